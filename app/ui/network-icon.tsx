import { Mark } from "#app/ui/mark.tsx";
import type { networkNames } from "#app/values/social-networks.ts";

/** Simple marks of the networks, drawn in line like the other icons; lucide carries no brands. */
export function NetworkIcon({ network }: { network: keyof typeof networkNames }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Mark name={`network-${network}`} />
    </svg>
  );
}
