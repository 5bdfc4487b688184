import type source from "#app/i18n/en/enquiriesAdmin.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Anfrage {{reference}}",
  from: "Von {{name}}",
  list: {
    title: "Anfragen",
    lead: "Nachrichten und Buchungsanfragen, die neuesten zuerst.",
    export: "CSV exportieren",
    table: "Anfragen ({{total}})",
    search: "Anfragen suchen",
    searchPlaceholder: "Anfragenummer, Name, E-Mail oder Wörter",
    kind: "Art",
    status: "Status",
    columns: { subject: "Betreff", name: "Von", received: "Eingegangen" },
    empty: "Keine Anfragen gefunden",
    emptyText: "Nachrichten und Buchungsanfragen von der Kontaktseite erscheinen hier.",
    emptySearch: "Zu Ihrer Suche passt nichts.",
    failed: "Die Anfragen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  },
  status: { new: "Neu", in_progress: "In Arbeit", answered: "Beantwortet", closed: "Abgeschlossen" },
  kinds: { message: "Nachricht", booking: "Buchungsanfrage" },
  facts: {
    name: "Name",
    email: "E-Mail",
    language: "Sprache",
    received: "Eingegangen",
    tour: "Reise",
    tourGone: "Nicht mehr auf der Website",
    departure: "Abreisetermin",
    anyDeparture: "Nach Absprache",
    travellers: "Reisende",
    price: "Angezeigter Preis",
    bookings: "Buchungen mit dieser Adresse",
  },
  statusForm: {
    title: "Status",
    is: {
      new: "Noch kümmert sich niemand darum.",
      in_progress: "Jemand kümmert sich darum.",
      answered: "Die Anfrage ist beantwortet.",
      closed: "Die Anfrage ist abgeschlossen. Eine Antwort öffnet sie wieder.",
    },
    to: {
      new: "Als neu markieren",
      in_progress: "Als in Arbeit markieren",
      answered: "Als beantwortet markieren",
      closed: "Abschließen",
    },
  },
  thread: {
    answer: "Antwort von {{author}}",
    note: "Notiz von {{author}}",
    formerColleague: "einem früheren Teammitglied",
    notMailed: "Nur für das Team",
    mail: {
      waiting: "Die E-Mail wird gleich gesendet",
      sent: "Per E-Mail gesendet",
      dead: "Die E-Mail konnte nicht zugestellt werden",
      gone: "Per E-Mail gesendet",
    },
  },
  write: {
    answer: {
      title: "Per E-Mail antworten",
      label: "Ihre Antwort",
      hint: "Sie geht als E-Mail an {{email}}. Anrede, Gruß und die übrigen Texte der E-Mail ergänzen wir in dieser Sprache: {{language}}.",
      send: "Antwort senden",
      busy: "Wird gesendet\u00a0…",
    },
    note: {
      title: "Interne Notiz",
      label: "Ihre Notiz",
      hint: "Nur das Team sieht sie. Wer eine Kopie der eigenen Daten verlangt, bekommt aber auch die Notizen.",
      send: "Notiz speichern",
      busy: "Wird gespeichert\u00a0…",
    },
  },
  errors: {
    answerRequired: "Schreiben Sie Ihre Antwort.",
    answerTooLong: "Die Antwort darf höchstens {{limit}} Zeichen haben.",
    noteRequired: "Schreiben Sie Ihre Notiz.",
    noteTooLong: "Die Notiz darf höchstens {{limit}} Zeichen haben.",
  },
  problems: {
    title: "Es wurde nichts geändert",
    forbidden: "Sie sind nicht mehr angemeldet, oder Ihre Rolle erlaubt es nicht.",
    changed:
      "Jemand anders hat diese Anfrage inzwischen geändert. Die Seite zeigt den neuen Stand, und Ihr Text steht noch hier. Bitte prüfen Sie, ob er noch passt, und senden Sie ihn dann noch einmal.",
    unreadable: "Es war nicht klar, was geschehen soll. Bitte versuchen Sie es noch einmal.",
    undelivered: "Die Website ist gerade nicht erreichbar. Ihre Eingaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal.",
  },
  done: {
    answer: { title: "Antwort gesendet", text: "Sie ist hier gespeichert und als E-Mail unterwegs." },
    answerUnsent: {
      title: "Antwort noch nicht gesendet",
      text: "Diese Website hat keinen Mailserver. Die Antwort steht hier und wird gesendet, sobald es einen gibt.",
    },
    note: { title: "Notiz gespeichert", text: "Das Team sieht sie hier." },
    status: { title: "Status geändert" },
  },
} satisfies Translation<typeof source>;
