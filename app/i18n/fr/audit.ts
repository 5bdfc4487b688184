import type source from "#app/i18n/en/audit.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Journal",
  lead: "Qui a fait quoi et quand. Les entrées ne font que s’ajouter.",
  table: "Entrées, les plus récentes d’abord",
  columns: { at: "Quand", actor: "Qui", action: "Quoi", subject: "Objet", details: "Détails" },
  filters: {
    actor: "Qui",
    actorPlaceholder: "Partie d’un nom",
    action: "Quoi",
    subject: "Objet",
    subjectPlaceholder: "Type ou identifiant",
    from: "Du",
    to: "Au",
  },
  change: "{{field}} : {{before}} → {{after}}",
  nothingBefore: "rien",
  fact: "{{name}} : {{value}}",
  export: "Exporter en CSV",
  pages: "Entrées plus récentes et plus anciennes",
  empty: "Aucune entrée trouvée",
  emptyText: "Rien ne correspond à votre recherche.",
  failed: "Impossible de charger le journal. Veuillez réessayer.",
} satisfies Translation<typeof source>;
