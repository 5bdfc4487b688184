import type source from "#app/i18n/en/refusals.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** What is answered in plain text, before any page is looked for. */
export default {
  method: "So kann diese Adresse nicht aufgerufen werden.",
  address: "Diese Adresse kann nicht gelesen werden.",
  foreign: "Abgelehnt: Dieses Formular wurde von einer anderen Website gesendet.",
} satisfies Translation<typeof source>;
