import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Bonjour {{name}},",
  greetingNoName: "Bonjour,",
  signature: "Les femmes de Yatrika",
  address: "{{company}}, {{address}}",
  why: "Vous recevez cet e-mail parce que cette adresse a été saisie sur {{site}}. Si ce n’était pas vous, vous pouvez l’ignorer.",
  enquiryReceived: {
    subject: "Nous avons bien reçu votre message ({{reference}})",
    preview: "Une personne le lira sous un jour ouvré.",
    heading: "Nous avons bien reçu votre message",
    text: "Merci de nous avoir écrit. Votre demande porte le numéro {{reference}}. Une personne, et non un programme, vous répondra sous un jour ouvré.",
    bookingHeading: "Nous avons bien reçu votre demande de réservation",
    bookingText:
      "Merci de votre demande, qui porte le numéro {{reference}}. Aucune place n’est encore retenue : une experte vérifiera votre départ et vous écrira sous un jour ouvré avec tout ce qu’il faut pour terminer la réservation.",
    yourRequest: "Votre demande",
    yourMessage: "Votre message",
    tour: "Voyage",
    departure: "Départ",
    anyDeparture: "À convenir",
    travellers: "Voyageurs",
    price: "Prix affiché",
    urgent: "Une urgence ? Appelez le {{phone}}.",
  },
  enquiryNotification: {
    subject: "{{reference}} : {{subject}}",
    preview: "De la part de {{name}}",
    heading: "Nouveau message : {{name}}",
    bookingHeading: "Nouvelle demande de réservation : {{name}}",
    from: "De",
    language: "Langue",
    reply: "Vous pouvez répondre directement à cet e-mail.",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}} : {{subject}}",
    heading: "Notre réponse",
    reply: "D’autres questions ? Répondez simplement à cet e-mail.",
    youWrote: "Vous avez écrit le {{date}} :",
  },
  confirmSubscription: {
    subject: "Confirmez votre abonnement",
    preview: "Un clic, puis une courte newsletter par mois.",
    heading: "Encore un clic",
    text: "Quelqu’un (vous, espérons-le) a demandé la newsletter mensuelle de Yatrika pour cette adresse. Confirmez l’abonnement, et vous recevrez la prochaine. Le lien est valable 24 heures.",
    button: "Confirmer mon abonnement",
    not: "Si ce n’était pas vous, ne faites rien : sans confirmation, vous ne recevrez plus aucun e-mail.",
  },
  unsubscribe: "Se désabonner",
} satisfies Translation<typeof source>;
