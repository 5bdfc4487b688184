import type { FrameData } from "./frame-data.server.ts";

/** Networks that the agency is on, and those that only carry what visitors share. */
type Network = FrameData["social"][number]["network"] | "whatsapp";

/** Simple marks of the networks, drawn in line like the other icons; lucide carries no brands. */
const paths: Record<Network, string> = {
  instagram: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.2 6.8h.01",
  facebook: "M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2Z",
  youtube: "M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3ZM10 9v6l5-3Z",
  x: "M4 4l16 16M20 4 4 20",
  whatsapp: "M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1ZM9 8.5c0 3.6 2.9 6.5 6.5 6.5v-1.8l-2-1-1 1c-1-.4-1.8-1.2-2.2-2.2l1-1-1-2H9Z",
  linkedin: "M4 9v11M4 4h.01M9 20V9M9 13a4 4 0 0 1 8 0v7",
};

export function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[network]} />
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
