import type source from "#app/i18n/en/refusals.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** What is answered in plain text, before any page is looked for. */
export default {
  method: "Cette adresse ne peut pas être utilisée ainsi.",
  address: "Cette adresse ne peut pas être lue.",
  foreign: "Refusé : ce formulaire a été envoyé depuis un autre site.",
} satisfies Translation<typeof source>;
