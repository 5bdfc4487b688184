import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "5 km a pie el viernes y 9 km el sábado, unas tres horas, todo en llano. Lo que se nota por la noche son las escaleras del metro y las horas de pie en la cocina.",
  stayStyle: "Dos noches en un hotel de tres estrellas cerca del metro Ledru-Rollin, con desayuno el día 3",
  rightForYou: [
    "Sí, si prefieres comprar, amasar y cocinar a que te lo expliquen. El sábado a las siete estás en la panadería.",
    "Sí, si te gusta cruzar una ciudad a pie y en metro, al ritmo de quienes viven en ella.",
    "Menos, si te fallan las rodillas: la mayoría de las estaciones no tiene ascensor, y un viajero contó once tramos de escalera solo el viernes.",
    "Menos, si es tu primera visita y no te sobra un día. Pasamos cerca del Louvre y solo entramos en una bodega.",
    "En agosto puede hacer 34 °C y el mercado está medio vacío. La bodega es fresca; el resto del fin de semana, no.",
  ],
  meeting: {
    address:
      "Tu hotel, cerca del metro Ledru-Rollin, el viernes a las 14:30. Te enviaremos el nombre y la calle antes de que salgas de casa.",
    byDay:
      "Desde Charles de Gaulle toma el RER B hasta Gare du Nord, la línea 5 hasta Bastille y la línea 8 hasta Ledru-Rollin, alrededor de una hora en total. Desde Orly la línea 14 va a Gare de Lyon, y de allí son unos quince minutos a pie. Este trayecto no está incluido.",
    afterDark:
      "Si llegas la noche anterior, el metro funciona hasta cerca de la una. Con equipaje y sin compañía, toma un taxi en la parada oficial del aeropuerto: la tarifa a París es fija y está a la vista. No hagas caso a los conductores que te hablen dentro de la terminal.",
  },
  end: {
    address: "El mismo hotel, el domingo después del desayuno",
    byDay:
      "El traslado al aeropuerto del día 3 está incluido. Mándanos tu número de vuelo y te diremos a qué hora sale del hotel; cuenta hasta 75 minutos a Charles de Gaulle en un mal día. Si sigues en tren, Gare de Lyon está a unos quince minutos a pie.",
  },
  bring: [
    "Zapatos cerrados y cómodos; ni la panadería ni la cocina son sitio para sandalias",
    "Ropa que se pueda lavar: la harina llega a todas partes",
    "Una goma para el pelo largo",
    "Una chaqueta de lluvia ligera, en cualquier mes",
    "Un bolso cruzado que cierre, para el metro",
    "Una bolsa de tela y sitio en la maleta para el queso",
    "Algo de efectivo en billetes pequeños para los puestos del mercado",
  ],
  questions: [
    {
      question: "Viajo sola. ¿Comeré sola?",
      answer:
        "Solo si quieres. El grupo es de dos a diez personas que hacen pan, cocinan y comen en la misma mesa. La cena del sábado es libre; la lista de Camille dice dónde tratan bien a quien cena por su cuenta, y los demás también suelen tener algún plan. Si quieres una habitación para ti, pregúntanos el precio.",
    },
    {
      question: "Soy vegetariana. ¿Hay algo más que pan?",
      answer:
        "Sí. Dilo al reservar y Aïssatou piensa el almuerzo según el mercado: un mes de abril, los espárragos de una viajera fueron el plato principal de todos. El comté y el brie se hacen con cuajo animal; si te importa, Camille busca otros. Si sigues una dieta vegana o sin gluten, escríbenos antes. Te diremos con franqueza qué es posible.",
    },
    {
      question: "¿Es muy cansado, de verdad?",
      answer:
        "Nada es empinado y nada va deprisa. Pero pasas de pie casi toda una clase que dura hasta las 13:00, caminas 9 km ese día y subes escaleras en casi cada transbordo. Puedes saltarte la tarde en la orilla izquierda o seguirla en taxi, por tu cuenta. Díselo a Camille el viernes y te indicará dónde.",
    },
    {
      question: "¿Y los baños, y si me viene la regla?",
      answer:
        "Hay baños en el hotel, en la cocina y en el Bouillon. Entre uno y otro, las cabinas de la calle son gratuitas, y en los cafés se espera que tomes algo. Supermercados y farmacias venden compresas y tampones hasta última hora de la tarde, y en el botiquín de Camille hay compresas.",
    },
    {
      question: "¿Tengo que beber vino?",
      answer:
        "No. Inès sirve mosto con el mismo cuidado y nadie pregunta por qué. En el Bouillon las bebidas no están incluidas; la jarra de agua del grifo es gratis, como en toda Francia.",
    },
    {
      question: "¿Cuánto dinero necesito allí?",
      answer:
        "La tasa turística, unos 11 euros, una cena y lo que bebas el viernes. Se paga con tarjeta en casi todas partes; algunos puestos de Aligre piden efectivo para sumas pequeñas. Casi todo el mundo compra además queso.",
    },
  ],
  days: [
    {
      stayPlace: "París, cerca de Ledru-Rollin",
      activities: [],
      stops: [
        "París, hotel cerca de Ledru-Rollin",
        "Plaza de los Vosgos",
        "Rue Debelleyme",
        "Marché des Enfants Rouges",
        "Bodega junto a la rue de l’Arbre-Sec",
        "Bouillon Julien",
      ],
    },
    {
      stayPlace: "París, cerca de Ledru-Rollin",
      activities: [],
      stops: [
        "París, hotel cerca de Ledru-Rollin",
        "Panadería de la rue de Charenton",
        "Marché d’Aligre",
        "Cocina de la rue Crozatier",
        "Sèvres–Babylone",
        "Saint-Sulpice",
        "Pont Neuf",
        "Bastille",
      ],
    },
    {
      activities: ["Un paseo por la Coulée Verte, el jardín de una antigua vía de tren a unos diez minutos del hotel, antes del traslado"],
      stops: [],
    },
  ],
  access: {
    longestWalk:
      "9 km el día 2, por aceras y adoquines, por tramos y con paradas. Puedes saltarte la orilla izquierda o tomar un taxi por tu cuenta.",
    stepsAndStairs:
      "La mayoría de las estaciones de metro tiene escaleras y no ascensor, y la cata es en una bodega abovedada. No podemos ofrecer una versión sin escalones.",
    seating: "Te sientas en la cata, el almuerzo y la cena. Pasas de pie casi toda la clase de cocina y el rato del mercado.",
    hearing:
      "Diez personas como máximo, y la bodega es silenciosa. El mercado y el Bouillon son ruidosos; pide a Camille un sitio enfrente de ella.",
    diet: "Sin carne ni pescado se come bien. Vegano y sin gluten, solo si nos escribes antes: casi todo lleva harina y mantequilla.",
  },
  accessContact: "Escríbenos antes de reservar. Preguntaremos al hotel, a la cocina y a Camille, y te diremos lo que contesten, sí o no.",
  localPayments: [
    "Tasa turística de París, al hotel: unos 5,50 euros por persona y noche en un tres estrellas, dos noches. Los menores no pagan. La tarifa puede cambiar cada enero.",
  ],
  estimates: [
    { label: "Visado", basis: "Para quien viaja desde Alemania: no hace falta. Estimación nuestra, noviembre de 2026." },
    {
      label: "Propinas",
      basis:
        "El servicio va en los precios franceses; algo para Camille y las cocineras, si quieres. Estimación nuestra, noviembre de 2026.",
    },
    { label: "Cena del día 2", basis: "De un menú de bistró a tres platos con una copa de vino. Estimación nuestra, noviembre de 2026." },
    {
      label: "Trayecto al hotel el día 1",
      basis: "Desde Charles de Gaulle: el RER B en lo bajo, un taxi en lo alto. Estimación nuestra, noviembre de 2026.",
    },
    { label: "Bebidas y compras", basis: "Bebidas en Bouillon Julien, cafés, queso para llevar. Estimación nuestra, noviembre de 2026." },
    { label: "Seguro de cancelación", basis: "No incluido; la cobertura médica sí. Estimación nuestra, noviembre de 2026." },
  ],
  notes: {
    packing: [
      "Varias capas. En la panadería hace calor a las siete, en la bodega hace fresco incluso en agosto, y en medio está la calle. De noviembre a marzo, un abrigo; de mayo a septiembre, una chaqueta ligera para la noche.",
      "Una maleta pequeña que puedas llevar tú: hay escaleras hasta el hotel y no hay porteadores.",
    ],
    weather: [
      "Máximas habituales: enero y febrero 8 °C, marzo 12, abril 16, mayo 20, junio 23, julio y agosto 26, septiembre 21, octubre 16, noviembre 11, diciembre 8. La lluvia se reparte por todo el año, casi siempre en chubascos cortos.",
      "En las olas de calor agosto supera los 35 °C. Mayo, junio y de septiembre a mediados de octubre son los meses más amables; de noviembre a marzo hace un tiempo gris y húmedo, con poca gente.",
    ],
    transport: [
      "A pie y en metro: líneas 5, 8, 10, 11 y 1, con los billetes pagados mientras vas con el grupo. El día 3 un coche te lleva al aeropuerto.",
      "Hay carteristas en el metro, sobre todo en la línea 1. El bolso cerrado y delante, y el teléfono guardado cerca de las puertas.",
    ],
    roomsAndMeals: [
      "Duermes las dos noches en el mismo hotel de tres estrellas, a diez minutos de casa de Camille. La calle está animada el viernes y el sábado; si tienes el sueño ligero, pide una habitación al patio.",
      "Están incluidos la cena del día 1, el desayuno y el almuerzo del día 2 y el desayuno del día 3. El sábado desayunas tu propia baguette en la panadería. La cena del día 2 es libre.",
    ],
    health: [
      "El agua del grifo es buena. Una cruz verde señala la farmacia; allí aconsejan sin cita, y siempre hay una de guardia por la noche.",
      "Los quesos son de leche cruda. Si estás embarazada o tienes las defensas bajas, díselo a Camille y elegirá otros. Avísanos antes si tienes alergia a los frutos secos, la harina, la leche o el pescado.",
    ],
  },
} satisfies TripText;
