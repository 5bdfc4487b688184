import type source from "#app/i18n/en/guidesAdmin.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Guides",
  lead: "Les femmes qui guident les voyages. On fait leur connaissance sur les pages de leurs voyages.",
  new: "Nouvelle guide",
  caption: "Guides ({{total}})",
  empty: "Pas encore de guides",
  emptyText: "Ajoutez la première, puis choisissez ses voyages.",
  noTour: "Aucun voyage",
  ledBy: "{{tour}} (guidé actuellement par {{name}})",
  formTitle: "Qui elle est",
  formLead: "Son nom, son lieu de vie et ses deux phrases dans chaque langue ; le reste vaut pour toutes.",
  columns: { since: "Depuis" },
  fields: {
    name: "Nom",
    place: "Où elle vit",
    about: "Deux phrases sur elle",
    languages: "Langues qu’elle parle",
    since: "Guide chez nous depuis l’année",
    picture: "Portrait",
    tours: "Voyages qu’elle guide",
  },
  hints: {
    about: "De 20 à 400 caractères.",
    languages: "Des codes de deux lettres, sa propre langue d’abord. Par exemple : ja, en, fr",
    tours: "Un voyage a une seule guide : le choisir ici le retire à celle qui le guide actuellement.",
  },
  removal: {
    title: "Supprimer cette guide",
    leads:
      "{{name}} guide {{tours}}. Confiez ces voyages à une autre guide, ou décochez-les plus haut et enregistrez ; vous pourrez ensuite la supprimer.",
    send: "Supprimer la guide",
    busy: "Suppression…",
    question: "Supprimer {{name}} ?",
    lost: "Ses textes dans toutes les langues seront supprimés aussi. C’est définitif.",
  },
  done: {
    saved: "Enregistré",
    savedText: "« {{name}} » est enregistré et affiché aussitôt.",
    deleted: "Guide supprimée",
    deletedText: "{{name}} ne figure plus parmi les guides.",
  },
  problems: {
    stale: {
      title: "Quelqu’un d’autre vient de modifier cette guide",
      text: "Rien n’a été enregistré. Votre saisie est toujours là : enregistrez quand même pour remplacer l’autre modification, ou regardez d’abord la page dans un autre onglet.",
    },
    absent: {
      title: "Cette guide n’existe plus",
      text: "Elle a été supprimée entre-temps. Rien n’a été enregistré.",
    },
    leads: {
      title: "Non supprimée",
      text: "Elle guide {{tours}}. Confiez d’abord ces voyages à une autre guide.",
    },
  },
  notes: {
    title: "Carnets de voyage",
    lead: "Ce que disent les carnets de tous les voyages, ou des voyages dans un pays, là où le voyage ne dit rien lui-même.",
    caption: "Carnets ({{total}})",
    owner: "Pour les voyages dans",
    site: "Tous les pays",
    sections: "Rubriques",
    sectionsOf: "{{written}} sur {{all}}",
    nothing: "Rien n’est encore écrit",
    missing: "Des voyages y mènent, et rien n’est encore écrit : {{countries}}.",
    add: "Un autre pays",
    addSend: "Écrire ses rubriques",
    ofSite: "Rubriques pour tous les voyages",
    ofCountry: "Rubriques pour ce pays : {{country}}",
    siteLead: "Une rubrique vide n’est pas affichée. Ce qu’un pays ou un voyage dit lui-même passe d’abord.",
    countryLead: "Une rubrique vide montre ce qui est écrit pour tous les voyages. Ce qu’un voyage dit lui-même passe d’abord.",
    paragraphs: "Chaque ligne est un paragraphe, 12 au plus par rubrique.",
    stale: {
      title: "Quelqu’un d’autre vient de modifier ces rubriques",
      text: "Rien n’a été enregistré. Votre saisie est toujours là : enregistrez quand même pour remplacer l’autre modification, ou regardez d’abord la page dans un autre onglet.",
    },
  },
} satisfies Translation<typeof source>;
