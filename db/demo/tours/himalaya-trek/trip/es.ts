import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Siete días a pie, de tres a siete horas cada uno, tres de ellos exigentes: escalones de piedra, aire escaso y una bajada de 1400 m.",
  stayStyle:
    "Casas de té familiares con habitaciones de dos camas sin calefacción y baños compartidos; hotel de 3 estrellas en Boudha al principio y al final",
  rightForYou: [
    "Puedes caminar seis horas por escalones de piedra dos días seguidos y prefieres ir despacio a llegar primero.",
    "Un dormitorio frío, un aseo compartido y un cubo por ducha te parecen un precio justo por todo un valle.",
    "Eres capaz de darte la vuelta 500 m por debajo de una cima porque lo dice Pema, y que el día te siga pareciendo bueno.",
    "No te gustará si la carretera te pesa más que la montaña: los días 2 y 10 son de siete a ocho horas de jeep cada uno.",
    "Si vienes entre mediados de junio y mediados de septiembre, que sea por el verde y la calma: las cumbres están entre nubes y las sanguijuelas, en los calcetines.",
  ],
  meeting: {
    address: "A la salida de la terminal de llegadas, aeropuerto internacional de Tribhuvan, Katmandú",
    byDay:
      "Sunita Gurung te espera a la salida con tu nombre en un cartel; dentro solo dejan entrar a quien viaja. El hotel de Boudha está a 5 km, de 20 a 30 minutos en coche. Pema revisa las bolsas a las 16:00, así que procura aterrizar antes de las 14:00: la cola del visado lleva una hora.",
    afterDark:
      "Si aterrizas tarde, también van a buscarte: dinos tu vuelo. Pema revisa entonces tu bolsa por la noche, y lo que falte se alquila a primera hora.",
  },
  end: {
    address: "Hotel en Boudha, a pocos minutos de la estupa, Katmandú",
    byDay:
      "Después del desayuno un coche te lleva al aeropuerto, 5 km, de 20 a 30 minutos. Llega tres horas antes de un vuelo internacional.",
    afterDark: "El último día el coche sale a cualquier hora; Sunita le dice al conductor cuándo. De noche se tarda 15 minutos.",
  },
  bring: [
    "Botas con las que ya lleves un mes caminando",
    "Dos o tres camisetas de merino; por encima de Lama Hotel el algodón no se seca",
    "Camiseta y mallas térmicas, forro polar, chaqueta y pantalón impermeables",
    "Gorro, guantes, sombrero y gafas de sol con protección UV",
    "Bastones, o alquílalos en Boudha por unas 150 rupias al día",
    "Linterna frontal y una botella de un litro que aguante agua hirviendo",
    "Crema solar, bálsamo labial de factor alto, apósitos para ampollas",
    "Compresas, tampones o copa, y una bolsa con cierre: por encima de Syabrubesi no hay dónde tirar nada",
    "Batería externa, en el equipaje de mano",
    "Zapatillas ligeras para la noche y tapones para los oídos",
  ],
  questions: [
    {
      question: "¿Cómo de dura es la ruta en realidad?",
      answer:
        "El día 3 es la prueba: 11 km, unos 1100 m de subida, y los escalones de Rimche son su hora más empinada. Si subes cuarenta pisos de escaleras sin dejar de hablar y al día siguiente puedes repetirlo, estás en forma. El día 8, 19 km de bajada, castiga las rodillas. La altura es otra cosa, y no hay entrenamiento que valga.",
    },
    {
      question: "¿Y si la altura me sienta mal?",
      answer:
        "Pema mide el pulso y el oxígeno dos veces al día. Con dolor de cabeza, esperas; si empeora, bajas enseguida con una guía al lado y el grupo sigue. El rescate en helicóptero durante la ruta va asegurado con el viaje. A quien oculta un dolor de cabeza por llegar a la arista lo delata el oxímetro.",
    },
    {
      question: "Viajo sin compañía. ¿Comparto habitación?",
      answer:
        "Las habitaciones son de dos camas. En Boudha puedes tener una para ti; pregúntanos el precio. En las casas de té depende de lo lleno que esté el albergue esa noche, y en octubre y noviembre está lleno. Dinos antes con quién prefieres no compartir.",
    },
    {
      question: "¿Qué pasa con los aseos y la regla en la ruta?",
      answer:
        "Las casas de té tienen aseos, casi todos turcos, algunos al otro lado del patio; lleva papel y échalo al cubo. Entre una y otra hay rocas, y Pema sabe cuáles. En el botiquín hay compresas. Lo usado va a tu bolsa con cierre y baja a Katmandú. El frío y la altura pueden adelantar la regla o hacer que no llegue.",
    },
    {
      question: "No como carne ni pescado. ¿Qué hay para mí?",
      answer:
        "Dal bhat, dos veces al día, y te rellenan el plato hasta que te rindas: arroz, lentejas, verduras. Es vegetariano en todas las casas de té y vegano si va sin ghee. También hay patatas, fideos, huevos y pan tibetano. La carne, por encima de Syabrubesi, ha subido a hombros y sin nevera, y no la aconsejamos.",
    },
    {
      question: "¿Hay cobertura y electricidad?",
      answer:
        "En Syabrubesi y en el pueblo de Langtang casi siempre, en el bosque no, y en Kyanjin por el wifi del albergue. Se carga en el comedor y cuesta entre 2 y 5 USD cada vez, aproximadamente, como el wifi o una ducha caliente. Una batería fría se vacía sola: métela en el saco de dormir.",
    },
    {
      question: "¿Cuánto efectivo necesito?",
      answer:
        "Para duchas, cargas, wifi, bebidas y propinas, entre 130 y 280 USD en rupias nepalíes, en billetes pequeños. Sácalos en Katmandú: no pasamos por ningún cajero del que fiarse y en las casas de té no se paga con tarjeta.",
    },
  ],
  days: [
    { stayPlace: "Boudha, Katmandú", activities: [], stops: ["Katmandú (Boudha)"] },
    {
      stayPlace: "Syabrubesi, 1460 m",
      activities: ["La estupa de Boudhanath a las 5:30, entre peregrinos, antes de salir"],
      stops: ["Trishuli Bazaar", "Dhunche", "Syabrubesi"],
    },
    { stayPlace: "Lama Hotel, 2470 m", activities: [], stops: ["Bamboo", "Rimche", "Lama Hotel"] },
    { stayPlace: "Thangshyap, unos 3150 m", activities: [], stops: ["Ghoda Tabela", "Thangshyap"] },
    { stayPlace: "Pueblo de Langtang, 3430 m", activities: [], stops: ["Pueblo de Langtang"] },
    { stayPlace: "Kyanjin Gompa, 3870 m", activities: [], stops: ["Mundu", "Kyanjin Gompa"] },
    {
      stayPlace: "Kyanjin Gompa, 3870 m",
      activities: [
        "El Kyanjin Ri, 4773 m, o sus banderas de oración, unos 500 m por encima del pueblo: de cinco a seis horas, exigente",
        "El fondo llano del valle hasta las cabañas de piedra de los pastores: de tres a cuatro horas, fácil salvo por la altura",
      ],
      stops: ["Kyanjin Ri", "Kyanjin Gompa"],
    },
    { stayPlace: "Lama Hotel, 2470 m", activities: [], stops: ["Pueblo de Langtang", "Lama Hotel"] },
    { stayPlace: "Syabrubesi, 1460 m", activities: [], stops: ["Bamboo", "Syabrubesi"] },
    {
      stayPlace: "Boudha, Katmandú",
      activities: ["Una última vuelta a la estupa al anochecer"],
      stops: ["Trishuli Bazaar", "Katmandú (Boudha)"],
    },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "Las casas de té tienen umbrales, escaleras de madera y aseos al otro lado del patio; ninguna está libre de escalones.",
    longestWalk: "De seis a siete horas los días 3 y 8, sin carretera por la que dejar el sendero.",
    stepsAndStairs: "El sendero son horas de escalones de piedra, desiguales, sin barandilla y mojados en verano.",
    seating: "En los comedores hay bancos con respaldo; en la ruta casi todos los aseos son turcos.",
    sight: "El sendero es estrecho a trechos, con caída a un lado, y cruza puentes colgantes y escombros.",
    diet: "Vegetariano y vegano en todas las comidas. Sin gluten o sin frutos secos es posible si nos avisas un mes antes.",
  },
  accessContact:
    "Escríbenos antes de reservar y dinos qué necesitas; Pema lo lee en persona y te dice con franqueza lo que permite el sendero.",
  localPayments: [],
  estimates: [
    {
      label: "Visado a la llegada",
      basis: "Para quien viaja desde Alemania, noviembre de 2026: 30 USD por 15 días, 50 USD por 30 días, como en “Qué no está incluido”.",
    },
    {
      label: "Propinas para guías y porteadores",
      basis: "Lo habitual son unos 100 USD por persona en conjunto, como en “Qué no está incluido”; el margen es estimación nuestra.",
    },
    {
      label: "Duchas calientes, cargas y wifi",
      basis:
        "Estimación nuestra, noviembre de 2026: de ocho a veinte veces en ocho noches, entre 2 y 5 USD cada vez, los precios de “Qué no está incluido”.",
    },
    { label: "Bebidas y tentempiés", basis: "Estimación nuestra, noviembre de 2026; todas las comidas, con su té, van incluidas." },
    {
      label: "Seguro de cancelación",
      basis:
        "Estimación nuestra, noviembre de 2026: entre el 3 y el 6 % del precio. La cobertura médica y el helicóptero van con el viaje.",
    },
  ],
  notes: {
    packing: [
      "Un porteador lleva 10 kg tuyos y 10 kg de otra persona; tú llevas una mochila de 20 a 30 litros con agua, una capa de abrigo, chubasquero y cámara. Las cosas de ciudad se quedan en el hotel de Boudha.",
      "Te prestamos una chaqueta de plumas y un saco de dormir de cuatro estaciones, lavados después de cada viaje. El día 1 a las 16:00 Pema repasa todas las bolsas. Lo que falta se alquila esa misma tarde; lo que sobra se queda.",
    ],
    weather: [
      "De marzo a mayo: días suaves, calor en el bosque, heladas nocturnas por encima de los 3000 m; rododendros desde finales de marzo, calima y chubascos por la tarde en mayo. De mediados de junio a mediados de septiembre: lluvia, sanguijuelas, desprendimientos en la carretera, nubes en las cumbres.",
      "De finales de septiembre a noviembre: el aire más claro; en noviembre, unos 5 °C bajo cero de noche en Kyanjin. De diciembre a febrero: azul y mucha calma, unos 15 °C bajo cero de noche en enero; la nieve puede detenernos en el pueblo de Langtang.",
    ],
    transport: [
      "Jeeps o minibús privados: 122 km hasta Syabrubesi y 122 km de vuelta, de siete a ocho horas cada vez, con almuerzo en Trishuli Bazaar. La segunda mitad es estrecha y mala, y cambia un poco después de cada época de lluvias.",
      "Siéntate delante si te mareas. Hay cinturones: abróchatelos. No reserves el vuelo de vuelta para la noche del día 10.",
    ],
    roomsAndMeals: [
      "Habitaciones con dos camas, una ventana y un gancho; las paredes son finas. Solo se calienta el comedor, con una estufa, hasta las nueve más o menos. Las sábanas no se cambian a diario; tu saco es tu sábana. Los baños son compartidos y en invierno el agua puede helarse.",
      "Todas las comidas van incluidas: diez desayunos, nueve almuerzos, diez cenas, con té. Pide la cena al llegar, para que la cocina haga una olla y no diez.",
    ],
    health: [
      "Ve a un centro de vacunación internacional de seis a ocho semanas antes; pregunta por la fiebre tifoidea, la hepatitis A y el tétanos, y por la acetazolamida, que Pema no reparte. Si tienes una dolencia de corazón o de pulmón, o estás embarazada, consulta con tu médica lo de dormir a 3870 m. Declara tus dolencias a la aseguradora antes de salir.",
      "El mal de altura empieza con dolor de cabeza, falta de apetito y mal sueño. Tres litros al día, nada de alcohol por encima de los 3000 m, nada de somníferos, y díselo a Pema. Tratamos toda el agua. Hay puestos de salud en Dhunche y, pequeños, en el valle; el hospital está en Katmandú.",
      "Todas las casas de té tienen aseo; en el sendero vas detrás de una roca y te llevas el papel. En el botiquín hay compresas. Para lavarte, pide una palangana de agua caliente y te la dan.",
    ],
  },
} satisfies TripText;
