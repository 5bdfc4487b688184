import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "De dos a cuatro horas a pie casi todos los días, a menudo por escalones de piedra, y temprano: a las seis y media el día 2, antes aún el día 3.",
  stayStyle:
    "Hoteles de 4 estrellas en Kioto y Tokio, un ryokan de aguas termales en Hakone, posadas familiares con futones y baños compartidos en Tsumago",
  rightForYou: [
    "Prefieres levantarte a las cinco y media que hacer cola a las once, y no te importa acostarte a las nueve.",
    "Te gustan los trenes y sabes cambiar de uno a otro con una mochila pequeña mientras tu maleta viaja por mensajería.",
    "Hay escalones de piedra casi todos los días; la vuelta al monte Inari apenas tiene otra cosa.",
    "Puedes dormir una noche en un futón en el suelo, con paredes finas y el baño al fondo del pasillo.",
    "Si buscas tiendas y neones, quizá te decepcione: Tokio es un solo día entero y empieza con una oración.",
    "En julio y agosto Kioto pasa de 35 °C con mucha humedad. Si no puedes venir en otra época, espera poco de las tardes.",
  ],
  meeting: {
    address: "Vestíbulo de llegadas internacionales, terminal 1, planta 1F, aeropuerto internacional de Kansai, Osaka",
    byDay:
      "Haruka te espera en el vestíbulo de llegadas con un cartel de Yatrika y te lleva a Kioto en el expreso Haruka, unos 80 minutos. El paseo a Gion empieza a las cinco, así que procura aterrizar antes de las 13:30. Si llegas a la terminal 2, toma el autobús gratuito a la terminal 1.",
    afterDark:
      "Si aterrizas tarde, también van a buscarte: dinos tu vuelo y alguien del equipo viajará contigo. El último Haruka sale poco después de las diez de la noche; si vas a aterrizar después de las nueve, escríbenos antes de comprar el vuelo.",
  },
  end: {
    address: "Estación de Asakusa, cerca del hotel, Tokio",
    byDay:
      "Una guía va contigo en el tren directo desde Asakusa: a Haneda en unos 40 minutos, a Narita en una hora más o menos. No hay transbordos, pero sí escaleras hasta el andén; la guía sabe dónde está el ascensor.",
    afterDark:
      "Hay trenes desde las cinco de la mañana, más o menos, hasta poco antes de medianoche, y en ellos viajan mujeres solas a todas horas. Para un vuelo antes de las ocho, duerme en el aeropuerto; te ayudaremos a encontrar habitación.",
  },
  bring: [
    "Zapatos con buen agarre que se quiten deprisa: te los quitarás hasta seis veces al día",
    "Calcetines presentables",
    "Una mochila de 20 a 25 litros para la noche de Tsumago",
    "Un monedero: hay monedas de hasta 500 yenes",
    "Una toalla pequeña y una bolsa para la basura; en los aseos públicos falta lo primero y en la calle, las papeleras",
    "Un paraguas, o cómpralo en cualquier sitio por unos 700 yenes",
    "Capas de abrigo de noviembre a marzo; en las posadas antiguas hay corrientes",
    "Tus medicinas en su caja, con la receta",
    "Un adaptador de dos clavijas planas y cargadores que admitan 100 voltios",
  ],
  questions: [
    {
      question: "Viajo sin compañía. ¿Me sentiré fuera de lugar? ¿Comparto habitación?",
      answer:
        "Mucha gente viene así, y a la segunda noche ya hay quien conoce un sitio en Pontocho. Los precios son en habitación doble; una para ti cuesta más y en las posadas de Tsumago hay muy pocas, así que pregunta pronto. En Japón, una mujer sola en la barra ante un cuenco de fideos no llama la atención.",
    },
    {
      question: "¿Puedo comer vegetariano?",
      answer:
        "Sí, si lo dices al reservar. La dificultad es el dashi, el caldo de pescado que está en casi todo; nuestras anfitrionas de Kioto, Tsumago, Hakone y Yanaka lo hacen con kombu y setas. Para las comidas libres Haruka te da una tarjeta en japonés y una lista. Vegano se puede; sin gluten cuesta: la salsa de soja lleva trigo.",
    },
    {
      question: "¿Cómo funcionan los baños? ¿Hay que desnudarse?",
      answer:
        "Primero te lavas, sentándote, y luego entras en el agua sin nada. Mujeres y hombres se bañan por separado. Si llevas un tatuaje, tienes la regla o simplemente lo prefieres, reserva el baño privado del ryokan. En Tsumago se baña una persona tras otra y la puerta se cierra por dentro.",
    },
    {
      question: "Mis rodillas ya no son lo que eran. ¿Qué puedo saltarme?",
      answer:
        "En el monte Inari puedes quedarte en el cruce de media subida y esperar con un té. En la casa de té hay un taburete bajo. El autobús de Magome a Tsumago sustituye los 8 km a pie. Levantarse de un futón no lo sustituye nada; practica en casa.",
    },
    {
      question: "¿Cuánto dinero necesito?",
      answer:
        "Diez comidas corren de tu cuenta, entre 1500 y 4000 yenes cada una, aproximadamente; lo demás son cafés, taquillas y regalos. La tarjeta sirve en hoteles, estaciones y casi todas las tiendas, pero no en todos los locales de fideos y apenas en Tsumago: lleva 20 000 yenes en efectivo. Nadie espera propina.",
    },
    {
      question: "¿Y los aseos y la regla por el camino?",
      answer:
        "Los aseos son gratuitos, están limpios y los hay en todas partes: estaciones, templos y cualquier konbini, la tienda de la esquina; también a lo largo de la Nakasendo. El papel va al inodoro. Las compresas se venden en todos los konbinis; los tampones, en droguerías y en pocas tallas.",
    },
    {
      question: "¿Qué pasa con el azufre de Hakone?",
      answer:
        "Sobre Owakudani el aire huele a huevo y pica. Quien tenga asma, una dolencia de corazón o un embarazo da la vuelta en autobús, con las indicaciones de Haruka, y se reúne con el grupo en el lago. Si hay demasiado gas el teleférico cierra y vamos todos en autobús.",
    },
  ],
  days: [
    { stayPlace: "Kioto, cerca de Karasuma Oike", activities: [], stops: ["Aeropuerto de Kansai", "Kioto"] },
    {
      stayPlace: "Kioto, cerca de Karasuma Oike",
      activities: ["Noche libre: un baño caliente en los baños del barrio, unos 550 yenes; Haruka te dibuja el camino"],
      stops: ["Fushimi Inari", "Nishijin"],
    },
    { stayPlace: "Kioto, cerca de Karasuma Oike", activities: [], stops: ["Kiyomizu-dera", "Ryoan-ji"] },
    { stayPlace: "Kioto, cerca de Karasuma Oike", activities: [], stops: ["Nara", "Kioto"] },
    { stayPlace: "Tsumago, valle de Kiso", activities: [], stops: ["Nagoya", "Nakatsugawa", "Magome", "Tsumago"] },
    { stayPlace: "Gora, Hakone", activities: [], stops: ["Nagiso", "Nagoya", "Odawara", "Gora, Hakone"] },
    { stayPlace: "Asakusa, Tokio", activities: [], stops: ["Owakudani", "Moto-Hakone", "Amazake-chaya", "Tokio (Asakusa)"] },
    { stayPlace: "Asakusa, Tokio", activities: [], stops: ["Jardín Hama-rikyu", "Yanaka"] },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays:
      "Los hoteles de Kioto y Tokio tienen ascensor; las posadas de Tsumago, escaleras empinadas, y el ryokan, escalones dentro.",
    longestWalk: "Unos 9 km casi llanos en Nara, con autobuses para una parte; los 8 km del paso de Magome se pueden hacer en autobús.",
    stepsAndStairs:
      "Escalones casi todos los días: el monte Inari, Sannenzaka, el empedrado sobre Moto-Hakone, que resbala después de llover.",
    seating: "En Tsumago y Hakone a veces se come en mesas bajas; pedimos sillas si nos lo dices. En la casa de té hay un taburete bajo.",
    diet: "Vegetariano con dashi de verduras en todas partes, si lo sabemos al reservar; vegano casi siempre; sin gluten, solo en parte.",
  },
  accessContact: "Escríbenos antes de reservar; Haruka contesta en persona, con imágenes de las escaleras donde las haya.",
  localPayments: [],
  estimates: [
    { label: "Visado", basis: "Quien viaja desde Alemania no lo necesita hasta 90 días, a noviembre de 2026; otros pasaportes quizá sí." },
    { label: "Propinas", basis: "En Japón no se dan, tampoco a las guías; noviembre de 2026." },
    {
      label: "Comidas no incluidas",
      basis:
        "Seis almuerzos y cuatro cenas de entre 1500 y 4000 yenes cada uno, aproximadamente, como en “Qué no está incluido”; estimación nuestra de noviembre de 2026, a 150 yenes por dólar.",
    },
    {
      label: "Bebidas, taquillas y menudencias",
      basis: "Estimación nuestra, noviembre de 2026: entre 9 y 25 USD al día durante ocho días.",
    },
    {
      label: "Seguro de cancelación",
      basis:
        "Estimación nuestra, noviembre de 2026: entre el 3 y el 6 % del precio. La cobertura médica de los nueve días va con el viaje.",
    },
  ],
  notes: {
    packing: [
      "Una maleta por persona va por mensajería de Kioto a Hakone el día 5 y a la estación de Hakone-Yumoto el día 7. Entre medias llevas lo que pide una noche. Las posadas prestan bata de algodón y zapatillas; el ryokan tiene de todo, hasta el peine.",
      "Se viste con sencillez y sin enseñar mucho. Los calcetines blancos cuidan los tatamis de la casa de té, y quítate los anillos: pueden rayar un cuenco.",
    ],
    weather: [
      "Marzo y abril: de 5 a 20 °C, cerezos hacia el cambio de mes, mañanas frías en el valle de Kiso. Mayo es cálido y seco. Junio es lluvioso; en julio y agosto Kioto pasa de 35 °C y en Hakone hace más fresco.",
      "Septiembre trae tifones y calor; octubre es suave. Los arces enrojecen desde mediados de noviembre, y el Fuji se ve sobre todo de noviembre a febrero. En enero y febrero hay de 1 a 9 °C en Kioto y el valle de Kiso está a menudo blanco; Haruka tiene crampones ligeros para tus zapatos.",
    ],
    transport: [
      "Trenes con asiento reservado donde lo hay, autobuses locales, metro, teleférico y barcos; los billetes los lleva Haruka. Los transbordos son de cinco a quince minutos y los trenes salen al minuto. En las estaciones grandes hay ascensores, no siempre donde estás tú.",
      "Cuando la nieve o un tifón cierran el paso de Magome, o el gas el teleférico de Hakone, ese tramo se hace en autobús. En los trenes los teléfonos van en silencio y se habla bajo.",
    ],
    roomsAndMeals: [
      "Ocho noches en habitación doble, con una o dos camas: cuatro en Kioto y dos en Asakusa, con camas; una en futones en Tsumago, donde las paredes son de papel y el baño es compartido; una sobre tatami en Hakone, con baños termales y un baño privado que puedes reservar.",
      "Van incluidos ocho desayunos, el almuerzo de Nara y cuatro cenas, los días 1, 5, 6 y 8. El día 3 el desayuno espera hasta las ocho y media: lleva un plátano. En Tsumago y Hakone es japonés, con pescado, arroz y sopa.",
    ],
  },
} satisfies TripText;
