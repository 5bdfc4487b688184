import type source from "#app/i18n/en/about.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Quiénes somos",
  description:
    "Quién es Yatrika: una empresa dirigida por mujeres que prepara y guía viajes en grupo pequeño con mujeres que crecieron en el lugar al que vas.",
  hero: {
    eyebrow: "Sobre Yatrika",
    heading: "Creamos viajes inolvidables desde {{year}}",
    lead: "Una pequeña empresa de mujeres que van primero y luego te enseñan el camino.",
  },
  story: {
    heading: "Nuestra historia",
    first:
      "En {{year}}, Anjali Sharma, que llevaba once años de guía en Jaipur, se sentó con cuatro colegas en un puesto de té detrás del Palacio de la Ciudad y contó a las mujeres que guiaban viajes en Rajastán. Les salieron nueve. Los demás guías de la ciudad eran unos cuatrocientos. Esa misma tarde escribieron el primer itinerario en el dorso de una cuenta de hotel.",
    second:
      "El primer grupo fueron seis personas y un minibús prestado. En Pushkar llovió, el camellero no apareció y una abuela del pueblo de al lado hizo la cena para todo el mundo. Dos de aquellas seis personas han vuelto a viajar con nosotras nueve veces. Todavía les contamos esa historia a las guías que empiezan: un plan está bien, y una persona que sabe a quién preguntar está mejor.",
    third:
      "Hoy trabajamos con mujeres de más de {{countries}} países. Preparan y guían cada viaje mujeres del lugar. Los grupos siguen siendo pequeños, los precios incluyen todo lo que anunciamos y la mitad de lo que cuesta cada día se queda con las personas a las que visitas. Todo el mundo es bienvenido.",
    own: "{{name}} prepara y guía viajes desde {{year}}, hoy a más de {{countries}} países. Todo el mundo es bienvenido.",
    badge: "años de experiencia",
  },
  values: {
    heading: "Lo que defendemos",
    sustainable: "Viaje sostenible",
    sustainableText:
      "Trenes antes que aviones, casas de familia antes que cadenas hoteleras, grupos de dieciséis personas como máximo. Así, más de lo que pagas se queda donde viajas.",
    excellence: "Excelencia",
    excellenceText:
      "Una de nosotras recorre cada ruta antes de que se venda, y la vuelve a recorrer cada año. Si algo ha cambiado, lo cambiamos en la página.",
    passion: "Pasión",
    passionText: "Nuestras guías hacen los viajes a los que llevarían a su propia madre. Algunas ya la han llevado.",
    customer: "Tú, lo primero",
    customerText:
      "Un número de teléfono y una persona que conoce tu viaje, a cualquier hora. Si algo sale mal, primero lo arreglamos y después lo hablamos.",
  },
  team: { heading: "Conoce a nuestro equipo, dirigido por mujeres", lead: "Mujeres que responden cuando escribes." },
  closing: {
    heading: "Ven a verlo",
    lead: "Cuéntanos adónde te gustaría ir o mira qué viajes salen pronto.",
    contact: "Escríbenos",
    tours: "Ver viajes",
  },
} satisfies Translation<typeof source>;
