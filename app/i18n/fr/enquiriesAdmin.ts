import type source from "#app/i18n/en/enquiriesAdmin.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Demande {{reference}}",
  from: "De {{name}}",
  list: {
    title: "Demandes",
    lead: "Messages et demandes de réservation, les plus récents d’abord.",
    export: "Exporter en CSV",
    table: "Demandes ({{total}})",
    search: "Rechercher une demande",
    searchPlaceholder: "Numéro, nom, e-mail ou texte",
    kind: "Type",
    status: "Statut",
    columns: { subject: "Objet", name: "De", received: "Reçue" },
    empty: "Aucune demande trouvée",
    emptyText: "Ce qui est envoyé par la page de contact apparaît ici.",
    emptySearch: "Rien ne correspond à votre recherche.",
    failed: "Les demandes n’ont pas pu être chargées. Veuillez réessayer.",
  },
  status: { new: "Nouvelle", in_progress: "En cours", answered: "Répondue", closed: "Close" },
  kinds: { message: "Message", booking: "Demande de réservation" },
  facts: {
    name: "Nom",
    email: "E-mail",
    language: "Langue",
    received: "Reçue",
    tour: "Voyage",
    tourGone: "N’est plus sur le site",
    departure: "Départ",
    anyDeparture: "À convenir",
    travellers: "Voyageurs",
    price: "Prix affiché",
    bookings: "Réservations avec cette adresse",
  },
  statusForm: {
    title: "Statut",
    is: {
      new: "Personne ne s’en occupe encore.",
      in_progress: "Quelqu’un s’en occupe.",
      answered: "Une réponse a été donnée.",
      closed: "Elle est close. Une réponse la rouvre.",
    },
    to: {
      new: "Marquer comme nouvelle",
      in_progress: "Marquer comme en cours",
      answered: "Marquer comme répondue",
      closed: "Clore",
    },
  },
  thread: {
    answer: "{{author}} a répondu",
    note: "{{author}} a noté",
    formerColleague: "Une personne qui a quitté l’équipe",
    notMailed: "Réservée à l’équipe",
    mail: {
      waiting: "L’e-mail attend d’être envoyé",
      sent: "Envoyée par e-mail",
      dead: "L’e-mail n’a pas pu être remis",
      gone: "Envoyée par e-mail",
    },
  },
  write: {
    answer: {
      title: "Répondre par e-mail",
      label: "Votre réponse",
      hint: "Elle sera envoyée à {{email}} dans notre modèle d’e-mail, rédigé dans cette langue : {{language}}. La salutation et la signature sont ajoutées.",
      send: "Envoyer la réponse",
      busy: "Envoi…",
    },
    note: {
      title: "Note interne",
      label: "Votre note",
      hint: "Seule l’équipe la voit ici. Elle est aussi remise à toute personne qui demande une copie de ses données.",
      send: "Enregistrer la note",
      busy: "Enregistrement…",
    },
  },
  errors: {
    answerRequired: "Écrivez votre réponse.",
    answerTooLong: "La réponse ne peut pas dépasser {{limit}} caractères.",
    noteRequired: "Écrivez votre note.",
    noteTooLong: "La note ne peut pas dépasser {{limit}} caractères.",
  },
  problems: {
    title: "Rien n’a été fait",
    forbidden: "Vous n’avez plus les droits d’administration.",
    changed:
      "Quelqu’un d’autre a modifié cette demande entre-temps. La page l’affiche telle qu’elle est maintenant ; ce que vous avez écrit est toujours là. Vérifiez-le, puis renvoyez-le s’il convient encore.",
    unreadable: "L’action demandée n’était pas claire. Réessayez.",
    undelivered: "Le site n’a pas pu être joint. Ce que vous avez saisi est toujours là : réessayez dans un instant.",
  },
  done: {
    answer: { title: "Réponse envoyée", text: "Elle est conservée ici et sera envoyée par e-mail." },
    answerUnsent: {
      title: "Réponse pas encore envoyée",
      text: "Ce site n’a pas de serveur de messagerie. La réponse est conservée ici et partira dès qu’il y en aura un.",
    },
    note: { title: "Note enregistrée", text: "L’équipe la voit ici." },
    status: { title: "Statut modifié" },
  },
} satisfies Translation<typeof source>;
