import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Schauen Sie in Ihr Postfach",
    text: "Wenn diese Adresse unseren Brief empfangen kann, ist eine E-Mail mit einer Schaltfläche zum Bestätigen unterwegs. Sie funktioniert 24 Stunden lang.",
  },
  invalid: {
    title: "Bitte prüfen Sie die Adresse",
    text: "Sie sieht nicht wie eine E-Mail-Adresse aus. Berichtigen Sie sie und senden Sie sie noch einmal.",
  },
  tooMany: {
    title: "Zu viele Anfragen",
    text_one: "Über Ihren Internetanschluss wurde zu oft angefragt. Versuchen Sie es in {{count}} Minute noch einmal.",
    text_other: "Über Ihren Internetanschluss wurde zu oft angefragt. Versuchen Sie es in {{count}} Minuten noch einmal.",
  },
  confirm: { title: "Bestätigen Sie Ihr Abonnement", text: "Ein Klick, und der nächste Brief kommt zu Ihnen.", button: "Bestätigen" },
  confirmed: {
    title: "Sie stehen auf der Liste",
    text: "Vielen Dank. Der nächste Brief kommt zu Ihnen; jeder enthält einen Link zum Abmelden.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Links gelten 24 Stunden. Bestellen Sie den Brief noch einmal, und ein neuer Link kommt sofort.",
  },
  unknown: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht wurde er schon benutzt, oder ein Teil fehlt. Wenn Sie bereits bestätigt haben, stehen Sie auf der Liste.",
  },
  unsubscribe: { title: "Abmelden", text: "Ein Klick, und Sie erhalten keine Briefe mehr von uns.", button: "Abmelden" },
  unsubscribed: {
    title: "Sie sind abgemeldet",
    text: "Sie erhalten keine Briefe mehr von uns. Sie können jederzeit zurückkommen.",
  },
  forged: {
    title: "Dieser Link ist nicht vollständig",
    text: "Verwenden Sie den Link so, wie er im Brief steht, oder schreiben Sie uns, dann nehmen wir Sie von der Liste.",
  },
  home: "Zur Startseite",
} satisfies Translation<typeof source>;
