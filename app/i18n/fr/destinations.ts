import type source from "#app/i18n/en/destinations.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  list: {
    title: "Explorez nos destinations",
    titleOf: "Nos destinations : {{continent}}",
    lead: "Des lieux que nos guides connaissent bien, chacun à sa saison.",
    description:
      "Des destinations en Europe, en Asie, en Afrique, en Amérique et en Océanie, avec la meilleure période pour partir et les voyages qui y mènent.",
    descriptionOf: "{{continent}} : {{places}}, avec la meilleure période pour partir et les voyages qui y mènent.",
    search: "Rechercher une destination",
    searchPlaceholder: "Rechercher une destination…",
    submit: "Rechercher",
    continents: "Continent",
    found_one: "{{count}} destination",
    found_many: "{{count}} destinations",
    found_other: "{{count}} destinations",
    empty: "Aucune destination ne correspond à votre recherche.",
    emptyHint: "Essayez une autre orthographe, ou parcourez tous les continents.",
    clear: "Tout effacer",
  },
  detail: {
    goodToKnow: "Bon à savoir",
    bestTime: "Meilleure période",
    currency: "Devise",
    localCurrency: "Devise locale",
    continent: "Continent",
    highlights: "À ne pas manquer",
    about: "{{place}} de plus près",
    browse: "Voir tous les voyages",
    ownTours_one: "Voir le voyage",
    ownTours_many: "Voir les {{count}} voyages",
    ownTours_other: "Voir les {{count}} voyages",
    contact: "Nous contacter",
    toursIn: "Nos voyages : {{place}}",
    noTours: "Aucun voyage vers cette destination pour le moment.",
    seeAll: "Voir tous les voyages",
    ownTrip: "Envie d’y aller quand même ?",
    ownDates: "D’autres dates, ou un voyage rien que pour votre groupe ?",
    ownTripText:
      "Dites-nous quand et avec qui. À deux ou à dix, nous préparerons votre voyage ({{place}}) avec une guide qui vit sur place.",
    ownTripButton: "Demander un voyage sur mesure",
    nearest: "Voyages à proximité",
    more: "Autres destinations",
  },
  notFound: {
    title: "Destination introuvable",
    text: "La destination que vous cherchez n’existe pas ou a été retirée.",
    back: "Voir toutes les destinations",
  },
} satisfies Translation<typeof source>;
