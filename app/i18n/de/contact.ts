import type source from "#app/i18n/en/contact.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Kontakt",
  description: "Adresse, Telefonnummern, E-Mail-Adressen und Sprechzeiten von Yatrika.",
  lead: "Sprechen Sie mit den Menschen, die Ihre Reise planen. Wir antworten innerhalb eines Tages und, solange Sie mit uns unterwegs sind, zu jeder Stunde.",
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
    privacy: "Wir verwenden Ihre Nachricht, um Ihnen zu antworten, und bewahren sie 24 Monate auf.",
    send: "Nachricht senden",
    sending: "Wird gesendet\u00a0…",
    undelivered:
      "Ihre Nachricht konnten wir nicht senden. Ihr Text steht noch hier. Falls er sehr lang ist, kürzen Sie ihn bitte; sonst versuchen Sie es gleich noch einmal.",
    tooMany_one:
      "Über Ihren Internetanschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in {{count}} Minute noch einmal. Ihr Text steht noch hier.",
    tooMany_other:
      "Über Ihren Internetanschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in {{count}} Minuten noch einmal. Ihr Text steht noch hier.",
  },
  sent: {
    title: "Nachricht gesendet",
    text: "Vielen Dank für Ihre Nachricht. Wir melden uns bald bei Ihnen!",
    reference: "Ihre Anfragenummer lautet {{reference}}.",
    unsent: "Wir können zurzeit keine E-Mails senden. Bitte notieren Sie sich diese Nummer. Wenn es eilt, rufen Sie uns an: {{phone}}.",
    another: "Noch eine Nachricht schreiben",
  },
  errors: {
    nameRequired: "Bitte geben Sie Ihren Namen ein",
    nameTooLong: "Der Name darf höchstens {{limit}} Zeichen haben",
    emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein",
    emailInvalid: "Bitte geben Sie eine Adresse wie meera@example.com ein",
    subjectRequired: "Bitte geben Sie einen Betreff ein",
    subjectTooLong: "Der Betreff darf höchstens {{limit}} Zeichen haben",
    messageRequired: "Bitte schreiben Sie Ihre Nachricht",
    messageTooLong: "Die Nachricht darf höchstens {{limit}} Zeichen haben",
  },
  map: {
    heading: "So finden Sie uns",
    show: "Karte anzeigen",
    hint: "Die Karte kommt von OpenStreetMap und wird erst geladen, wenn Sie sie anzeigen.",
    title: "Karte: {{address}}",
  },
  ownTrip: { subject: "Eigene Reise: {{destination}}" },
  booking: {
    heading: "Ihre Buchungsanfrage",
    text: "Eine Anfrage reserviert noch keinen Platz. Eine Expertin wird Ihren Termin prüfen und die Buchung mit Ihnen abschließen.",
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
