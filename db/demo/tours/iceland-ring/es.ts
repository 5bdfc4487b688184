import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "Islandia, la carretera circular",
  destination: "Reikiavik, Vík, Höfn, Mývatn y Akureyri, Islandia",
  summary:
    "Ocho días por la Ruta 1 de Islandia, en sentido antihorario: cascadas, laguna glaciar, Fiordos del Este y bahía de ballenas, con una islandesa al volante.",
  description: [
    "La Ruta 1 da la vuelta a Islandia en 1322 km y termina donde empezó. La recorremos en sentido antihorario desde Reikiavik: las cascadas del sur, el hielo del Vatnajökull, los Fiordos del Este, el suelo humeante de Mývatn y el largo camino de vuelta por el norte. Con los desvíos salen unos 1500 km. La mayoría de los días hay tres o cuatro horas de carretera; el último, cinco.",
    "Sigrún Halldórsdóttir conduce y guía. Creció en Höfn, estudió geología en Reikiavik y lee el pronóstico del viento antes que cualquier otra cosa. Vas en un minibús con doce viajeros como máximo y duermes en hoteles pequeños y casas de huéspedes rurales. Guían mujeres y todo el mundo es bienvenido.",
    "Las caminatas son cortas, por buenos senderos, y no hace falta experiencia; lo que sí necesitas, en cualquier mes, es un pantalón impermeable. A finales de junio hay unas 21 horas de sol en Reikiavik; a finales de diciembre, unas cuatro. De septiembre a mediados de abril las noches son lo bastante oscuras para ver auroras boreales, si se abren las nubes. El Círculo Dorado queda fuera de la Ruta 1 y no entra en este viaje; es fácil añadirlo con un día más en Reikiavik.",
  ],
  highlights: [
    "Pasar por detrás de la cortina de agua de Seljalandsfoss, de 60 m, y subir unos 500 escalones hasta lo alto de Skógafoss.",
    "Navegar en un vehículo anfibio entre los icebergs de Jökulsárlón, de mayo a octubre.",
    "Comer cigalas en Höfn, el puerto donde las descargan los barcos.",
    "Bañarte en las pozas calientes flotantes de Vök Baths, en el lago Urriðavatn.",
    "Asomarte a Dettifoss, de 100 m de ancho y 44 m de alto, cuando la carretera está abierta.",
    "Buscar ballenas jorobadas desde un barco de roble en la bahía de Skjálfandi, de marzo a noviembre.",
    "Cruzar el país con una guía que creció junto a la carretera que recorres.",
  ],
  itinerary: [
    {
      title: "Reikiavik a pie",
      description:
        "Un conductor te recoge en el aeropuerto de Keflavík y te lleva a Reikiavik: 50 km, 45 minutos. Por la tarde Sigrún te lleva a pie desde la iglesia de Hallgrímskirkja, con su ascensor a lo alto de la torre, por Skólavörðustígur abajo hasta el Puerto Viejo y la fachada de cristal de Harpa. Son 3 km, fácil, unas dos horas, y a menudo con viento. En la cena, sopa de pescado y pan de centeno, repasa la ruta y el pronóstico de la semana. Duermes en un hotel de tres estrellas cerca de Laugavegur.",
    },
    {
      title: "Cascadas del sur hasta Vík",
      description:
        "Unos 200 km, tres horas en minibús. Después del páramo de Hellisheiði y de Selfoss viene Seljalandsfoss, donde un sendero mojado pasa por detrás del agua; se cierra cuando hay hielo. En Skógafoss unos 500 escalones suben al mirador. Paramos en Dyrhólaey, un promontorio a 120 m sobre el mar, que en mayo y junio se cierra en parte porque anidan las aves. En Vík caminas por la playa negra frente a los farallones de Reynisdrangar. En Reynisfjara obedecemos la luz de aviso: allí las olas son peligrosas. Tres horas a pie, moderado. Noche en Vík.",
    },
    {
      title: "Skaftafell, la laguna glaciar y Höfn",
      description:
        "275 km, tres horas y media en minibús, por tramos. La carretera cruza la lava de Eldhraun, de la erupción del Laki de 1783, hoy cubierta de un musgo espeso. En Skaftafell caminas hasta Svartifoss, una cascada enmarcada por columnas de basalto que cuelgan: 3,5 km ida y vuelta, 130 m de subida, hora y media, moderado. En Jökulsárlón un vehículo anfibio te lleva entre icebergs unos 35 minutos, y cruzamos la carretera para ver el hielo varado en la arena negra. Cena de cigalas y noche en Höfn.",
    },
    {
      title: "Por los Fiordos del Este",
      description:
        "Unos 260 km, cuatro horas por una carretera que sigue cada entrante del mar. Primero Stokksnes, para ver los dientes oscuros del Vestrahorn, de 454 m. En Djúpivogur paseas junto a los 34 huevos de piedra de la orilla de la bahía de Gleðivík, uno por cada especie de ave de la zona, y paras a almorzar. En Fáskrúðsfjörður, antigua base de pescadores franceses, los letreros de las calles siguen en dos idiomas. Terminas en Vök Baths, a 5 km de Egilsstaðir, en pozas calientes que flotan en un lago. Dos horas a pie, fácil. Noche en Egilsstaðir.",
    },
    {
      title: "Desierto de altura, Dettifoss y Mývatn",
      description:
        "215 km, tres horas de carretera, en gran parte por encima de los 500 m, por la meseta vacía de Möðrudalur; llena la botella, porque hay pocas paradas. El sendero a Dettifoss son 2 km ida y vuelta por roca irregular, moderado, y el agua pulverizada te empapa. En Hverir caminas entre pozas de lodo que hierven y huelen a azufre. En Reykjahlíð se cena trucha de Mývatn con pan de centeno horneado en la tierra caliente. Dos horas y media a pie. En junio y julio lleva una mosquitera de cabeza. Noche junto al lago.",
    },
    {
      title: "Ballenas en Húsavík y luego Akureyri",
      description:
        "135 km, dos horas de carretera. Por la mañana haces el circuito Kirkja entre las torres de lava de Dimmuborgir: 2,3 km, una hora, fácil. En Húsavík subes a un barco de roble y pasas tres horas en la bahía de Skjálfandi, con trajes térmicos contra el frío; lo habitual es ver ballenas jorobadas, pero nunca es seguro. De diciembre a febrero, en lugar de eso, nos bañamos en Forest Lagoon, a las afueras de Akureyri. Goðafoss, de 12 m de alto, es la última parada. Duermes en Akureyri, donde los semáforos en rojo tienen forma de corazón.",
    },
    {
      title: "Por el noroeste hasta Reikiavik",
      description:
        "El día largo: unos 400 km, cinco horas de carretera con cuatro paradas. La ruta sube al paso de Öxnadalsheiði, a 540 m, y baja a Skagafjörður, tierra de caballos, donde ves la granja de Glaumbær, con sus techos de turba. Después de almorzar en la zona de Húnaþing subes las escaleras de madera del cráter Grábrók, media hora ida y vuelta, moderado. Desde Borgarnes, el túnel de 5,8 km bajo el Hvalfjörður acorta el regreso. En la cena de despedida, en Reikiavik, hay trucha ártica. Noche en el mismo hotel que la primera.",
    },
  ],
  included: [
    "7 noches en hoteles de tres estrellas y casas de huéspedes rurales, con baño privado",
    "Desayuno todos los días y cena los días 1, 3, 5 y 7",
    "Traslados de ida y vuelta al aeropuerto de Keflavík",
    "Minibús para toda la ruta, combustible, túneles y aparcamiento, con neumáticos de clavos en invierno",
    "Conductora-guía local del día 1 al día 7",
    "Vehículo anfibio en Jökulsárlón, de mayo a octubre",
    "Entrada, toalla y taquilla en Vök Baths",
    "Tres horas de avistamiento de ballenas en Húsavík, de marzo a noviembre, o Forest Lagoon en los demás meses",
    "Entrada a Stokksnes y a la granja de Glaumbær",
    "Seguro de viaje para los ocho días",
  ],
  notIncluded: [
    "Vuelos internacionales",
    "Seguro de cancelación, que debería cubrir los cambios por el mal tiempo",
    "Almuerzos, y cenas de los días 2, 4 y 6",
    "Bebidas alcohólicas",
    "El ascensor de la torre de Hallgrímskirkja",
    "Una caminata guiada por el glaciar en Skaftafell, que sustituye a la de Svartifoss si la pides",
  ],
  details: {
    departures:
      "Salidas semanales todo el año; de noviembre a marzo la nieve y los días cortos recortan las caminatas y a menudo cierran la carretera a Dettifoss, y los barcos de la laguna navegan solo de mayo a octubre",
    hotels: "Hoteles de 3 estrellas y casas de huéspedes rurales",
  },
} satisfies TourText;
