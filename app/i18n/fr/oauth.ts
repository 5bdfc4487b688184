import type source from "#app/i18n/en/oauth.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  buttons: {
    label: "Se connecter avec un compte d’un autre site",
    or: "ou avec votre adresse e-mail",
    connecting: "Connexion à {{provider}} en cours",
    unavailable: "La connexion avec {{provider}} n’est pas configurée sur ce site.",
  },
  completing: {
    title: "Connexion en cours",
    text: "Un instant : nous vérifions votre connexion.",
    continue: "Continuer",
  },
  failed: {
    title: "Échec de la connexion",
    return: "Retour à la connexion",
    reference: "Référence : {{reference}}",
    theProvider: "L’autre site",
    reasons: {
      denied: "Vous n’avez pas autorisé {{provider}} à nous dire qui vous êtes : la connexion n’a donc pas eu lieu. Rien n’a été modifié.",
      expired: "Cette connexion a pris trop de temps, a déjà servi ou a été commencée dans un autre navigateur. Veuillez recommencer.",
      unavailable: "{{provider}} ne répond pas pour le moment. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe.",
      refused: "{{provider}} n’a pas confirmé cette connexion. Veuillez recommencer.",
      noEmail:
        "{{provider}} ne donne pas d’adresse e-mail pour votre compte, et il nous en faut une. Connectez-vous autrement, ou inscrivez-vous avec votre adresse e-mail.",
      unverifiedEmail:
        "{{provider}} n’a pas confirmé votre adresse e-mail. Confirmez-la chez {{provider}} puis réessayez, ou utilisez ici votre adresse e-mail et un mot de passe.",
      notLinkable:
        "Un compte existe déjà avec votre adresse e-mail, et cette adresse n’a pas encore été confirmée ici. Connectez-vous avec votre mot de passe et confirmez l’adresse ; vous pourrez ensuite vous connecter aussi avec {{provider}}.",
      tooMany: "Trop de tentatives depuis votre connexion internet. Réessayez dans dix minutes.",
      unexpected: "Une erreur inattendue s’est produite pendant la connexion.",
    },
  },
} satisfies Translation<typeof source>;
