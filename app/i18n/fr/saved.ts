import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Favoris",
  description: "Les voyages et les articles que vous avez enregistrés.",
  lead: "Gardés dans ce navigateur seulement : pas de compte, et rien ne nous est envoyé avant que vous n’ouvriez cette page.",
  leadAccount: "Gardés dans votre compte : la même liste partout où vous vous connectez.",
  tours: "Voyages",
  articles: "Articles",
  empty: "Rien d’enregistré pour l’instant.",
  gone: "Ce que vous aviez enregistré n’est plus proposé.",
  failed: "La liste n’a pas pu être chargée. Rien n’est perdu.",
  retry: "Réessayer",
  emptyHint: "Touchez le cœur d’un voyage ou d’un article, et il vous attendra ici.",
  browse: "Voir les voyages",
  read: "Lire le blog",
  loading: "Chargement…",
  noScript: "Vos favoris sont gardés dans votre navigateur, et il faut JavaScript pour les afficher.",
} satisfies Translation<typeof source>;
