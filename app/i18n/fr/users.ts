import type source from "#app/i18n/en/users.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Gestion des utilisateurs",
  table: "Tous les utilisateurs ({{total}})",
  search: "Rechercher des utilisateurs",
  searchPlaceholder: "Nom, e-mail ou téléphone",
  type: "Type",
  columns: { name: "Nom", email: "E-mail", phone: "Téléphone", type: "Type", registered: "Inscription" },
  types: { Customer: "Client", Admin: "Admin" },
  noPhone: "Non indiqué",
  you: "vous",
  change: { Admin: "Passer en admin", Customer: "Passer en client" },
  changeOf: { Admin: "Passer {{name}} en admin", Customer: "Passer {{name}} en client" },
  select: "Sélectionner {{name}}",
  empty: "Aucun utilisateur trouvé",
  emptyText: "Les nouvelles inscriptions apparaîtront ici.",
  emptySearch: "Personne ne correspond à votre recherche.",
  failed: "Impossible de charger les utilisateurs. Veuillez réessayer.",
  questions: {
    gone: "Ce compte n’existe plus.",
    Admin: {
      title: "Passer {{name}} en admin ?",
      text: "Les admins voient et modifient tout : utilisateurs, réservations, données de voyage, contenus et réglages. Cela prend effet aussitôt.",
      confirm: "Passer en admin",
      busy: "Modification…",
    },
    Customer: {
      title: "Passer {{name}} en client ?",
      text: "Les pages d’administration se ferment aussitôt. Les réservations, les favoris et le profil restent.",
      confirm: "Passer en client",
      busy: "Modification…",
    },
  },
  changed: {
    title: "Type modifié",
    Admin: "{{name}} a maintenant les droits d’admin.",
    Customer: "{{name}} n’a plus les droits d’admin.",
  },
  refused: {
    title: "Rien n’a été modifié",
    self: "Vous ne pouvez pas retirer vos propres droits d’admin. Demandez-le à un autre admin.",
    last_admin: "{{name}} est la dernière personne à avoir les droits d’admin. Donnez-les d’abord à quelqu’un d’autre.",
    absent: "Ce compte n’existe plus.",
    not_allowed: "Vous n’avez plus vous-même les droits d’admin.",
    unreadable: "La personne à modifier n’était pas claire. Choisissez de nouveau.",
  },
} satisfies Translation<typeof source>;
