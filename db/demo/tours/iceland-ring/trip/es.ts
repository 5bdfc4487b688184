import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Caminatas cortas por buenos senderos y de tres a cinco horas de carretera al día; cansa más el viento que el terreno.",
  stayStyle:
    "Hoteles de tres estrellas en Reikiavik y Akureyri, y entre medias hoteles pequeños y casas de huéspedes rurales, siempre con baño privado.",
  rightForYou: [
    "Sí, si quieres dar la vuelta entera en una semana y prefieres que otra persona conduzca y mire el pronóstico.",
    "No hace falta experiencia, pero hay unos 500 escalones en Skógafoss y roca irregular en Dettifoss; puedes saltarte las dos cosas.",
    "Se va mucho tiempo en el asiento: unos 1500 km en total y, el día 7, unos 400 km con cuatro paradas.",
    "La lluvia viene de lado en cualquier mes. Si eso te arruina el día, elige otro país.",
    "De noviembre a marzo se ve menos por el mismo precio: días cortos, sin barco en la laguna y a menudo sin Dettifoss.",
    "Cada noche duermes en una cama distinta, así que toca hacer la maleta todas las mañanas.",
  ],
  meeting: {
    address: "Aeropuerto de Keflavík (KEF), sala de llegadas, 235 Reykjanesbær",
    byDay:
      "Un conductor con un cartel de Yatrika te espera al pasar la aduana. Son 50 km, 45 minutos, hasta el hotel, cerca de Laugavegur. Si ya estás en Reikiavik, ven directamente al hotel; Sigrún sale a pie por la tarde.",
    afterDark:
      "El traslado es igual a cualquier hora del día 1, y en invierno a las cuatro ya es de noche. El conductor te deja en la puerta del hotel, no en la parada más cercana. Si el vuelo se retrasa, también lo vemos; no hace falta que llames.",
  },
  end: {
    address: "Aeropuerto de Keflavík (KEF), salidas, 235 Reykjanesbær",
    byDay:
      "El día 8 un conductor te recoge en el hotel de Reikiavik y te lleva a Keflavík en 45 minutos. Calcula estar allí dos horas y media antes del vuelo.",
    afterDark:
      "Muchos vuelos a Europa salen poco después de las siete, así que pueden recogerte a las cuatro de la madrugada. Está incluido igualmente; el hotel te preparará el desayuno para llevar si lo pides la noche anterior.",
  },
  bring: [
    "Pantalón impermeable y chaqueta con capucha, en cualquier mes",
    "Botas de caminar que sujeten el tobillo y se puedan mojar",
    "Una capa de abrigo, gorro y guantes, también en julio",
    "Bañador para Vök Baths; la toalla la dan allí",
    "Una botella: el agua del grifo es buena en todas partes",
    "Una mosquitera de cabeza para Mývatn, en junio y julio",
    "Crampones ligeros para poner sobre el calzado, de noviembre a marzo",
    "Un antifaz para dormir en mayo, junio y julio, cuando no oscurece",
  ],
  questions: [
    {
      question: "¿Puedo ir sola o solo?",
      answer:
        "Sí. El grupo es de cuatro a doce personas; se cena en la misma mesa los días 1, 3, 5 y 7, y las demás noches a nadie le extraña verte cenar con un libro. En cada fecha hay unas pocas habitaciones individuales: dínoslo al reservar y te diremos el precio.",
    },
    {
      question: "¿Merece la pena en invierno?",
      answer:
        "Si sabes lo que te pierdes. De noviembre a marzo la nieve y los días cortos recortan las caminatas, Dettifoss suele estar cerrada y el barco de la laguna no navega. A cambio hay cascadas heladas, aparcamientos vacíos y noches lo bastante oscuras para las auroras. El precio es el mismo.",
    },
    {
      question: "¿Veremos auroras boreales?",
      answer:
        "Quizá. Hace falta una noche oscura, entre septiembre y mediados de abril, y un claro entre las nubes. Sigrún mira el cielo antes de acostarse y llama a tu puerta, si quieres. En junio no hay.",
    },
    {
      question: "¿Y si el viento cierra la carretera?",
      answer:
        "Esperamos. Sigrún lee cada mañana los partes de viento y de carreteras, y decide. Puede costar medio día y, con él, una parada o dos. Contrata un seguro de cancelación que cubra los cambios por el mal tiempo y un vuelo de vuelta que se pueda cambiar.",
    },
    {
      question: "¿Y los baños y la regla durante la ruta?",
      answer:
        "Hay baños limpios en casi todas las paradas, cada una o dos horas; algunos cuestan unos cientos de coronas, con tarjeta. El tramo largo es la meseta de Möðrudalur, el día 5: ve antes de salir de Egilsstaðir. En el botiquín hay compresas. En Vök Baths hay que lavarse sin ropa antes del baño, mujeres y hombres por separado.",
    },
    {
      question: "No como pescado. ¿Pasaré hambre?",
      answer:
        "No, pero las cuatro cenas incluidas giran en torno al pescado y las cigalas, así que dínoslo al reservar. Habrá un plato vegetariano cada vez. Comer vegano es fácil en Reikiavik y Akureyri, y más simple entre medias; lleva algo de picar para los días 4 y 5.",
    },
    {
      question: "¿Teléfono y electricidad?",
      answer:
        "Hay cobertura en casi toda la Ruta 1, con huecos en la meseta del día 5. Todas las habitaciones tienen enchufes y wifi. En el minibús hay unas pocas tomas USB para compartir.",
    },
  ],
  days: [
    {
      stayPlace: "Reikiavik",
      activities: ["Ascensor a lo alto de la torre de Hallgrímskirkja"],
      stops: ["Aeropuerto de Keflavík", "Reikiavik"],
    },
    { stayPlace: "Vík", activities: [], stops: ["Seljalandsfoss", "Skógafoss", "Dyrhólaey", "Reynisfjara", "Vík"] },
    {
      stayPlace: "Höfn",
      activities: ["Caminata guiada por el glaciar en Skaftafell, en lugar de la de Svartifoss; pídela al reservar"],
      stops: ["Skaftafell", "Svartifoss", "Jökulsárlón", "Höfn"],
    },
    { stayPlace: "Egilsstaðir", activities: [], stops: ["Stokksnes", "Djúpivogur", "Fáskrúðsfjörður", "Vök Baths", "Egilsstaðir"] },
    { stayPlace: "Reykjahlíð, junto al lago Mývatn", activities: [], stops: ["Dettifoss", "Hverir", "Reykjahlíð"] },
    { stayPlace: "Akureyri", activities: [], stops: ["Dimmuborgir", "Húsavík", "Goðafoss", "Akureyri"] },
    { stayPlace: "Reikiavik", activities: [], stops: ["Öxnadalsheiði", "Glaumbær", "Grábrók", "Borgarnes", "Reikiavik"] },
    { activities: [], stops: ["Aeropuerto de Keflavík"] },
  ],
  access: {
    stepFreeStays:
      "Los hoteles de Reikiavik y Akureyri tienen ascensor; las casas rurales suelen tener un escalón en la puerta o escaleras dentro. Preguntaremos por ti en cada casa.",
    longestWalk: "Unas tres horas el día 2, en varios tramos cortos. Puedes saltarte cualquiera y esperar en el minibús o en un café.",
    stepsAndStairs:
      "Unos 500 escalones en Skógafoss y escaleras de madera en Grábrók; puedes saltarte ambos, y cascada y cráter se ven también desde abajo.",
    seating: "En el minibús tienes tu propio asiento, con un escalón alto para subir. En los senderos hay pocos bancos.",
    serviceAnimals:
      "Islandia pide para los perros un permiso de importación y una cuarentena más larga que este viaje; los perros de asistencia tienen normas propias.",
    diet: "Vegetariano y sin gluten sin problema, vegano si avisas; dínoslo al reservar.",
  },
  accessContact:
    "Escríbenos antes de reservar y dinos qué necesitas; Sigrún responderá por los senderos y nosotras preguntaremos en los hoteles.",
  localPayments: [],
  estimates: [
    {
      label: "Visado, para quien viaja desde Alemania",
      basis:
        "Nuestra estimación, noviembre de 2026: Islandia está en el espacio Schengen y basta el documento de identidad o el pasaporte alemán.",
    },
    {
      label: "Propinas",
      basis: "Nuestra estimación, noviembre de 2026: en Islandia no se espera propina; el importe alto es para Sigrún, si quieres.",
    },
    {
      label: "Seis almuerzos y tres cenas",
      basis:
        "Nuestra estimación, noviembre de 2026, para los almuerzos de los días 2 a 7 y las cenas de los días 2, 4 y 6: sopa o bocadillo a mediodía, un plato por la noche.",
    },
    {
      label: "Bebidas, torre, caminata por el glaciar",
      basis:
        "Nuestra estimación, noviembre de 2026: el importe bajo son cafés y baños; el alto añade el ascensor, una cerveza por noche y el glaciar.",
    },
    {
      label: "Seguro de cancelación",
      basis:
        "Nuestra estimación, noviembre de 2026: del cuatro al ocho por ciento del precio del viaje. El seguro de viaje para los ocho días está incluido.",
    },
  ],
  notes: {
    packing: [
      "Vístete con capas que se sequen en una noche: lana sobre la piel, forro polar o una chaqueta fina de plumas y, encima, algo que pare el viento y el agua. Los paraguas no sobreviven. Los vaqueros siguen mojados todo el día.",
      "De junio a agosto: una capa menos, mosquitera de cabeza para Mývatn, antifaz. Septiembre, octubre, abril y mayo: guantes y gorro todos los días. De noviembre a marzo: pantalón forrado, crampones ligeros, linterna frontal, termo.",
      "Una maleta mediana y una mochila pequeña por persona, por favor: doce viajeros comparten el maletero de un minibús.",
    ],
    weather: [
      "De enero a marzo: de –3 a 4 °C, nieve y hielo, temporales que cierran carreteras; cuatro horas de sol en Año Nuevo, trece a finales de marzo.",
      "Abril y mayo: de 2 a 10 °C, más seco que el otoño, todavía con nieve en la meseta. De junio a agosto: de 8 a 15 °C y noches con luz; chubascos un día de cada dos, más en el sureste.",
      "Septiembre y octubre: de 3 a 10 °C, lluvia y los primeros temporales, otra vez noches oscuras. Noviembre y diciembre: de –2 a 4 °C, y unas cuatro horas de sol a finales de diciembre.",
      "El nordeste, en torno a Mývatn, es más seco que la costa sur y en invierno mucho más frío: allí –10 °C no llaman la atención.",
    ],
    transport: [
      "Un minibús para doce viajeros, con Sigrún al volante y neumáticos de clavos en invierno. Los asientos cambian cada mañana, y nadie pasa atrás toda la semana. La mayoría de los días hay tres o cuatro horas de carretera; el último, cinco. Paramos cada una o dos horas, menos en la meseta del día 5.",
      "Sujeta la puerta con las dos manos al abrirla. Aquí el viento rompe bisagras, y ya ha roto dedos.",
    ],
    roomsAndMeals: [
      "Siete noches en habitaciones dobles, con una cama o dos, y baño privado. Las casas rurales son sencillas y están bien caldeadas. El agua caliente a veces huele a azufre; está limpia, pero quítate los anillos de plata.",
      "Desayuno todos los días, de skyr y pan a huevos, y cena los días 1, 3, 5 y 7. A mediodía se compra en gasolineras, panaderías y cafés de museos. El vino y la cerveza se venden en tiendas del Estado (Vínbúðin), que en los pueblos cierran pronto y no abren los domingos.",
    ],
    health: [
      "Los peligros de verdad son el mar en Reynisfjara y el borde de las fuentes termales: quédate detrás de las cuerdas y no des nunca la espalda a las olas. Toma la pastilla contra el mareo una hora antes del barco de Húsavík; en el muelle ya es tarde.",
      "Hay farmacias (apótek) en Reikiavik, Selfoss, Höfn, Egilsstaðir, Húsavík y Akureyri. Lleva tu medicación diaria para diez días, por si se cierra una carretera.",
    ],
  },
} satisfies TripText;
