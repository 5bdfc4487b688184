import type source from "#app/i18n/en/refusals.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** What is answered in plain text, before any page is looked for. */
export default {
  method: "Esta dirección no se puede usar así.",
  address: "Esta dirección no se puede leer.",
  foreign: "Rechazado: este formulario se envió desde otro sitio.",
} satisfies Translation<typeof source>;
