import type source from "#app/i18n/en/enquiriesDesk.ts";
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
    searchPlaceholder: "Referenz, Name, E-Mail oder Wörter",
    kind: "Art",
    status: "Status",
    columns: { subject: "Betreff", name: "Von", received: "Eingegangen" },
    empty: "Keine Anfragen gefunden",
    emptyText: "Was über die Kontaktseite kommt, erscheint hier.",
    emptySearch: "Nichts passt zu Ihrer Suche.",
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
      new: "Noch hat sich niemand darum gekümmert.",
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
    answer: "{{author}} hat geantwortet",
    note: "{{author}} hat notiert",
    formerColleague: "Jemand, der nicht mehr zum Team gehört,",
    notMailed: "Nur für das Team",
    mail: {
      waiting: "Die E-Mail wartet auf den Versand",
      sent: "Per E-Mail gesendet",
      dead: "Die E-Mail konnte nicht zugestellt werden",
      gone: "Per E-Mail gesendet",
    },
  },
  write: {
    answer: {
      title: "Per E-Mail antworten",
      label: "Ihre Antwort",
      hint: "Sie geht an {{email}}, eingefügt in unseren Brief, dessen feste Texte in dieser Sprache sind: {{language}}. Anrede und Gruß kommen von selbst dazu.",
      send: "Antwort senden",
      busy: "Wird gesendet …",
    },
    note: {
      title: "Interne Notiz",
      label: "Ihre Notiz",
      hint: "Hier sieht sie nur das Team. Wer eine Kopie der eigenen Daten verlangt, erhält auch sie.",
      send: "Notiz speichern",
      busy: "Wird gespeichert …",
    },
  },
  errors: {
    answerRequired: "Schreiben Sie Ihre Antwort.",
    answerTooLong: "Die Antwort darf höchstens {{limit}} Zeichen haben.",
    noteRequired: "Schreiben Sie Ihre Notiz.",
    noteTooLong: "Die Notiz darf höchstens {{limit}} Zeichen haben.",
  },
  problems: {
    title: "Nichts wurde getan",
    forbidden: "Sie selbst sind nicht mehr Admin.",
    changed:
      "Inzwischen hat jemand anderes diese Anfrage geändert. Die Seite zeigt sie, wie sie jetzt ist; was Sie geschrieben haben, steht noch da. Sehen Sie nach und senden Sie es noch einmal, wenn es noch stimmt.",
    unreadable: "Es war nicht klar, was zu tun ist. Versuchen Sie es noch einmal.",
    undelivered: "Die Website war nicht erreichbar. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es gleich noch einmal.",
  },
  done: {
    answer: { title: "Antwort gesendet", text: "Sie ist hier gespeichert und per E-Mail unterwegs." },
    note: { title: "Notiz gespeichert", text: "Das Team sieht sie hier." },
    status: { title: "Status geändert" },
  },
} satisfies Translation<typeof source>;
