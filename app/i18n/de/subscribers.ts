import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Newsletter",
  lead: "Wer den Newsletter bestellt hat. Die Datei enthält alle bestätigten Abonnements, jedes mit eigenem Link zum Abbestellen.",
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
  status: { confirmed: "Bestätigt", waiting: "Unbestätigt" },
  unsubscribeLink: "Link zum Abbestellen",
  notYet: "Noch nicht",
  empty: "Keine Abonnements gefunden",
  emptyText: "Wer den Newsletter bestellt, erscheint hier. Ohne Bestätigung wird die Adresse nach 30 Tagen gelöscht.",
  emptySearch: "Zu Ihrer Suche passt nichts.",
  failed: "Die Abonnements konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  remove: {
    title: "{{email}} von der Liste nehmen?",
    text: "Tun Sie das nur, wenn Sie darum gebeten werden. Die Adresse wird sofort gelöscht und bekommt keinen Newsletter mehr. Er lässt sich jederzeit neu bestellen.",
    confirm: "Entfernen",
    busy: "Wird entfernt\u00a0…",
    gone: "Diese Adresse steht nicht mehr auf der Liste.",
  },
  removed: { title: "Entfernt", text: "{{email}} steht nicht mehr auf der Liste." },
  problems: {
    title: "Es wurde nichts entfernt",
    absent: "Diese Adresse steht nicht mehr auf der Liste.",
    forbidden: "Sie sind nicht mehr angemeldet, oder Ihre Rolle erlaubt es nicht.",
    unreadable: "Es war nicht klar, welche Adresse gemeint ist. Bitte wählen Sie noch einmal.",
    undelivered: "Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  },
} satisfies Translation<typeof source>;
