import type source from "#app/i18n/en/contact.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Kontakt",
  description: "Adresse, Telefonnummern, E-Mail-Adressen und Sprechzeiten von Yatrika.",
  lead: "Sprechen Sie mit den Menschen, die die Reisen planen. Wir antworten innerhalb eines Tages, und zu jeder Stunde, solange Sie mit uns unterwegs sind.",
  address: "Adresse",
  phones: "Telefon",
  emails: "E-Mail",
  hours: "Sprechzeiten",
  social: "Folgen Sie uns",
  openMap: "In OpenStreetMap öffnen",
  form: {
    heading: "Schreiben Sie uns",
    name: "Name",
    email: "E-Mail",
    subject: "Betreff",
    message: "Nachricht",
    counter: "{{length}} von {{limit}} Zeichen",
    privacy: "Was Sie schreiben, nutzen wir, um Ihnen zu antworten, und bewahren es 24 Monate auf.",
    send: "Nachricht senden",
    sending: "Wird gesendet …",
    undelivered:
      "Ihre Nachricht ist nicht angekommen. Ihr Text bleibt hier: Kürzen Sie ihn, falls er sehr lang ist, oder versuchen Sie es gleich noch einmal.",
    tooMany_one:
      "Zu viele Nachrichten über Ihren Internetanschluss. Versuchen Sie es in {{count}} Minute noch einmal; was Sie geschrieben haben, bleibt hier stehen.",
    tooMany_other:
      "Zu viele Nachrichten über Ihren Internetanschluss. Versuchen Sie es in {{count}} Minuten noch einmal; was Sie geschrieben haben, bleibt hier stehen.",
  },
  sent: {
    title: "Nachricht gesendet",
    text: "Vielen Dank für Ihre Nachricht. Wir melden uns bald bei Ihnen!",
    reference: "Ihre Referenz lautet {{reference}}.",
  },
  errors: {
    nameRequired: "Geben Sie Ihren Namen ein",
    nameTooLong: "Der Name darf höchstens {{limit}} Zeichen haben",
    emailRequired: "Geben Sie Ihre E-Mail-Adresse ein",
    emailInvalid: "Geben Sie eine Adresse wie meera@example.com ein",
    subjectRequired: "Geben Sie einen Betreff ein",
    subjectTooLong: "Der Betreff darf höchstens {{limit}} Zeichen haben",
    messageRequired: "Schreiben Sie Ihre Nachricht",
    messageTooLong: "Die Nachricht darf höchstens {{limit}} Zeichen haben",
  },
  map: {
    heading: "So finden Sie uns",
    show: "Karte anzeigen",
    hint: "Die Karte kommt von OpenStreetMap und wird erst geladen, wenn Sie es möchten.",
    title: "Karte: {{address}}",
  },
  ownTrip: { subject: "Eigene Reise: {{destination}}" },
  booking: {
    heading: "Ihre Buchungsanfrage",
    text: "Noch ist kein Platz reserviert: Eine Expertin prüft Ihren Termin und schließt die Buchung mit Ihnen ab.",
    tour: "Reise",
    departure: "Abreisetermin",
    anyDeparture: "Nach Absprache",
    adults: "Erwachsene",
    children: "Kinder",
    sumText: "{{travellers}} × {{price}}",
    subject: "Buchungsanfrage: {{tour}}",
    back: "Zurück zur Reise",
  },
} satisfies Translation<typeof source>;
