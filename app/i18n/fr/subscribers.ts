import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Newsletter",
  lead: "Qui lit la newsletter. Le fichier contient les adresses confirmées, chacune avec son lien de désinscription.",
  export: "Exporter les confirmées (CSV)",
  counts: { title: "Abonnements par langue", all: "Toutes les langues" },
  table: "Abonnements ({{total}})",
  search: "Rechercher des abonnements",
  searchPlaceholder: "Partie d’une adresse e-mail",
  columns: {
    email: "E-mail",
    status: "Statut",
    language: "Langue",
    requested: "Demandé",
    confirmed: "Confirmé",
    remove: "Retirer",
  },
  status: { confirmed: "Confirmé", waiting: "En attente" },
  notYet: "Pas encore",
  empty: "Aucun abonnement trouvé",
  emptyText: "Les demandes d’abonnement apparaissent ici ; sans confirmation, elles sont oubliées après 30 jours.",
  emptySearch: "Personne ne correspond à votre recherche.",
  failed: "Les abonnements n’ont pas pu être chargés. Veuillez réessayer.",
  remove: {
    title: "Retirer {{email}} de la liste ?",
    text: "Faites-le quand la personne vous le demande. L’adresse est supprimée aussitôt et ne reçoit plus de newsletter ; un nouvel abonnement reste possible à tout moment.",
    confirm: "Retirer",
    busy: "Retrait…",
    gone: "Cette adresse n’est plus sur la liste.",
  },
  removed: { title: "Adresse retirée", text: "{{email}} n’est plus sur la liste." },
  problems: {
    title: "Personne n’a été retiré",
    absent: "Cette adresse n’est plus sur la liste.",
    forbidden: "Vous n’avez plus vous-même les droits d’admin.",
    unreadable: "La personne à retirer n’était pas claire. Choisissez de nouveau.",
    undelivered: "Le site est resté injoignable. Réessayez dans un instant.",
  },
} satisfies Translation<typeof source>;
