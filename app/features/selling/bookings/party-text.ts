import type { formatsFor } from "#app/i18n/format.ts";
import type { Party } from "./booking-price.ts";

type Words = (key: "party.adults" | "party.children", options: { count: number }) => string;

/** A party in words: 2 adults and 1 child. */
export const partyText = (t: Words, formats: ReturnType<typeof formatsFor>, { adults, children }: Party): string =>
  formats.list([t("party.adults", { count: adults }), ...(children > 0 ? [t("party.children", { count: children })] : [])]);
