import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    preview: "Ein Klick, und Ihr Konto ist bereit.",
    heading: "Noch ein Klick",
    text: "Jemand, hoffentlich Sie, hat bei Yatrika ein Konto mit dieser Adresse angelegt. Bestätigen Sie, dass sie Ihnen gehört. Der Link funktioniert einmal, 24 Stunden lang.",
    button: "Meine Adresse bestätigen",
    note: "Wenn Sie es nicht waren, tun Sie nichts: Die Adresse bleibt unbestätigt.",
  },
  changeEmail: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Ein Klick, und Ihr Konto hat diese Adresse.",
    heading: "Ihre neue Adresse",
    text: "Sie möchten, dass {{email}} die Adresse Ihres Kontos wird. Bestätigen Sie, dass sie Ihnen gehört. Der Link funktioniert einmal, 24 Stunden lang.",
    button: "Diese Adresse verwenden",
    note: "Wenn Sie es nicht waren, tun Sie nichts: Kein Konto ändert sich.",
  },
  emailChangeAsked: {
    subject: "Für Ihr Konto wurde eine neue E-Mail-Adresse gewünscht",
    preview: "Wenn Sie es waren, ist hier nichts zu tun.",
    heading: "Eine neue Adresse wurde gewünscht",
    text: "Jemand, hoffentlich Sie, möchte, dass {{email}} die Adresse Ihres Kontos wird. Das geschieht, sobald der Link genutzt wird, den wir dorthin geschickt haben; bis dahin ändert sich nichts.",
    note: "Wenn Sie es nicht waren, wählen Sie sofort mit „Passwort vergessen“ ein neues Passwort: Das hält auch die Änderung auf. Oder rufen Sie uns an: {{phone}}.",
  },
  emailChanged: {
    subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
    preview: "Ab jetzt melden Sie sich mit einer anderen Adresse an.",
    heading: "Ihre Adresse wurde geändert",
    text: "Die E-Mail-Adresse Ihres Kontos lautet jetzt {{email}}. Ab jetzt melden Sie sich damit an, und unsere E-Mails gehen dorthin.",
    note: "Wenn Sie es nicht waren, rufen Sie uns sofort an: {{phone}}.",
  },
  resetPassword: {
    subject: "Wählen Sie ein neues Passwort",
    preview: "Der Link funktioniert einmal, eine Stunde lang.",
    heading: "Wählen Sie ein neues Passwort",
    text: "Jemand, hoffentlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Der Link funktioniert einmal, eine Stunde lang.",
    button: "Neues Passwort wählen",
    note: "Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    preview: "Wenn Sie es waren, ist nichts zu tun.",
    heading: "Ihr Passwort wurde geändert",
    text: "Das Passwort Ihres Kontos wurde soeben geändert. Wenn Sie es waren, ist nichts zu tun.",
    note: "Wenn Sie es nicht waren, wählen Sie sofort mit „Passwort vergessen“ ein neues Passwort, oder rufen Sie uns an: {{phone}}.",
  },
  accountDeleted: {
    subject: "Ihr Konto wurde gelöscht",
    preview: "Ihre Daten wurden mit ihm gelöscht.",
    heading: "Ihr Konto wurde gelöscht",
    text: "Ihr Konto bei Yatrika und die Daten darin wurden gelöscht. Sie sind auf allen Ihren Geräten abgemeldet.",
    note: "Wenn Sie es nicht waren, rufen Sie uns an: {{phone}}.",
  },
} satisfies Translation<typeof source>;
