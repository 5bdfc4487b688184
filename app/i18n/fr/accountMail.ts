import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Confirmez votre adresse e-mail",
    preview: "Un clic, et votre compte est prêt.",
    heading: "Encore un clic",
    text: "Quelqu’un (vous, espérons-le) a créé un compte chez Yatrika avec cette adresse. Confirmez que c’est bien la vôtre. Le lien est valable une seule fois, pendant 24 heures.",
    button: "Confirmer mon adresse",
    note: "Si ce n’était pas vous, ne faites rien : l’adresse ne sera pas confirmée.",
  },
  changeEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Un clic, et votre compte aura cette adresse.",
    heading: "Votre nouvelle adresse",
    text: "Vous avez demandé que {{email}} devienne l’adresse de votre compte. Confirmez que c’est bien la vôtre. Le lien est valable une seule fois, pendant 24 heures.",
    button: "Utiliser cette adresse",
    note: "Si ce n’était pas vous, ne faites rien : aucun compte ne sera modifié.",
  },
  emailChangeAsked: {
    subject: "Un changement d’adresse e-mail a été demandé pour votre compte",
    preview: "Si c’était vous, vous n’avez rien à faire.",
    heading: "Un changement d’adresse a été demandé",
    text: "Quelqu’un (vous, espérons-le) a demandé que {{email}} devienne l’adresse de votre compte. Le changement prendra effet dès que le lien envoyé à cette adresse aura été ouvert et confirmé ; d’ici là, rien ne change.",
    note: "Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe avec « Mot de passe oublié » : cela arrêtera aussi le changement. Ou appelez-nous : {{phone}}.",
  },
  emailChanged: {
    subject: "L’adresse e-mail de votre compte a changé",
    preview: "Connectez-vous désormais avec la nouvelle adresse.",
    heading: "Votre adresse a changé",
    text: "L’adresse e-mail de votre compte est désormais {{email}}. C’est avec elle que vous vous connecterez, et c’est là que nous vous écrirons.",
    note: "Si ce n’était pas vous, appelez-nous sans attendre : {{phone}}.",
  },
  resetPassword: {
    subject: "Choisissez un nouveau mot de passe",
    preview: "Le lien est valable une seule fois, pendant une heure.",
    heading: "Choisissez un nouveau mot de passe",
    text: "Quelqu’un (vous, espérons-le) a demandé un nouveau mot de passe pour votre compte. Le lien est valable une seule fois, pendant une heure.",
    button: "Choisir un nouveau mot de passe",
    note: "Si ce n’était pas vous, ne faites rien : votre mot de passe restera le même.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    preview: "Si c’était vous, vous n’avez rien à faire.",
    heading: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte vient d’être modifié. Si c’était vous, vous n’avez rien à faire.",
    note: "Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe avec « Mot de passe oublié », ou appelez-nous : {{phone}}.",
  },
  accountDeleted: {
    subject: "Votre compte a été supprimé",
    preview: "Vos données ont été supprimées avec lui.",
    heading: "Votre compte a été supprimé",
    text: "Votre compte chez Yatrika et les données qu’il contenait ont été supprimés. Tous vos appareils ont été déconnectés.",
    note: "Si ce n’était pas vous, appelez-nous : {{phone}}.",
  },
} satisfies Translation<typeof source>;
