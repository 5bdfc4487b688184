import type source from "#app/i18n/en/legal.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  updated: "Última actualización: {{date}}",
  questions: "¿Tienes preguntas?",
  contact: "Escríbenos",
  contents: "En esta página",
  share: { everything: "todo", nothing: "nada", lessFee: "{{share}}, menos {{fee}} de gastos de gestión" },
} satisfies Translation<typeof source>;
