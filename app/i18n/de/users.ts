import type source from "#app/i18n/en/users.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Benutzerverwaltung",
  table: "Alle Benutzer ({{total}})",
  search: "Benutzer suchen",
  searchPlaceholder: "Name, E-Mail oder Telefon",
  type: "Rolle",
  columns: { name: "Name", email: "E-Mail", phone: "Telefon", type: "Rolle", registered: "Registriert" },
  types: { Customer: "Kundschaft", Admin: "Admin" },
  noPhone: "Nicht angegeben",
  you: "Sie",
  change: { Admin: "Zum Admin machen", Customer: "Zur Kundschaft" },
  select: "{{name}} auswählen",
  empty: "Keine Benutzer gefunden",
  emptyText: "Wer sich neu registriert, erscheint hier.",
  emptySearch: "Zu Ihrer Suche passt niemand.",
  failed: "Die Benutzer konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  deleteSelected: "Ausgewählte löschen ({{count}})",
  deleteSelectedPlain: "Ausgewählte löschen",
  deleting: "Wird gelöscht …",
  deleted: "{{count}} Benutzer erfolgreich gelöscht",
  deleteFailed: "Die Benutzer konnten nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  notDeleted: {
    not_found: "Eines der Konten gibt es nicht mehr.",
    not_allowed: "Sie selbst sind nicht mehr Admin.",
    own_admin_account: "{{name}} bleibt: Admins können ihr eigenes Konto nicht löschen.",
    last_admin: "{{name}} bleibt: Der letzte Admin kann nicht gelöscht werden.",
    trip_ahead: "{{name}} bleibt: Eine Reise steht bevor.",
    money_owed: "{{name}} bleibt: Es ist noch Geld offen.",
  },
  questions: {
    delete: {
      title_one: "{{count}} Konto löschen?",
      title_other: "{{count}} Konten löschen?",
      confirm: "Löschen",
      lost: "Profil, Merkliste und alle Sitzungen werden sofort gelöscht. Das lässt sich nicht rückgängig machen.",
      stays:
        "Buchungen bleiben ohne persönliche Daten erhalten. Wer noch eine Reise vor sich hat oder bei wem noch Geld offen ist, wird nicht gelöscht, und Sie erfahren warum.",
    },
    gone: "Dieses Konto gibt es nicht mehr.",
    Admin: {
      title: "{{name}} zum Admin machen?",
      text: "Admins sehen und ändern alles: Benutzer, Buchungen, Reisedaten, Inhalte und Einstellungen. Es gilt sofort.",
      confirm: "Zum Admin machen",
      busy: "Wird geändert …",
    },
    Customer: {
      title: "{{name}} die Adminrechte nehmen?",
      text: "Die Seiten der Verwaltung schließen sich sofort. Buchungen, Merkliste und Profil bleiben.",
      confirm: "Adminrechte nehmen",
      busy: "Wird geändert …",
    },
  },
  changed: {
    title: "Rolle geändert",
    Admin: "{{name}} ist jetzt Admin.",
    Customer: "{{name}} hat keine Adminrechte mehr.",
  },
  refused: {
    title: "Nichts wurde geändert",
    self: "Ihre eigenen Adminrechte können Sie sich nicht nehmen. Bitten Sie einen anderen Admin darum.",
    last_admin: "{{name}} ist der letzte Admin. Machen Sie zuerst jemand anderen zum Admin.",
    absent: "Dieses Konto gibt es nicht mehr.",
    not_allowed: "Sie selbst sind nicht mehr Admin.",
    unreadable: "Es war nicht klar, wer gemeint ist. Wählen Sie noch einmal.",
  },
} satisfies Translation<typeof source>;
