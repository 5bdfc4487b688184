import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Guten Tag {{name}},",
  greetingNoName: "Guten Tag,",
  signature: "Die Frauen von Yatrika",
  address: "{{company}}, {{address}}",
  why: "Sie erhalten diese E-Mail, weil diese Adresse auf {{site}} angegeben wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.",
  enquiryReceived: {
    subject: "Ihre Nachricht ist bei uns angekommen ({{reference}})",
    preview: "Innerhalb eines Arbeitstags wird Ihnen ein Mensch antworten.",
    heading: "Ihre Nachricht ist bei uns angekommen",
    text: "vielen Dank, dass Sie uns geschrieben haben. Ihre Anfragenummer lautet {{reference}}. Innerhalb eines Arbeitstags wird Ihnen ein Mensch antworten, kein Programm.",
    bookingHeading: "Ihre Buchungsanfrage ist bei uns angekommen",
    bookingText:
      "vielen Dank für Ihre Anfrage. Ihre Anfragenummer lautet {{reference}}. Noch ist kein Platz reserviert. Eine Expertin wird Ihren Termin prüfen und Ihnen innerhalb eines Arbeitstags schreiben, was Sie zum Abschluss der Buchung brauchen.",
    yourRequest: "Ihre Anfrage",
    yourMessage: "Ihre Nachricht",
    tour: "Reise",
    departure: "Abreisetermin",
    anyDeparture: "Nach Absprache",
    travellers: "Reisende",
    price: "Angezeigter Preis",
    urgent: "Eilt es? Dann rufen Sie uns bitte an: {{phone}}.",
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
    reply: "Haben Sie noch Fragen? Antworten Sie einfach auf diese E-Mail.",
    youWrote: "Am {{date}} schrieben Sie:",
  },
  confirmSubscription: {
    subject: "Bitte bestätigen Sie Ihr Newsletter-Abonnement",
    preview: "Ein Klick, dann bekommen Sie einmal im Monat unseren Newsletter.",
    heading: "Noch ein Klick",
    text: "Für diese Adresse wurde der monatliche Newsletter von Yatrika bestellt, hoffentlich von Ihnen. Wenn Sie das bestätigen, bekommen Sie die nächste Ausgabe. Der Link gilt 24 Stunden.",
    button: "Newsletter bestätigen",
    not: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keine weitere E-Mail.",
  },
  unsubscribe: "Newsletter abbestellen",
} satisfies Translation<typeof source>;
