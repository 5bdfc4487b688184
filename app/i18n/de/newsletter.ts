import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Schauen Sie in Ihr Postfach",
    text: "Wenn unser Newsletter an diese Adresse gehen kann, ist eine E-Mail an Sie unterwegs. Bitte bestätigen Sie darin Ihr Abonnement. Der Link gilt 24 Stunden.",
  },
  unsent: {
    title: "Noch nicht angemeldet",
    text: "Wir konnten Ihnen den Link zum Bestätigen nicht schicken, weil wir zurzeit keine E-Mails senden können. Bitte versuchen Sie es in ein paar Tagen wieder.",
  },
  invalid: {
    title: "Bitte prüfen Sie die Adresse",
    text: "Das sieht nicht wie eine E-Mail-Adresse aus. Bitte berichtigen Sie sie und senden Sie sie noch einmal.",
  },
  tooMany: {
    title: "Zu viele Anfragen",
    text_one: "Über Ihren Internetanschluss kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minute noch einmal.",
    text_other: "Über Ihren Internetanschluss kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minuten noch einmal.",
  },
  confirm: { title: "Bestätigen Sie Ihr Abonnement", text: "Ein Klick, und Sie bekommen den nächsten Newsletter.", button: "Bestätigen" },
  confirmed: {
    title: "Sie stehen auf der Liste",
    text: "Vielen Dank! Sie bekommen den nächsten Newsletter. In jeder Ausgabe steht ein Link, mit dem Sie ihn abbestellen können.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Jeder Link gilt 24 Stunden. Bitte bestellen Sie den Newsletter noch einmal, dann bekommen Sie sofort einen neuen Link.",
  },
  unknown: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht wurde er schon verwendet, oder ein Teil fehlt. Wenn Sie bereits bestätigt haben, stehen Sie auf der Liste.",
  },
  unsubscribe: {
    title: "Newsletter abbestellen",
    text: "Ein Klick, und Sie bekommen keinen Newsletter mehr von uns.",
    button: "Abbestellen",
  },
  unsubscribed: {
    title: "Sie haben den Newsletter abbestellt",
    text: "Sie bekommen keinen Newsletter mehr von uns. Wenn Sie ihn wieder lesen möchten, freuen wir uns.",
  },
  forged: {
    title: "Dieser Link ist nicht vollständig",
    text: "Bitte verwenden Sie den Link genau so, wie er im Newsletter steht. Oder schreiben Sie uns, dann nehmen wir Sie von der Liste.",
  },
  home: "Zur Startseite",
} satisfies Translation<typeof source>;
