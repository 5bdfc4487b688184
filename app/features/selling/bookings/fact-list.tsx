import { CopyButton } from "./copy-button.tsx";

/** `copy`: what its button copies, for what is to be typed elsewhere. */
type Fact = { label: string; value: string; copy?: string };

/** Facts of a card, each with its name. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, copy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {copy ? <CopyButton what={label} text={copy} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
