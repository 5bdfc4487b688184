import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Guten Tag {{name}},",
  greetingNoName: "Guten Tag,",
  signature: "Die Frauen von Yatrika",
  address: "{{company}}, {{address}}",
  why: "Sie erhalten diese E-Mail, weil diese Adresse auf {{site}} angegeben wurde. Waren Sie das nicht, können Sie sie ignorieren.",
  enquiryReceived: {
    subject: "Ihre Nachricht ist da ({{reference}})",
    preview: "Innerhalb eines Arbeitstags liest sie ein Mensch.",
    heading: "Ihre Nachricht ist da",
    text: "vielen Dank, dass Sie uns geschrieben haben. Ihre Referenz lautet {{reference}}. Innerhalb eines Arbeitstags antwortet Ihnen ein Mensch, kein Programm.",
    bookingHeading: "Ihre Buchungsanfrage ist da",
    bookingText:
      "vielen Dank für Ihre Anfrage. Ihre Referenz lautet {{reference}}. Noch ist kein Platz reserviert: Eine Expertin prüft Ihren Termin und schreibt Ihnen innerhalb eines Arbeitstags alles, was Sie zum Abschluss der Buchung brauchen.",
    yourRequest: "Ihre Anfrage",
    yourMessage: "Ihre Nachricht",
    tour: "Reise",
    departure: "Abreisetermin",
    anyDeparture: "Nach Absprache",
    travellers: "Reisende",
    price: "Angezeigter Preis",
    urgent: "Eilt es? Rufen Sie uns an: {{phone}}.",
  },
  enquiryNotification: {
    subject: "{{reference}}: {{subject}}",
    preview: "Von {{name}}",
    heading: "Neue Nachricht von {{name}}",
    bookingHeading: "Neue Buchungsanfrage von {{name}}",
    from: "Von",
    language: "Sprache",
    reply: "Antworten Sie einfach auf diese E-Mail.",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}}: {{subject}}",
    heading: "Unsere Antwort",
    reply: "Ist noch etwas offen? Antworten Sie einfach auf diese E-Mail.",
    youWrote: "Am {{date}} schrieben Sie:",
  },
  confirmSubscription: {
    subject: "Bitte bestätigen Sie Ihr Abonnement",
    preview: "Ein Klick, dann ein kurzer Brief im Monat.",
    heading: "Noch ein Klick",
    text: "Jemand, hoffentlich Sie, hat für diese Adresse den monatlichen Brief von Yatrika bestellt. Bestätigen Sie das, und der nächste Brief kommt zu Ihnen. Der Link gilt 24 Stunden.",
    button: "Abo bestätigen",
    not: "Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie keine weitere E-Mail.",
  },
  unsubscribe: "Abmelden",
} satisfies Translation<typeof source>;
