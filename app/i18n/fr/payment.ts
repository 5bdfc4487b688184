import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Votre paiement",
  description: "Où en est votre paiement par carte, et comment continuer.",
  heading: {
    open: "Votre paiement n’est pas terminé",
    processing: "Votre paiement est en cours de vérification",
    over: "Le délai de paiement est écoulé",
    returned: "Votre paiement vous est rendu",
  },
  text: {
    open: "Vos places sont retenues jusqu’à {{time}}. Elles sont à vous dès que votre paiement est arrivé.",
    processing: "Votre banque ne l’a pas encore confirmé. Vous n’avez rien à faire : nous vous écrivons dès que c’est certain.",
    over: "Vos places ne sont plus retenues. Si vous continuez, nous les retenons de nouveau s’il en reste.",
    returned:
      "Il est arrivé alors que vos places n’étaient plus retenues et que quelqu’un d’autre les avait prises. La totalité du montant retourne sur votre carte.",
  },
  reference: "Votre référence :",
  pay: "Payer {{total}} par carte",
  transfer: "Payer plutôt par virement",
  sending: "Un instant…",
  checkout: "Revenir à la commande",
  contact: "Nous écrire",
  problem: {
    away: "La page de paiement est injoignable pour le moment. Rien n’a été débité à l’instant. Réessayez dans quelques minutes.",
    awayTransfer: "Ou payez par virement : vos places sont alors gardées jusqu’à son arrivée.",
    not_possible: "Cette commande ne peut plus être payée par carte.",
    not_found: "Cette commande n’existe plus.",
    travellers_missing: "Il manque des noms de voyageurs. Revenez à la commande et complétez-les.",
    transfer_too_late: "Un virement n’arriverait plus à temps pour ce départ.",
    key_used: "Ceci a été envoyé deux fois. Réessayez.",
    price_changed: "Le prix a changé entre-temps. Revenez à la commande : le nouveau y est indiqué.",
    unavailable: "Vos places n’étaient plus retenues et il n’en reste plus.",
    too_many_one: "Trop de tentatives depuis votre connexion. Réessayez dans {{count}} minute.",
    too_many_many: "Trop de tentatives depuis votre connexion. Réessayez dans {{count}} minutes.",
    too_many_other: "Trop de tentatives depuis votre connexion. Réessayez dans {{count}} minutes.",
  },
} satisfies Translation<typeof source>;
