import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    preview: "Ein Klick, und Ihr Konto ist bereit.",
    heading: "Noch ein Klick",
    text: "mit dieser Adresse wurde bei Yatrika ein Konto angelegt, hoffentlich von Ihnen. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden und funktioniert einmal.",
    button: "Meine Adresse bestätigen",
    note: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Die Adresse bleibt dann unbestätigt.",
  },
  changeEmail: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Ein Klick, und Ihr Konto läuft unter dieser Adresse.",
    heading: "Ihre neue Adresse",
    text: "Sie möchten, dass {{email}} die Adresse Ihres Kontos wird. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden und funktioniert einmal.",
    button: "Diese Adresse verwenden",
    note: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Es ändert sich dann nichts.",
  },
  emailChangeAsked: {
    subject: "Die E-Mail-Adresse Ihres Kontos soll geändert werden",
    preview: "Wenn Sie das waren, brauchen Sie hier nichts zu tun.",
    heading: "Ihre Adresse soll geändert werden",
    text: "für Ihr Konto wurde eine neue Adresse angegeben, hoffentlich von Ihnen: {{email}}. Sie gilt, sobald der Link in unserer E-Mail an diese Adresse geöffnet und bestätigt wird. Bis dahin ändert sich nichts.",
    note: "Wenn Sie das nicht waren, wählen Sie bitte sofort über „Passwort vergessen“ ein neues Passwort. Damit verhindern Sie auch die Änderung. Oder rufen Sie uns an: {{phone}}.",
  },
  emailChanged: {
    subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
    preview: "Ab jetzt melden Sie sich mit einer anderen Adresse an.",
    heading: "Ihre Adresse wurde geändert",
    text: "die E-Mail-Adresse Ihres Kontos lautet jetzt {{email}}. Bitte melden Sie sich von nun an damit an. Auch unsere E-Mails gehen dorthin.",
    note: "Wenn Sie das nicht waren, rufen Sie uns bitte sofort an: {{phone}}.",
  },
  resetPassword: {
    subject: "Wählen Sie ein neues Passwort",
    preview: "Der Link gilt eine Stunde.",
    heading: "Wählen Sie ein neues Passwort",
    text: "für Ihr Konto wurde ein neues Passwort angefordert, hoffentlich von Ihnen. Der Link gilt eine Stunde und funktioniert einmal.",
    button: "Neues Passwort wählen",
    note: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    preview: "Wenn Sie das waren, brauchen Sie nichts zu tun.",
    heading: "Ihr Passwort wurde geändert",
    text: "das Passwort Ihres Kontos wurde soeben geändert. Wenn Sie das waren, brauchen Sie nichts zu tun.",
    note: "Wenn Sie das nicht waren, wählen Sie bitte sofort über „Passwort vergessen“ ein neues Passwort, oder rufen Sie uns an: {{phone}}.",
  },
  accountDeleted: {
    subject: "Ihr Konto wurde gelöscht",
    preview: "Auch die Daten darin sind gelöscht.",
    heading: "Ihr Konto wurde gelöscht",
    text: "Ihr Konto bei Yatrika und die Daten darin wurden gelöscht. Sie sind auf allen Ihren Geräten abgemeldet.",
    note: "Wenn Sie das nicht waren, rufen Sie uns bitte an: {{phone}}.",
  },
} satisfies Translation<typeof source>;
