/** The record of changes. */
export default {
  title: "Audit",
  lead: "Who did what and when. Entries are only ever added.",
  table: "Entries, newest first",
  columns: { at: "When", actor: "Who", action: "What", subject: "About", details: "Details" },
  filters: {
    actor: "Who",
    actorPlaceholder: "Part of a name",
    action: "What",
    subject: "About",
    subjectPlaceholder: "Kind or id",
    from: "From",
    to: "To",
  },
  change: "{{field}}: {{before}} → {{after}}",
  nothingBefore: "nothing",
  fact: "{{name}}: {{value}}",
  export: "Export CSV",
  pages: "Newer and older entries",
  empty: "No entries found",
  emptyText: "Nothing matches what you asked for.",
  failed: "Failed to load the log. Please try again.",
} as const;
