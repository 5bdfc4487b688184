import type source from "#app/i18n/en/legal.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  updated: "Zuletzt aktualisiert: {{date}}",
  questions: "Haben Sie Fragen?",
  contact: "Schreiben Sie uns",
  contents: "Auf dieser Seite",
  share: { everything: "alles", nothing: "nichts", lessFee: "{{share}}, abzüglich einer Bearbeitungsgebühr von {{fee}}" },
} satisfies Translation<typeof source>;
