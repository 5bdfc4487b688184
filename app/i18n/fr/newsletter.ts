import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Consultez vos e-mails",
    text: "Si cette adresse peut recevoir notre newsletter, vous recevrez bientôt un e-mail avec un bouton de confirmation, valable 24 heures.",
  },
  unsent: {
    title: "Pas encore d’inscription",
    text: "Nous n’avons pas pu vous envoyer le lien de confirmation, car nous ne pouvons pas envoyer d’e-mails en ce moment. Réessayez dans quelques jours.",
  },
  invalid: {
    title: "Vérifiez l’adresse",
    text: "Elle ne ressemble pas à une adresse e-mail. Corrigez-la et renvoyez-la.",
  },
  tooMany: {
    title: "Trop de demandes",
    text_one: "Trop de demandes sont venues de votre connexion internet. Réessayez dans {{count}} minute.",
    text_many: "Trop de demandes sont venues de votre connexion internet. Réessayez dans {{count}} minutes.",
    text_other: "Trop de demandes sont venues de votre connexion internet. Réessayez dans {{count}} minutes.",
  },
  confirm: { title: "Confirmez votre abonnement", text: "Un clic, et vous recevrez notre prochaine newsletter.", button: "Confirmer" },
  confirmed: {
    title: "Votre abonnement est confirmé",
    text: "Merci. Vous recevrez notre prochaine newsletter ; chacune contient un lien pour vous désabonner.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Les liens sont valables 24 heures. Redemandez la newsletter, et vous recevrez aussitôt un nouveau lien.",
  },
  unknown: {
    title: "Ce lien ne fonctionne pas",
    text: "Il a peut-être déjà servi, ou il en manque une partie. Si vous avez déjà confirmé, votre abonnement est en place.",
  },
  unsubscribe: { title: "Se désabonner", text: "Un clic, et vous ne recevrez plus notre newsletter.", button: "Se désabonner" },
  unsubscribed: {
    title: "Désabonnement enregistré",
    text: "Nous ne vous enverrons plus de newsletter. Vous pouvez vous réabonner quand vous voulez.",
  },
  forged: {
    title: "Ce lien est incomplet",
    text: "Utilisez le lien de la newsletter tel quel, ou écrivez-nous et nous vous retirerons de la liste.",
  },
  home: "Retour à l’accueil",
} satisfies Translation<typeof source>;
