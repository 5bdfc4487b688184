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
    returned: "Nous vous remboursons votre paiement",
  },
  text: {
    open: "Vos places sont retenues jusqu’à {{time}}. Elles seront à vous dès l’arrivée de votre paiement.",
    processing:
      "Votre banque ne l’a pas encore confirmé. Vous n’avez rien à faire : nous vous préviendrons par e-mail dès qu’elle l’aura fait.",
    processingUnsent: "Votre banque ne l’a pas encore confirmé. Vous n’avez rien à faire : cette page l’indiquera dès que ce sera certain.",
    over: "Vos places ne sont plus retenues. Si vous continuez, nous les retiendrons de nouveau s’il en reste.",
    returned:
      "Votre paiement est arrivé alors que vos places avaient déjà été attribuées à quelqu’un d’autre. Nous vous remboursons la totalité sur votre carte.",
  },
  reference: "Votre numéro de réservation :",
  pay: "Payer {{total}} par carte",
  transfer: "Payer plutôt par virement",
  sending: "Un instant…",
  checkout: "Revenir à la réservation",
  contact: "Nous écrire",
  problem: {
    away: "La page de paiement est inaccessible pour le moment. Aucun montant n’a été débité. Réessayez dans quelques minutes.",
    awayTransfer: "Vous pouvez aussi payer par virement : vos places seront alors retenues jusqu’à son arrivée.",
    not_possible: "Cette commande ne peut plus être payée par carte.",
    not_found: "Cette commande n’existe plus.",
    travellers_missing: "Il manque des noms de voyageurs. Revenez à la réservation et complétez-les.",
    transfer_too_late: "Un virement n’arriverait plus à temps pour ce départ.",
    method_gone: "Ce mode de paiement n’est plus proposé. Choisissez-en un autre ou écrivez-nous.",
    code_used_up: "Ce code a déjà servi autant de fois que possible.",
    key_used: "Ce formulaire a été envoyé deux fois. Réessayez.",
    price_changed: "Le prix a changé entre-temps. Revenez à la réservation pour voir le nouveau prix.",
    unavailable: "Vos places n’étaient plus retenues, et il n’en reste plus.",
    too_many_one: "Trop de tentatives depuis votre connexion internet. Réessayez dans {{count}} minute.",
    too_many_many: "Trop de tentatives depuis votre connexion internet. Réessayez dans {{count}} minutes.",
    too_many_other: "Trop de tentatives depuis votre connexion internet. Réessayez dans {{count}} minutes.",
  },
} satisfies Translation<typeof source>;
