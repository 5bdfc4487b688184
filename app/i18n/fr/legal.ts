import type source from "#app/i18n/en/legal.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  updated: "Dernière mise à jour : {{date}}",
  questions: "Des questions ?",
  contact: "Nous contacter",
  contents: "Sur cette page",
  share: { everything: "tout", nothing: "rien", lessFee: "{{share}}, moins des frais de dossier de {{fee}}" },
} satisfies Translation<typeof source>;
