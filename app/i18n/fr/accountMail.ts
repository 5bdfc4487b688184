import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Confirmez votre adresse e-mail",
    preview: "Un clic, et votre compte est prêt.",
    heading: "Encore un clic",
    text: "Quelqu’un (vous, espérons-le) a créé un compte chez Yatrika avec cette adresse. Confirmez qu’elle est la vôtre. Le lien fonctionne une seule fois, pendant 24 heures.",
    button: "Confirmer mon adresse",
    note: "Si ce n’était pas vous, ne faites rien : l’adresse reste non confirmée.",
  },
  changeEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Un clic, et votre compte a cette adresse.",
    heading: "Votre nouvelle adresse",
    text: "Vous avez demandé que {{email}} devienne l’adresse de votre compte. Confirmez qu’elle est la vôtre. Le lien fonctionne une seule fois, pendant 24 heures.",
    button: "Utiliser cette adresse",
    note: "Si ce n’était pas vous, ne faites rien : aucun compte ne change.",
  },
  emailChangeAsked: {
    subject: "Un changement d’adresse e-mail a été demandé pour votre compte",
    preview: "Si c’était vous, il n’y a rien à faire ici.",
    heading: "Un changement d’adresse a été demandé",
    text: "Quelqu’un (vous, espérons-le) a demandé que {{email}} devienne l’adresse de votre compte. Ce sera le cas dès que le lien que nous y avons envoyé aura servi ; d’ici là, rien ne change.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » : cela arrête aussi le changement. Ou appelez-nous : {{phone}}.",
  },
  emailChanged: {
    subject: "L’adresse e-mail de votre compte a changé",
    preview: "Désormais, vous vous connectez avec une autre adresse.",
    heading: "Votre adresse a changé",
    text: "L’adresse e-mail de votre compte est désormais {{email}}. C’est avec elle que vous vous connectez, et c’est là que nous vous écrivons.",
    note: "Si ce n’était pas vous, appelez-nous sans attendre : {{phone}}.",
  },
  resetPassword: {
    subject: "Choisissez un nouveau mot de passe",
    preview: "Le lien fonctionne une seule fois, pendant une heure.",
    heading: "Choisissez un nouveau mot de passe",
    text: "Quelqu’un (vous, espérons-le) a demandé un nouveau mot de passe pour votre compte. Le lien fonctionne une seule fois, pendant une heure.",
    button: "Choisir un nouveau mot de passe",
    note: "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
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
    preview: "Vos données l’ont été avec lui.",
    heading: "Votre compte a été supprimé",
    text: "Votre compte chez Yatrika et les données qu’il contenait ont été supprimés. Vos sessions sont fermées sur tous vos appareils.",
    note: "Si ce n’était pas vous, appelez-nous : {{phone}}.",
  },
} satisfies Translation<typeof source>;
