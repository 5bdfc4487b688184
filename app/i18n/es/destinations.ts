import type source from "#app/i18n/en/destinations.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  list: {
    title: "Explora nuestros destinos",
    titleOf: "Explora {{continent}}",
    lead: "Lugares que conocemos bien, cada uno con su mejor época.",
    description:
      "Destinos en Europa, Asia, África, América y Oceanía, con la mejor época para visitarlos y los viajes que llevan hasta allí.",
    descriptionOf: "{{continent}}: {{places}}, con la mejor época para visitar cada lugar y los viajes que llevan hasta allí.",
    search: "Buscar destinos",
    searchPlaceholder: "Buscar destinos…",
    submit: "Buscar",
    continents: "Continente",
    found_one: "{{count}} destino",
    found_many: "{{count}} destinos",
    found_other: "{{count}} destinos",
    empty: "No hay destinos que coincidan con tu búsqueda.",
    emptyHint: "Prueba a escribirlo de otra manera o busca en todos los continentes.",
    clear: "Borrar filtros",
  },
  detail: {
    goodToKnow: "Conviene saber",
    bestTime: "Mejor época para ir",
    currency: "Moneda",
    localCurrency: "Moneda local",
    continent: "Continente",
    highlights: "Imprescindibles",
    about: "Sobre {{place}}",
    browse: "Todos los viajes",
    contact: "Escríbenos",
    toursIn: "Viajes a {{place}}",
    noTours: "Ahora mismo no hay viajes a este destino.",
    seeAll: "Ver todos los viajes",
    ownTrip: "¿Quieres ir de todos modos?",
    ownDates: "¿Otras fechas o tu propio grupo?",
    ownTripText: "Dinos cuándo y con quién. Prepararemos tu viaje a {{place}}, para dos personas o para diez, con una guía local.",
    ownTripButton: "Pedir mi viaje",
    nearest: "Los viajes más cercanos",
    more: "Más destinos",
  },
  notFound: {
    title: "Destino no encontrado",
    text: "El destino que buscas no existe o se ha retirado.",
    back: "Todos los destinos",
  },
} satisfies Translation<typeof source>;
