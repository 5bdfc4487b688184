import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Newsletter",
  lead: "Les abonnés à la newsletter. Le fichier contient les adresses confirmées, chacune avec son lien de désabonnement.",
  export: "Exporter les adresses confirmées (CSV)",
  counts: { title: "Abonnés par langue", all: "Toutes les langues" },
  table: "Abonnés ({{total}})",
  search: "Rechercher un abonné",
  searchPlaceholder: "Une partie de l’adresse e-mail",
  columns: {
    email: "E-mail",
    status: "Statut",
    language: "Langue",
    requested: "Demande",
    confirmed: "Confirmation",
    remove: "Retirer",
  },
  status: { confirmed: "Confirmé", waiting: "En attente" },
  unsubscribeLink: "Lien de désabonnement",
  notYet: "Pas encore",
  empty: "Aucun abonné trouvé",
  emptyText: "Toute personne qui demande la newsletter apparaît ici ; sans confirmation, son adresse est effacée après 30 jours.",
  emptySearch: "Personne ne correspond à votre recherche.",
  failed: "Les abonnés n’ont pas pu être chargés. Veuillez réessayer.",
  remove: {
    title: "Retirer {{email}} de la liste ?",
    text: "Faites-le quand cette personne vous le demande. L’adresse est supprimée aussitôt et ne recevra plus de newsletter ; il reste possible de se réabonner à tout moment.",
    confirm: "Retirer",
    busy: "Retrait…",
    gone: "Cette adresse n’est plus sur la liste.",
  },
  removed: { title: "Adresse retirée", text: "{{email}} n’est plus sur la liste." },
  problems: {
    title: "Personne n’a été retiré",
    absent: "Cette adresse n’est plus sur la liste.",
    forbidden: "Vous n’avez plus les droits d’administration.",
    unreadable: "L’adresse à retirer n’était pas claire. Refaites votre choix.",
    undelivered: "Le site n’a pas pu être joint. Réessayez dans un instant.",
  },
} satisfies Translation<typeof source>;
