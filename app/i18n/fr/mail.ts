import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Bonjour {{name}},",
  greetingNoName: "Bonjour,",
  signature: "Les femmes de Yatrika",
  address: "{{company}}, {{address}}",
  why: "Vous recevez ce message parce que cette adresse a été saisie sur {{site}}. Si ce n’était pas vous, vous pouvez l’ignorer.",
  enquiryReceived: {
    subject: "Nous avons bien reçu votre message ({{reference}})",
    preview: "Une personne le lit sous un jour ouvré.",
    heading: "Nous avons bien reçu votre message",
    text: "Merci de nous avoir écrit. Votre référence est {{reference}}. Une personne, et non un programme, vous répond sous un jour ouvré.",
    bookingHeading: "Nous avons bien reçu votre demande de réservation",
    bookingText:
      "Merci pour votre demande. Votre référence est {{reference}}. Aucune place n’est encore retenue : une experte vérifie votre départ et vous écrit sous un jour ouvré avec tout ce qu’il faut pour finaliser la réservation.",
    yourRequest: "Votre demande",
    yourMessage: "Votre message",
    tour: "Voyage",
    departure: "Départ",
    anyDeparture: "À convenir",
    travellers: "Voyageurs",
    price: "Prix affiché",
    urgent: "C’est urgent ? Appelez le {{phone}}.",
  },
  enquiryNotification: {
    subject: "{{reference}} : {{subject}}",
    preview: "De la part de {{name}}",
    heading: "Nouveau message : {{name}}",
    bookingHeading: "Nouvelle demande de réservation : {{name}}",
    from: "De",
    language: "Langue",
    reply: "Pour répondre, répondez à ce message.",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}} : {{subject}}",
    heading: "Notre réponse",
    reply: "Une question reste ouverte ? Répondez simplement à ce message.",
    youWrote: "Vous avez écrit le {{date}} :",
  },
  confirmSubscription: {
    subject: "Confirmez votre inscription",
    preview: "Un clic, puis une courte lettre par mois.",
    heading: "Encore un clic",
    text: "Quelqu’un (vous, espérons-le) a demandé la newsletter mensuelle de Yatrika à cette adresse. Confirmez l’adresse, et vous recevrez la prochaine. Le lien est valable 24 heures.",
    button: "Confirmer mon inscription",
    not: "Si ce n’était pas vous, ne faites rien : sans confirmation, vous ne recevrez plus aucun message.",
  },
  unsubscribe: "Se désinscrire",
} satisfies Translation<typeof source>;
