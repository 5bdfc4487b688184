import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Ihre Zahlung",
  description: "Der Stand Ihrer Kartenzahlung und wie es weitergeht.",
  heading: {
    open: "Ihre Zahlung ist nicht abgeschlossen",
    processing: "Ihre Zahlung wird geprüft",
    over: "Die Zeit zum Bezahlen ist abgelaufen",
    returned: "Wir erstatten Ihre Zahlung",
  },
  text: {
    open: "Ihre Plätze sind bis {{time}} reserviert. Sobald Ihre Zahlung da ist, sind sie fest gebucht.",
    processing:
      "Ihre Bank hat die Zahlung noch nicht bestätigt. Sie brauchen nichts zu tun. Wir schreiben Ihnen, sobald die Bestätigung da ist.",
    processingUnsent:
      "Ihre Bank hat die Zahlung noch nicht bestätigt. Sie brauchen nichts zu tun. Sobald sie sicher ist, sehen Sie es auf dieser Seite.",
    over: "Ihre Reservierung ist abgelaufen. Wenn Sie weitermachen, reservieren wir Ihre Plätze noch einmal, sofern noch welche frei sind.",
    returned:
      "Ihre Zahlung kam an, als Ihre Plätze schon anderweitig vergeben waren. Wir erstatten Ihnen den vollen Betrag auf Ihre Karte.",
  },
  reference: "Ihre Buchungsnummer:",
  pay: "{{total}} mit Karte zahlen",
  transfer: "Stattdessen überweisen",
  sending: "Einen Moment\u00a0…",
  checkout: "Zurück zur Kasse",
  contact: "Schreiben Sie uns",
  problem: {
    away: "Die Zahlungsseite ist im Moment nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    awayTransfer: "Sie können stattdessen auch überweisen. Ihre Plätze bleiben dann weiter reserviert.",
    not_possible: "Diese Bestellung kann nicht mehr mit Karte bezahlt werden.",
    not_found: "Diese Bestellung gibt es nicht mehr.",
    travellers_missing: "Es fehlen noch Namen von Reisenden. Bitte gehen Sie zurück zur Kasse und ergänzen Sie sie.",
    transfer_too_late: "Eine Überweisung käme für diesen Termin nicht mehr rechtzeitig an.",
    method_gone: "Diese Zahlungsart gibt es nicht mehr. Bitte wählen Sie eine andere oder schreiben Sie uns.",
    code_used_up: "Dieser Code ist so oft eingelöst, wie er darf.",
    key_used: "Dieses Formular gehörte zu einer früheren Bestellung. Bitte drücken Sie die Schaltfläche noch einmal.",
    price_changed: "Der Preis hat sich inzwischen geändert. Bitte gehen Sie zurück zur Kasse; dort steht der neue Preis.",
    unavailable: "Ihre Reservierung ist abgelaufen, und inzwischen sind nicht mehr genug Plätze frei.",
    too_many_one: "Über Ihren Internetanschluss kamen zu viele Versuche. Bitte versuchen Sie es in {{count}} Minute noch einmal.",
    too_many_other: "Über Ihren Internetanschluss kamen zu viele Versuche. Bitte versuchen Sie es in {{count}} Minuten noch einmal.",
  },
} satisfies Translation<typeof source>;
