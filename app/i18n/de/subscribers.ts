import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Newsletter",
  lead: "Wer den Brief liest. Die Datei enthält alle, die bestätigt haben, jeweils mit eigenem Link zum Abmelden.",
  export: "Bestätigte exportieren (CSV)",
  counts: { title: "Abonnements nach Sprache", all: "Alle Sprachen" },
  table: "Abonnements ({{total}})",
  search: "Abonnements suchen",
  searchPlaceholder: "Teil einer E-Mail-Adresse",
  columns: {
    email: "E-Mail",
    status: "Status",
    language: "Sprache",
    requested: "Bestellt",
    confirmed: "Bestätigt",
    remove: "Entfernen",
  },
  status: { confirmed: "Bestätigt", waiting: "Wartet" },
  notYet: "Noch nicht",
  empty: "Keine Abonnements gefunden",
  emptyText: "Wer den Newsletter bestellt, erscheint hier. Ohne Bestätigung wird die Adresse nach 30 Tagen gelöscht.",
  emptySearch: "Zu Ihrer Suche passt niemand.",
  failed: "Die Abonnements konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  remove: {
    title: "{{email}} von der Liste nehmen?",
    text: "Tun Sie das, wenn Sie darum gebeten werden. Die Adresse wird sofort gelöscht und erhält keinen Brief mehr; neu bestellen lässt er sich jederzeit.",
    confirm: "Entfernen",
    busy: "Wird entfernt …",
    gone: "Diese Adresse steht nicht mehr auf der Liste.",
  },
  removed: { title: "Entfernt", text: "{{email}} steht nicht mehr auf der Liste." },
  problems: {
    title: "Niemand wurde entfernt",
    absent: "Diese Adresse steht nicht mehr auf der Liste.",
    forbidden: "Sie selbst sind nicht mehr Admin.",
    unreadable: "Es war nicht klar, wer gemeint ist. Wählen Sie noch einmal.",
    undelivered: "Die Website war nicht erreichbar. Versuchen Sie es gleich noch einmal.",
  },
} satisfies Translation<typeof source>;
