import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Tranquilo: como mucho dos horas a pie al día. Pero el día 2 tiene unos 300 escalones de bajada y otros tantos de subida, y el día 3, lomos estrechos entre el arroz que resbalan cuando están mojados.",
  stayStyle: "Un hotel con jardines y piscina y otro frente al mar, dos noches en cada uno, en habitaciones dobles, con una o dos camas",
  rightForYou: [
    "Sí, si prefieres pocos lugares y tiempo en ellos: dos hoteles, salidas tempranas, descanso después del almuerzo.",
    "Sí, si nunca has hecho yoga. Komang da clase también a principiantes, y puedes saltarte alguna.",
    "Piénsatelo si las escaleras con calor te cuestan. Gunung Kawi tiene unos 300 escalones, de bajada y de subida; puedes esperar arriba.",
    "Quizá te decepcione si vienes por la playa. Candidasa tiene poca arena, y para bañarnos vamos 20 minutos en coche.",
    "De noviembre a marzo algunas cosas fallan: una cascada turbia, un aguacero casi todas las tardes, un amanecer con demasiada mar para la barca.",
    "La costumbre de los templos sobre la menstruación es real, y no está en nuestra mano levantarla. Wayan te propone a cambio un paseo.",
  ],
  meeting: {
    address: "Aeropuerto Internacional I Gusti Ngurah Rai (DPS), Denpasar, a la salida de llegadas",
    byDay:
      "Wayan te espera después de la aduana con un cartel de Yatrika, y el coche está fuera. Ubud queda a 37 km, hora y media, más si hay mucho tráfico. Si aterrizas antes de las dos de la tarde, llegas a Nyuh Kuning a tiempo para las ofrendas de las cinco. Si ya estás en Bali, dinos dónde te alojas y te escribiremos cómo llegar al hotel.",
    afterDark:
      "El coche va a cualquier hora y no necesitas taxi. Quien te recoge lleva el mismo cartel y sabe tu nombre; no te vayas con nadie más. Si aterrizas de noche te perderás las ofrendas y quizá la cena en el patio, así que mándanos tu vuelo cuanto antes.",
  },
  end: {
    address: "Aeropuerto Internacional I Gusti Ngurah Rai (DPS), Denpasar, salidas",
    byDay:
      "El coche te lleva de Candidasa al aeropuerto: 60 km, dos horas, incluido. Para un vuelo internacional sal cinco horas antes; el último tramo es lento todo el día.",
    afterDark:
      "Para un vuelo de noche o antes del amanecer el coche va igual. Si sales antes del desayuno, pide al hotel la víspera que te lo prepare para llevar.",
  },
  bring: [
    "Ropa ligera que cubra hombros y rodillas, para templos y patios familiares; el sarong de Tirta Empul lo ponemos nosotras",
    "Zapatos con suela que agarre y sandalias que se puedan mojar",
    "Dos bañadores, porque uno estará mojado",
    "Sombrero y protector solar todo el año; de noviembre a marzo, un chubasquero ligero",
    "Repelente de mosquitos para las noches al aire libre",
    "Una botella para rellenar y una bolsa estanca para el teléfono en el jukung",
    "Compresas, copa o tampones; los tampones son difíciles de encontrar fuera de las ciudades",
  ],
  questions: [
    {
      question: "Viajo por mi cuenta. ¿Cenaré a solas?",
      answer:
        "Solo si te apetece. Los grupos son de 2 a 14 personas, y las cenas de los días 1 y 4 son en una sola mesa. Las dos noches libres Wayan dice dónde cenaría ella, y quien quiere compañía se apunta. La habitación individual lleva un suplemento; consúltanos.",
    },
    {
      question: "¿Hay comida vegetariana suficiente?",
      answer:
        "Sí. El tempeh, el tofu, las verduras con coco rallado y la salsa de cacahuete son aquí la comida de cada día. Dilo al reservar y tendrás otra cosa en lugar del pato del día 1, el sate lilit del día 3 y el pargo del día 4. Muchas salsas esconden pasta de gambas; di si también la evitas.",
    },
    {
      question: "¿Qué pasa si tengo la regla?",
      answer:
        "La costumbre es que no entre en un templo quien tenga la menstruación. Afecta a Tirta Empul, Gunung Kawi y Goa Lawah. Wayan avisa con tiempo, no pregunta a nadie y tiene un paseo para ti. Todo lo demás está abierto: la cascada, los arrozales, la barca, el mar. En su botiquín hay compresas.",
    },
    {
      question: "¿Es duro de verdad?",
      answer:
        "Dos cosas lo son: los escalones de Gunung Kawi, por el calor, y los lomos entre los arrozales de Sidemen, porque son estrechos y resbalan después de la lluvia. Las dos se pueden acortar o dejar. Lo demás es pasear, bañarse y sentarse.",
    },
    {
      question: "¿Tengo que saber nadar?",
      answer:
        "No. En el jukung todo el mundo lleva chaleco salvavidas. En Tibumana y en Virgin Beach puedes quedarte en la orilla; no cuentes con socorristas y báñate donde Wayan te indique.",
    },
    {
      question: "¿Hay aseos, electricidad y cobertura en ruta?",
      answer:
        "Aseos, sí, cada hora o dos: en templos, warungs y la cascada. Muchos son de placa turca, sin papel, y cuestan unos miles de rupias. Los dos hoteles tienen wifi y hay datos móviles en casi toda la ruta. Con tormenta puede irse la luz, por lo general menos de una hora.",
    },
    {
      question: "¿Cuánto efectivo necesito?",
      answer:
        "Entre 1,5 y 3 millones de rupias para los cinco días: dos almuerzos, dos cenas, bebidas y propinas. Los hoteles aceptan tarjeta; los warungs, las tejedoras y los aparcamientos, no. Hay cajeros en Ubud y en Candidasa.",
    },
  ],
  days: [
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Aeropuerto de Denpasar", "Nyuh Kuning"] },
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Tirta Empul", "Gunung Kawi", "Ubud", "Nyuh Kuning"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Cascada de Tibumana", "Sidemen", "Goa Lawah", "Candidasa"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Gili Tepekong", "Candidasa", "Tenganan", "Virgin Beach"] },
    { activities: [], stops: ["Aeropuerto de Denpasar"] },
  ],
  access: {
    stepFreeStays:
      "Los dos hoteles tienen habitaciones en la planta baja, pero en los senderos, los baños y el pabellón de yoga hay algún escalón. Consúltanos antes de reservar.",
    longestWalk:
      "Unas dos horas el día 2 y hora y media por los arrozales el día 3, por tramos. Puedes quedarte en el coche o en casa de Ni Nyoman Sri.",
    stepsAndStairs:
      "Unos 300 escalones de bajada a Gunung Kawi y otros tantos de subida, y más en el sendero de Tibumana. Puedes prescindir de ambos.",
    seating:
      "Las ofrendas, el yoga y algunas comidas son en esteras, en el suelo; avísanos y te buscaremos una silla. En el jukung se va dos horas en una tabla estrecha.",
    hearing: "Wayan te apuntará en el teléfono los horarios de cada día y te hablará de frente. No tenemos intérprete de lengua de signos.",
    sight:
      "Buena parte de este viaje se toca, se huele y se saborea, y Wayan describe bien. Los lomos entre el arroz son estrechos y no tienen barandilla.",
    serviceAnimals: "Los perros de fuera no pueden entrar en Bali, por las normas contra la rabia, y los templos no los admiten.",
    diet: "Vegetariana y vegana en todas las comidas si lo dices al reservar. Si tienes alergia al cacahuete o al marisco, habla antes con nosotras: están por todas partes.",
  },
  accessContact:
    "Consúltanos antes de reservar, por correo electrónico o por teléfono. Lo comprobaremos con Wayan y con los dos hoteles, y te diremos también lo que no sabemos.",
  localPayments: ["A la provincia de Bali: la tasa turística, una vez por estancia, que se paga por internet antes de aterrizar"],
  estimates: [
    {
      label: "Visado a la llegada",
      basis:
        "Para quien viaja desde Alemania: 500 000 rupias, como en “Qué no está incluido”, a unas 16 800 rupias por dólar; el importe más alto deja margen para la comisión de la tarjeta.",
    },
    {
      label: "Dos almuerzos y dos cenas",
      basis:
        "Almuerzos de los días 1 y 4, cenas de los días 2 y 3, entre 8 y 20 USD cada comida, aproximadamente, como en “Qué no está incluido”.",
    },
    {
      label: "Propinas",
      basis: "Estimación nuestra, noviembre de 2026: de 5 a 10 USD al día para guía y conductor en conjunto. La propina la decides tú.",
    },
    {
      label: "Bebidas y otros tratamientos",
      basis: "Estimación nuestra, noviembre de 2026: agua y café en el importe más bajo; vino y un segundo masaje en el más alto.",
    },
  ],
  notes: {
    packing: [
      "Todo lo que te pongas estará húmedo, así que lleva lo que se seca: lino, algodón fino, merino. En los meses lluviosos una camiseta puede pasar día y medio bajo el ventilador; las lavanderías de Ubud lavan por kilos. Una bolsa blanda por persona basta para cinco días y cabe en el coche.",
      "En los templos se cubren hombros y rodillas y se llevan sarong y faja. Para el agua de Tirta Empul ponte bañador o camiseta debajo del sarong y deja ropa seca en el coche.",
    ],
    weather: [
      "Todos los meses hace de 27 a 32 °C, con humedad; en los alrededores de Ubud las noches tienen unos grados menos que en la costa. Lo que cambia es la lluvia.",
      "Enero y febrero son los más lluviosos, con ríos turbios y los amaneceres de peor mar. En marzo aún cae un buen aguacero casi todas las tardes. Abril y mayo se van secando y los arrozales están verdes. De junio a septiembre el tiempo es seco, con viento fresco en el mar; julio y agosto son los meses con más gente. Octubre empieza seco y caluroso. En noviembre y diciembre vuelven los chubascos, sobre todo después del almuerzo.",
      "En Nyepi, el Día del Silencio, en marzo, nadie sale del hotel y el aeropuerto cierra 24 horas. Movemos visitas y vuelos para evitar ese día.",
    ],
    transport: [
      "Vas en coche privado o minibús, con un conductor que se queda con nosotras los cinco días: 37 km el día 1, 80 km en tramos cortos el día 3, 60 km el día de la salida. Parece poco, pero las carreteras de los alrededores de Ubud son lentas. Las colinas de Sidemen tienen muchas curvas; si te mareas, pide el asiento delantero.",
      "El jukung es una barca pintada con balancines, estrecha y baja, para dos viajeros y un patrón. Se sube desde la playa y te mojas hasta la rodilla. Si los pescadores no salen, nosotras tampoco, y hay yoga en la orilla.",
    ],
    roomsAndMeals: [
      "Dos noches en un hotel con jardines en Nyuh Kuning, con piscina y un pabellón abierto de techo de paja, y otras dos en un hotel a orillas del agua en Candidasa. Las habitaciones son dobles, con una o dos camas. En Nyuh Kuning cuenta con gallos antes del amanecer y salamanquesas en el techo; en Candidasa, con el mar toda la noche.",
      "Se incluyen el desayuno de todas las mañanas, los almuerzos de los días 2 y 3 y las cenas de los días 1 y 4. Corren de tu cuenta dos almuerzos, dos cenas y las bebidas. No bebas agua del grifo; los dos hoteles rellenan botellas.",
    ],
  },
} satisfies TripText;
