import type source from "#app/i18n/en/audit.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Protokoll",
  lead: "Wer hat was und wann getan. Einträge kommen nur hinzu.",
  table: "Einträge, die neuesten zuerst",
  columns: { at: "Wann", actor: "Wer", action: "Was", subject: "Woran", details: "Einzelheiten" },
  filters: {
    actor: "Wer",
    actorPlaceholder: "Teil eines Namens",
    action: "Was",
    subject: "Woran",
    subjectPlaceholder: "Art oder Kennung",
    from: "Von",
    to: "Bis",
  },
  change: "{{field}}: {{before}} → {{after}}",
  nothingBefore: "nichts",
  fact: "{{name}}: {{value}}",
  export: "CSV exportieren",
  pages: "Neuere und ältere Einträge",
  empty: "Keine Einträge gefunden",
  emptyText: "Zu Ihrer Suche passt nichts.",
  failed: "Das Protokoll konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
} satisfies Translation<typeof source>;
