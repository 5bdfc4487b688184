import type source from "#app/i18n/en/destinations.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  list: {
    title: "Entdecken Sie unsere Reiseziele",
    titleOf: "{{continent}} entdecken",
    lead: "Jedes Reiseziel hat seine eigene beste Zeit. Wir sagen Ihnen, wann sie ist und welche Reise dorthin führt.",
    description: "Reiseziele in Europa, Asien, Afrika, Amerika und Ozeanien, mit der besten Reisezeit und den Reisen, die dorthin führen.",
    descriptionOf: "{{continent}}: {{places}}, mit der besten Reisezeit und den Reisen, die dorthin führen.",
    search: "Reiseziele suchen",
    searchPlaceholder: "Reiseziele suchen\u00a0…",
    submit: "Suchen",
    continents: "Kontinent",
    found_one: "{{count}} Reiseziel",
    found_other: "{{count}} Reiseziele",
    empty: "Zu Ihrer Suche haben wir kein Reiseziel gefunden.",
    emptyHint: "Versuchen Sie es mit einer anderen Schreibweise, oder sehen Sie sich alle Kontinente an.",
    clear: "Filter löschen",
  },
  detail: {
    goodToKnow: "Gut zu wissen",
    bestTime: "Beste Reisezeit",
    currency: "Währung",
    localCurrency: "Landeswährung",
    continent: "Kontinent",
    highlights: "Höhepunkte",
    about: "{{place}} im Porträt",
    browse: "Zu allen Reisen",
    ownTours_one: "Zur Reise",
    ownTours_other: "Zu den {{count}} Reisen",
    contact: "Kontakt aufnehmen",
    toursIn: "{{place}}: unsere Reisen",
    noTours: "Für dieses Reiseziel haben wir im Moment keine Reise.",
    seeAll: "Alle Reisen ansehen",
    ownTrip: "Möchten Sie trotzdem hinreisen?",
    ownDates: "Ein anderer Termin oder eine eigene Gruppe?",
    ownTripText:
      "Sagen Sie uns, wann und mit wem Sie reisen möchten. Wir planen {{place}} für zwei Personen oder für zehn, mit einer Reiseleiterin, die sich dort auskennt.",
    ownTripButton: "Reise anfragen",
    nearest: "Reisen in der Nähe",
    more: "Weitere Reiseziele",
  },
  notFound: {
    title: "Reiseziel nicht gefunden",
    text: "Das Reiseziel, das Sie suchen, gibt es hier nicht oder nicht mehr.",
    back: "Alle Reiseziele",
  },
} satisfies Translation<typeof source>;
