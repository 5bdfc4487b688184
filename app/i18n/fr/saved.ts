import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Favoris",
  description: "Vos voyages et articles favoris.",
  lead: "Vos favoris sont gardés dans ce navigateur seulement : sans compte, et rien ne nous est envoyé tant que vous n’ouvrez pas cette page.",
  leadAccount: "Vos favoris sont gardés dans votre compte : vous retrouvez la même liste partout où vous vous connectez.",
  tours: "Voyages",
  articles: "Articles",
  empty: "Aucun favori pour l’instant.",
  gone: "Vos favoris ne sont plus proposés.",
  failed: "Vos favoris n’ont pas pu être chargés. Rien n’est perdu.",
  retry: "Réessayer",
  emptyHint: "Touchez le cœur d’un voyage ou d’un article, et il vous attendra ici.",
  browse: "Voir les voyages",
  compare: "Comparer côte à côte",
  compareFirst: "Comparer les trois premiers",
  read: "Lire le blog",
  loading: "Chargement…",
  noScript: "Vos favoris sont gardés dans votre navigateur, et il faut JavaScript pour les afficher.",
} satisfies Translation<typeof source>;
