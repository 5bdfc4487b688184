import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Ihre Zahlung",
  description: "Wie es um Ihre Kartenzahlung steht und wie es weitergeht.",
  heading: {
    open: "Ihre Zahlung ist nicht abgeschlossen",
    processing: "Ihre Zahlung wird geprüft",
    over: "Die Zeit zum Bezahlen ist abgelaufen",
    returned: "Ihre Zahlung geht an Sie zurück",
  },
  text: {
    open: "Ihre Plätze sind bis {{time}} reserviert. Sie gehören Ihnen, sobald Ihre Zahlung da ist.",
    processing: "Ihre Bank hat sie noch nicht bestätigt. Sie müssen nichts tun: Wir schreiben Ihnen, sobald es sicher ist.",
    over: "Ihre Plätze sind nicht mehr reserviert. Wenn Sie fortfahren, reservieren wir sie erneut, sofern noch welche frei sind.",
    returned:
      "Sie kam an, als Ihre Plätze nicht mehr reserviert und schon anderweitig vergeben waren. Der ganze Betrag geht auf Ihre Karte zurück.",
  },
  reference: "Ihre Referenz:",
  pay: "{{total}} mit Karte zahlen",
  transfer: "Stattdessen überweisen",
  sending: "Einen Moment…",
  checkout: "Zurück zur Kasse",
  contact: "Schreiben Sie uns",
  problem: {
    away: "Die Zahlungsseite ist im Moment nicht erreichbar. Es wurde jetzt nichts abgebucht. Versuchen Sie es in ein paar Minuten wieder.",
    awayTransfer: "Oder überweisen Sie: Dann bleiben Ihre Plätze bis zum Eingang reserviert.",
    not_possible: "Diese Bestellung kann nicht mehr mit Karte bezahlt werden.",
    not_found: "Diese Bestellung gibt es nicht mehr.",
    travellers_missing: "Es fehlen Namen von Reisenden. Gehen Sie zurück zur Kasse und ergänzen Sie sie.",
    transfer_too_late: "Eine Überweisung käme für diesen Termin nicht mehr rechtzeitig an.",
    key_used: "Das wurde zweimal gesendet. Versuchen Sie es noch einmal.",
    price_changed: "Der Preis hat sich inzwischen geändert. Gehen Sie zurück zur Kasse: Dort steht der neue.",
    unavailable: "Ihre Plätze waren nicht mehr reserviert, und es ist kein Platz mehr frei.",
    too_many_one: "Zu viele Versuche von Ihrem Anschluss. Versuchen Sie es in {{count}} Minute wieder.",
    too_many_other: "Zu viele Versuche von Ihrem Anschluss. Versuchen Sie es in {{count}} Minuten wieder.",
  },
} satisfies Translation<typeof source>;
