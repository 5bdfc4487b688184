import type source from "#app/i18n/en/contact.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Nous contacter",
  description: "Adresse, numéros de téléphone, adresses e-mail et horaires de Yatrika.",
  lead: "Parlez à celles qui préparent les voyages. Nous vous répondrons sous 24 heures, et à toute heure pendant votre voyage.",
  address: "Adresse",
  phones: "Téléphone",
  emails: "E-mail",
  hours: "Horaires",
  social: "Suivez-nous",
  openMap: "Ouvrir dans OpenStreetMap",
  form: {
    heading: "Écrivez-nous",
    name: "Nom",
    email: "Adresse e-mail",
    subject: "Objet",
    message: "Message",
    counter: "{{length}} caractères sur {{limit}}",
    privacy: "Nous utilisons ce que vous écrivez pour vous répondre et le conservons 24 mois.",
    send: "Envoyer le message",
    sending: "Envoi…",
    undelivered:
      "Votre message ne nous est pas parvenu. Ce que vous avez écrit est toujours là : raccourcissez-le s’il est très long, ou réessayez dans un instant.",
    tooMany_one:
      "Trop de messages depuis votre connexion internet. Réessayez dans {{count}} minute ; ce que vous avez écrit est toujours là.",
    tooMany_many:
      "Trop de messages depuis votre connexion internet. Réessayez dans {{count}} minutes ; ce que vous avez écrit est toujours là.",
    tooMany_other:
      "Trop de messages depuis votre connexion internet. Réessayez dans {{count}} minutes ; ce que vous avez écrit est toujours là.",
  },
  sent: {
    title: "Message envoyé",
    text: "Merci de nous avoir écrit. Nous vous répondrons très vite !",
    reference: "Votre demande porte le numéro {{reference}}.",
    unsent: "Nous ne pouvons pas envoyer d’e-mails en ce moment : notez bien ce numéro. Si c’est urgent, appelez-nous au {{phone}}.",
    another: "Écrire un autre message",
  },
  errors: {
    nameRequired: "Indiquez votre nom",
    nameTooLong: "Le nom peut compter {{limit}} caractères au plus",
    emailRequired: "Indiquez votre adresse e-mail",
    emailInvalid: "Indiquez une adresse comme meera@example.com",
    subjectRequired: "Indiquez un objet",
    subjectTooLong: "L’objet peut compter {{limit}} caractères au plus",
    messageRequired: "Écrivez votre message",
    messageTooLong: "Le message peut compter {{limit}} caractères au plus",
  },
  map: {
    heading: "Où nous trouver",
    show: "Afficher la carte",
    hint: "La carte vient d’OpenStreetMap et ne se charge que si vous la demandez.",
    title: "Carte : {{address}}",
  },
  ownTrip: { subject: "Voyage sur mesure : {{destination}}" },
  booking: {
    heading: "Votre demande de réservation",
    text: "Aucune place n’est encore retenue : une experte vérifiera votre départ et terminera la réservation avec vous.",
    tour: "Voyage",
    departure: "Départ",
    anyDeparture: "À convenir",
    adults: "Adultes",
    children: "Enfants",
    sumText: "{{travellers}} × {{price}}",
    subject: "Demande de réservation : {{tour}}",
    back: "Retour au voyage",
  },
} satisfies Translation<typeof source>;
