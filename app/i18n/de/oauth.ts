import type source from "#app/i18n/en/oauth.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  buttons: {
    label: "Mit dem Konto eines anderen Anbieters anmelden",
    or: "oder mit Ihrer E-Mail-Adresse",
    connecting: "Verbindung zu {{provider}} wird hergestellt",
    unavailable: "Die Anmeldung mit {{provider}} ist auf dieser Website nicht eingerichtet.",
  },
  completing: {
    title: "Anmeldung wird abgeschlossen",
    text: "Einen Moment bitte, wir prüfen Ihre Anmeldung.",
    continue: "Weiter",
  },
  failed: {
    title: "Fehler bei der Anmeldung",
    return: "Zurück zur Anmeldung",
    reference: "Fehlernummer: {{reference}}",
    theProvider: "Der andere Anbieter",
    reasons: {
      denied:
        "Sie haben {{provider}} nicht erlaubt, uns zu sagen, wer Sie sind. Deshalb sind Sie nicht angemeldet. Es wurde nichts geändert.",
      expired:
        "Diese Anmeldung hat zu lange gedauert, wurde schon einmal verwendet oder in einem anderen Browser begonnen. Bitte beginnen Sie von vorn.",
      unavailable:
        "{{provider}} antwortet im Moment nicht. Bitte versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich mit Ihrem Passwort an.",
      refused: "{{provider}} hat diese Anmeldung nicht bestätigt. Bitte beginnen Sie von vorn.",
      noEmail:
        "{{provider}} nennt uns zu Ihrem Konto keine E-Mail-Adresse, und wir brauchen eine. Bitte melden Sie sich auf andere Weise an, oder registrieren Sie sich mit Ihrer E-Mail-Adresse.",
      unverifiedEmail:
        "Ihre E-Mail-Adresse ist bei {{provider}} noch nicht bestätigt. Bitte bestätigen Sie sie dort und versuchen Sie es noch einmal, oder verwenden Sie hier Ihre E-Mail-Adresse und ein Passwort.",
      notLinkable:
        "Zu Ihrer E-Mail-Adresse gibt es schon ein Konto, und die Adresse wurde bei uns noch nicht bestätigt. Bitte melden Sie sich mit Ihrem Passwort an und bestätigen Sie die Adresse; danach können Sie sich auch mit {{provider}} anmelden.",
      tooMany: "Über Ihren Internetanschluss kamen zu viele Versuche. Bitte versuchen Sie es in zehn Minuten noch einmal.",
      unexpected: "Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten.",
    },
  },
} satisfies Translation<typeof source>;
