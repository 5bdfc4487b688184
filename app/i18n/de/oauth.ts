import type source from "#app/i18n/en/oauth.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  buttons: {
    label: "Mit einem Konto einer anderen Website anmelden",
    or: "oder mit Ihrer E-Mail-Adresse",
    connecting: "Verbindung zu {{provider}} wird hergestellt",
    unavailable: "Die Anmeldung mit {{provider}} ist auf dieser Website nicht eingerichtet.",
  },
  completing: {
    title: "Anmeldung wird abgeschlossen",
    text: "Einen Moment: Ihre Anmeldung wird geprüft.",
    continue: "Weiter",
  },
  failed: {
    title: "Fehler bei der Anmeldung",
    return: "Zurück zur Anmeldung",
    reference: "Kennung: {{reference}}",
    theProvider: "Die andere Website",
    reasons: {
      denied: "Sie haben {{provider}} nicht erlaubt, uns zu sagen, wer Sie sind. Sie sind deshalb nicht angemeldet; geändert wurde nichts.",
      expired:
        "Diese Anmeldung hat zu lange gedauert, wurde schon einmal verwendet oder in einem anderen Browser begonnen. Bitte beginnen Sie von vorn.",
      unavailable:
        "{{provider}} antwortet im Moment nicht. Bitte versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich mit Ihrem Passwort an.",
      refused: "{{provider}} hat diese Anmeldung nicht bestätigt. Bitte beginnen Sie von vorn.",
      noEmail:
        "{{provider}} nennt keine E-Mail-Adresse zu Ihrem Konto, und wir brauchen eine. Melden Sie sich auf andere Weise an oder registrieren Sie sich mit Ihrer E-Mail-Adresse.",
      unverifiedEmail:
        "{{provider}} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie bei {{provider}} und versuchen Sie es noch einmal, oder verwenden Sie hier Ihre E-Mail-Adresse und ein Passwort.",
      notLinkable:
        "Zu Ihrer E-Mail-Adresse gibt es schon ein Konto, und die Adresse wurde hier noch nicht bestätigt. Melden Sie sich mit Ihrem Passwort an und bestätigen Sie die Adresse; danach können Sie sich auch mit {{provider}} anmelden.",
      tooMany: "Über Ihren Anschluss wurde es zu oft versucht. Bitte versuchen Sie es in zehn Minuten noch einmal.",
      unexpected: "Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten.",
    },
  },
} satisfies Translation<typeof source>;
