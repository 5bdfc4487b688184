import type source from "#app/i18n/en/profile.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  toProfile: "Zu Ihrem Profil",
  toSignIn: "Zur Anmeldung",
  form: { email: "E-Mail-Adresse" },
  errors: { emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
  mailRequest: {
    tooMany_one: "Es wurden zu oft Links angefordert. Versuchen Sie es in {{count}} Minute noch einmal.",
    tooMany_other: "Es wurden zu oft Links angefordert. Versuchen Sie es in {{count}} Minuten noch einmal.",
  },
  links: {
    ask: {
      title: "Bestätigen Sie Ihre E-Mail-Adresse",
      text: "Geben Sie die Adresse Ihres Kontos ein. Wenn sie noch zu bestätigen ist, schicken wir Ihnen einen Link.",
      button: "Link schicken",
    },
    sent: {
      title: "Schauen Sie in Ihr Postfach",
      text: "Wenn die Adresse zu einem Konto gehört und noch zu bestätigen ist, ist eine E-Mail mit einem Link unterwegs. Er funktioniert 24 Stunden lang.",
    },
    confirm: { title: "Bestätigen Sie Ihre Adresse", text: "Ein Klick, und {{email}} ist als Ihre bestätigt.", button: "Bestätigen" },
    change: {
      title: "Ihre neue Adresse",
      text: "Ein Klick, und {{email}} ist die Adresse Ihres Kontos.",
      button: "Diese Adresse verwenden",
    },
    confirmed: { title: "Ihre Adresse ist bestätigt", text: "Vielen Dank. Ihr Konto ist bereit." },
    changed: {
      title: "Ihre Adresse wurde geändert",
      text: "Ab jetzt melden Sie sich mit der neuen Adresse an. Der bisherigen haben wir Bescheid gegeben.",
    },
    used: { title: "Dieser Link wurde schon verwendet", text: "Jeder Link funktioniert einmal. Wenn Sie es waren, ist alles erledigt." },
    expired: {
      title: "Dieser Link ist abgelaufen",
      text: "Links funktionieren 24 Stunden lang. Geben Sie Ihre Adresse ein, und ein neuer kommt sofort.",
    },
    unknown: {
      title: "Dieser Link funktioniert nicht",
      text: "Nehmen Sie unsere neueste E-Mail und ihren Link, wie er ist. Oder geben Sie Ihre Adresse ein, und ein neuer kommt.",
    },
    taken: {
      title: "Diese Adresse ist vergeben",
      text: "Inzwischen hat ein anderes Konto diese Adresse. Ihres behält seine; wählen Sie in Ihrem Profil eine andere.",
    },
  },
} satisfies Translation<typeof source>;
