/** Facts of a card, each with its name. */
export function FactList({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
