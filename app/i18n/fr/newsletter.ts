import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Consultez votre messagerie",
    text: "Si cette adresse peut recevoir notre newsletter, un message avec un bouton de confirmation est en route. Il est valable 24 heures.",
  },
  invalid: {
    title: "Vérifiez l’adresse",
    text: "Elle ne ressemble pas à une adresse e-mail. Corrigez-la et envoyez-la à nouveau.",
  },
  tooMany: {
    title: "Trop de demandes",
    text_one: "Trop de demandes sont venues de votre connexion. Réessayez dans {{count}} minute.",
    text_many: "Trop de demandes sont venues de votre connexion. Réessayez dans {{count}} minutes.",
    text_other: "Trop de demandes sont venues de votre connexion. Réessayez dans {{count}} minutes.",
  },
  confirm: { title: "Confirmez votre inscription", text: "Un clic, et vous recevrez la prochaine newsletter.", button: "Confirmer" },
  confirmed: {
    title: "Vous êtes sur la liste",
    text: "Merci. Vous recevrez la prochaine newsletter ; chacune contient un lien de désinscription.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Les liens sont valables 24 heures. Redemandez la newsletter et vous en recevrez aussitôt un nouveau.",
  },
  unknown: {
    title: "Ce lien ne fonctionne pas",
    text: "Il a peut-être déjà servi, ou il en manque une partie. Si vous avez déjà confirmé, vous êtes sur la liste.",
  },
  unsubscribe: { title: "Se désinscrire", text: "Un clic, et vous ne recevrez plus nos newsletters.", button: "Se désinscrire" },
  unsubscribed: {
    title: "Vous n’êtes plus sur la liste",
    text: "Vous ne recevrez plus nos newsletters. Revenez quand vous voulez.",
  },
  forged: {
    title: "Ce lien est incomplet",
    text: "Utilisez le lien de la newsletter tel quel, ou écrivez-nous et nous vous retirons de la liste.",
  },
  home: "Retour à l’accueil",
} satisfies Translation<typeof source>;
