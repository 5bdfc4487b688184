import { Mark } from "#app/ui/mark.tsx";

/** Networks that the agency is on, and those that only carry what visitors share. */
type Network = "instagram" | "facebook" | "youtube" | "x" | "linkedin" | "whatsapp";

/** Simple marks of the networks, drawn in line like the other icons; lucide carries no brands. */
export function NetworkIcon({ network }: { network: Network }) {
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
export const networkNames: Record<Network, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
};
