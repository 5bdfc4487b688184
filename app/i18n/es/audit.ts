import type source from "#app/i18n/en/audit.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Registro",
  lead: "Quién hizo qué y cuándo. Las entradas solo se añaden.",
  table: "Entradas, las más recientes primero",
  columns: { at: "Cuándo", actor: "Quién", action: "Qué", subject: "Sobre qué", details: "Detalles" },
  filters: {
    actor: "Quién",
    actorPlaceholder: "Parte de un nombre",
    action: "Qué",
    subject: "Sobre qué",
    subjectPlaceholder: "Clase o identificador",
    from: "Desde",
    to: "Hasta",
  },
  change: "{{field}}: {{before}} → {{after}}",
  nothingBefore: "nada",
  fact: "{{name}}: {{value}}",
  export: "Exportar CSV",
  pages: "Entradas más recientes y más antiguas",
  empty: "No se han encontrado entradas",
  emptyText: "Nada coincide con lo que has pedido.",
  failed: "No se ha podido cargar el registro. Inténtalo de nuevo.",
} satisfies Translation<typeof source>;
