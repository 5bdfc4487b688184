/** The networks that the agency can be found on; their marks stand in `ui/marks.svg`. */
export const socialNetworks = ["instagram", "facebook", "youtube", "x", "linkedin"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** With those that only carry what visitors share. */
export const networkNames: Record<SocialNetwork | "whatsapp", string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
};
