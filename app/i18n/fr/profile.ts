import type source from "#app/i18n/en/profile.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  toProfile: "Vers votre profil",
  toSignIn: "Vers la connexion",
  form: { email: "Adresse e-mail" },
  errors: { emailInvalid: "Saisissez une adresse e-mail valide" },
  mailRequest: {
    tooMany_one: "Des liens ont été demandés trop souvent. Réessayez dans {{count}} minute.",
    tooMany_many: "Des liens ont été demandés trop souvent. Réessayez dans {{count}} de minutes.",
    tooMany_other: "Des liens ont été demandés trop souvent. Réessayez dans {{count}} minutes.",
  },
  links: {
    ask: {
      title: "Confirmez votre adresse e-mail",
      text: "Saisissez l’adresse de votre compte. Si elle reste à confirmer, nous vous envoyons un lien.",
      button: "Envoyer le lien",
    },
    sent: {
      title: "Consultez votre messagerie",
      text: "Si l’adresse est celle d’un compte et reste à confirmer, un message avec un lien est en route. Il est valable 24 heures.",
    },
    confirm: { title: "Confirmez votre adresse", text: "Un clic, et {{email}} est confirmée comme la vôtre.", button: "Confirmer" },
    change: {
      title: "Votre nouvelle adresse",
      text: "Un clic, et {{email}} devient l’adresse de votre compte.",
      button: "Utiliser cette adresse",
    },
    confirmed: { title: "Votre adresse est confirmée", text: "Merci. Votre compte est prêt." },
    changed: {
      title: "Votre adresse a changé",
      text: "Désormais, vous vous connectez avec la nouvelle adresse. Nous avons prévenu l’ancienne.",
    },
    used: { title: "Ce lien a déjà servi", text: "Chaque lien fonctionne une seule fois. Si c’était vous, tout est fait." },
    expired: {
      title: "Ce lien a expiré",
      text: "Les liens fonctionnent 24 heures. Saisissez votre adresse, et un nouveau lien part aussitôt.",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Prenez notre message le plus récent et son lien tel quel. Ou saisissez votre adresse, et un nouveau lien part.",
    },
    taken: {
      title: "Cette adresse est prise",
      text: "Un autre compte a désormais cette adresse. Le vôtre garde la sienne ; choisissez-en une autre dans votre profil.",
    },
  },
} satisfies Translation<typeof source>;
