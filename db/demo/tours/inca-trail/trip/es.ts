import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Exigente: cuatro días a pie, uno de ellos de nueve horas, tres pasos y miles de escalones de piedra irregulares, hacia arriba y hacia abajo.",
  stayStyle:
    "Cinco noches en hoteles de tres estrellas y tres en tiendas para dos con colchoneta, con baños básicos y sin duchas calientes.",
  rightForYou: [
    "Sí, si puedes caminar ocho horas, subir 1200 m en un día y levantarte a la mañana siguiente para caminar nueve.",
    "Las rodillas cuentan más que los pulmones: el día 6 bajas 1400 m, casi todo por escalones.",
    "Duermes tres noches en una colchoneta, te lavas en una palangana y usas letrinas que nadie elogia.",
    "A 4215 m también enferma la gente en forma. Entonces toca bajar, y la Puerta del Sol no la verás a pie.",
    "La Puerta del Sol puede ser un muro de nubes, sobre todo de noviembre a marzo; por eso hay una segunda mañana.",
    "En febrero el Camino está cerrado y enero es lluvioso: este viaje empieza de marzo a diciembre.",
  ],
  meeting: {
    address: "Aeropuerto de Cusco (CUZ), Alejandro Velasco Astete, llegadas, Wanchaq",
    byDay:
      "Marleni espera a la salida con un cartel de Yatrika; el hotel, en San Blas, está a 15 minutos en coche. La mayoría de los vuelos de Lima aterrizan entre primera hora de la mañana y última de la tarde. Toma uno temprano si puedes: el resto del día te hará falta para no hacer nada.",
    afterDark:
      "El traslado es igual de noche; danos el número de vuelo y te esperarán dentro. La última callejuela de San Blas es demasiado estrecha para los coches: la maleta la subimos nosotras, y tú tómate los escalones despacio.",
  },
  end: {
    address: "Aeropuerto de Cusco (CUZ), Alejandro Velasco Astete, salidas, Wanchaq",
    byDay:
      "El día 9 un coche te lleva en 15 minutos del hotel de San Blas al aeropuerto. Deja cuatro horas entre vuelos en Lima: la niebla y las tormentas retrasan los vuelos de la mañana desde Cusco.",
    afterDark:
      "Para los vuelos de madrugada el coche viene a la hora que necesites, y el hotel sirve café y pan desde las cinco. Si te quedas, te reservaremos otra noche; pídelo antes de viajar.",
  },
  bring: [
    "El pasaporte con el que reservaste: sin pasaporte no hay Camino",
    "Botas que lleves usando un mes y bastones con puntas de goma",
    "Un saco de dormir para –5 °C, o alquila uno en Cusco",
    "Chaqueta de abrigo, gorro y guantes para el paso y las noches",
    "Chaqueta y pantalón de lluvia y una bolsa estanca, en cualquier mes",
    "Linterna frontal con pilas nuevas para la salida del día 7",
    "Sombrero, crema solar fuerte y manga larga contra los jejenes",
    "Recipientes para dos litros de agua; en la cocina la hierven cada noche",
    "Papel higiénico, gel de manos y una bolsa para lo que te llevas de vuelta",
    "Una batería externa: del día 4 al día 7 no hay electricidad",
  ],
  questions: [
    {
      question: "¿Cómo es de dura, de verdad?",
      answer:
        "Más de lo que suenan sus 43 km. El día 5 subes 1200 m hasta los 4215 m, parando a respirar cada veinte pasos; el día 6 son nueve horas, con 1400 m de bajada. Si puedes subir escaleras una hora sin sufrir y ya has caminado dos días seguidos con mochila, lo más probable es que lo consigas.",
    },
    {
      question: "¿Y si me sienta mal la altura?",
      answer:
        "Díselo enseguida a Yesenia o a Marleni; nadie se va a enfadar. Tres noches a 3400 m o menos evitan mucho, no todo. Marleni cierra la marcha con el oxígeno. Si no mejoras, bajas con alguien del equipo al km 82 o, pasado el paso, hacia Wiñay Wayna. Luego un tren te lleva a Aguas Calientes y ves Machu Picchu el día 8.",
    },
    {
      question: "¿Y los baños y la regla en el Camino?",
      answer:
        "Cada campamento tiene un bloque de letrinas: frías, a menudo sin luz, pocas veces limpias. Entre campamentos hay poco, así que pregunta a Yesenia por la roca buena. Trae compresas o copa y bolsas; todo se lleva de vuelta. Hay compresas de reserva en el botiquín, y por la mañana y por la noche llega a tu tienda una palangana de agua caliente.",
    },
    {
      question: "¿Puedo ir sola o solo? ¿Con quién comparto la tienda?",
      answer:
        "Sí, mucha gente lo hace. Las tiendas son para dos. Dinos al reservar si prefieres compartir o tener una para ti, y te diremos qué se puede en tu fecha y cuánto cuesta.",
    },
    {
      question: "¿Hay comida vegetariana?",
      answer:
        "Sí, tres veces al día. Saturnina ya cocina sopas, quinua, patatas, huevos y verduras; dínoslo al reservar, también si comes vegano o sin gluten. Para dos viajeras de Pune hizo una noche dal.",
    },
    {
      question: "¿Teléfono y electricidad?",
      answer:
        "En el Camino no hay electricidad, y cobertura solo aquí y allá, si acaso en los pasos. Las guías llevan radio o teléfono satelital. Carga todo en Ollantaytambo la noche del día 3; el siguiente enchufe está en Aguas Calientes, el día 7.",
    },
    {
      question: "¿Cómo se trata a quienes cargan y cuánta propina doy?",
      answer:
        "En el km 82 se comprueba que ningún bulto pase del límite legal de peso, y quienes cargan tienen tienda de abrigo, colchoneta y tres comidas. La propina la decides tú y se suma al sueldo. Casi todos los grupos juntan un sobre la última noche de campamento, en soles y billetes pequeños; Saturnina lo reparte delante de todo el mundo.",
    },
  ],
  days: [
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Aeropuerto de Cusco", "Cusco"] },
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Sacsayhuamán", "Cusco"] },
    { stayPlace: "Ollantaytambo", activities: [], stops: ["Chinchero", "Salineras de Maras", "Ollantaytambo"] },
    { stayPlace: "Campamento de Wayllabamba, 3000 m", activities: [], stops: ["Piscacucho, km 82", "Llactapata", "Wayllabamba"] },
    { stayPlace: "Campamento de Pacaymayu, 3600 m", activities: [], stops: ["Warmiwañusqa, paso de la Mujer Muerta", "Pacaymayu"] },
    {
      stayPlace: "Campamento de Wiñay Wayna, 2650 m",
      activities: [],
      stops: ["Runkurakay", "Sayacmarca", "Phuyupatamarca", "Wiñay Wayna"],
    },
    { stayPlace: "Aguas Calientes", activities: [], stops: ["Puerta del Sol", "Machu Picchu", "Aguas Calientes"] },
    {
      stayPlace: "San Blas, Cusco",
      activities: ["Huayna Picchu, con entrada propia; pídela al reservar"],
      stops: ["Machu Picchu", "Aguas Calientes", "Ollantaytambo", "Cusco"],
    },
    { activities: [], stops: ["Aeropuerto de Cusco"] },
  ],
  access: {
    stepFreeStays: "Tres noches son en tienda, y San Blas y Ollantaytambo están hechos de escaleras.",
    longestWalk: "15 km y nueve horas el día 6, sin carretera por la que acortar.",
    stepsAndStairs: "Miles de escalones de piedra irregulares, sin pasamanos, algunos tan empinados que se suben con las manos.",
    seating: "Taburetes en las comidas del campamento; por el camino te sientas en piedras y muretes.",
    diet: "Vegetariano, vegano y sin gluten si avisas; la cocina es una sola tienda, así que no se pueden descartar trazas.",
  },
  accessContact: "Escríbenos antes de reservar; si el Camino no es para ti, te diremos cómo ver Machu Picchu en tren.",
  localPayments: [],
  estimates: [
    {
      label: "Visado, para quien viaja desde Alemania",
      basis: "Nuestra estimación, noviembre de 2026: los turistas alemanes entran con pasaporte y no pagan visado; consulta a la embajada.",
    },
    {
      label: "Propinas",
      basis:
        "Nuestra estimación, noviembre de 2026, para las dos guías, la cocina y los porteadores juntos; no van incluidas en el precio.",
    },
    {
      label: "Dos almuerzos, tres cenas y un bocado",
      basis:
        "Nuestra estimación, noviembre de 2026: almuerzos de los días 2 y 7, cenas de los días 2, 3 y 7 y algo ligero el día de llegada, en restaurantes sencillos.",
    },
    {
      label: "Saco, bastones, Huayna Picchu, bebidas",
      basis:
        "Nuestra estimación, noviembre de 2026: el importe bajo son bebidas y un alquiler; el alto añade saco, bastones y la entrada a Huayna Picchu.",
    },
    {
      label: "Seguro de cancelación",
      basis:
        "Nuestra estimación, noviembre de 2026: del cuatro al ocho por ciento del precio. La cobertura médica y de evacuación en la ruta va incluida.",
    },
  ],
  notes: {
    packing: [
      "Llevan por ti 7 kg, y la bolsa se pesa con todo lo que metas; un saco de dormir ocupa de 1,5 a 2 kg de ellos. La colchoneta no cuenta. Lo que necesites de día lo cargas tú: agua, ropa de lluvia, chaqueta, cámara, 5 kg como mucho. La maleta se queda en el hotel de Cusco.",
      "Bastan dos mudas, una para caminar y otra seca para dormir. La lana huele más tarde que el algodón y abriga también mojada. Envuelve en plástico lo que deba seguir seco, sea el mes que sea.",
      "De mayo a septiembre: una segunda capa de abrigo para el campamento, bálsamo labial, crema solar fuerte. De noviembre a marzo: polainas, un poncho por encima de la mochila, calcetines de repuesto. Los bastones necesitan puntas de goma; las de metal están prohibidas en el Camino.",
    ],
    weather: [
      "De mayo a agosto: seco, de 18 a 20 °C a mediodía en Cusco y cerca de 0 °C de noche; en Pacaymayu puede helar fuerte. Junio y julio tienen las noches más frías y las fechas más llenas.",
      "Septiembre y octubre: más suave, primeros chubascos. De noviembre a enero: lluvia casi todas las tardes, de 6 a 18 °C en Cusco, piedras resbaladizas, pocos caminantes. Febrero: el mes más lluvioso, con el Camino cerrado. Marzo todavía es húmedo.",
      "Abril: verde, con menos chubascos cada semana. Por debajo de Phuyupatamarca empieza el bosque nublado: templado, húmedo y a menudo entre la niebla en cualquier mes; en Machu Picchu, de 10 a 22 °C.",
    ],
    transport: [
      "Furgonetas privadas hasta el km 82 y de vuelta desde Ollantaytambo, el autobús local entre Machu Picchu y Aguas Calientes y el tren junto al Urubamba. El tren admite un bulto pequeño por persona.",
      "Los desprendimientos y las huelgas paran de vez en cuando trenes y carreteras. Deja un día libre antes de un vuelo que no puedas mover.",
    ],
    roomsAndMeals: [
      "Los hoteles tienen baño privado, agua caliente y, si la pides, estufa; a las habitaciones de San Blas se sube por escalones. En el campamento hay tiendas para dos con colchoneta, una tienda comedor con taburetes y una tienda de cocina. Todo está montado cuando llegas.",
      "Desayuno cada mañana, todas las comidas del camino, almuerzo los días 3 y 8 y cena los días 1 y 8. Come poco y ligero hasta el día 3; a 3400 m el estómago trabaja despacio, y el alcohol empeora el dolor de cabeza.",
    ],
    health: [
      "Primero, la altura. El dolor de cabeza, el mal sueño y la falta de apetito son frecuentes en Cusco y se pasan. Los vómitos, la tos húmeda, la confusión o el andar inseguro son otra cosa: dínoslo a cualquier hora. Pregunta a tu médico por la acetazolamida y, si tienes problemas de corazón o pulmón o hay un embarazo, por la propia ruta.",
      "Bebe solo agua hervida o tratada. Ve al dentista antes de volar. Las picaduras de jején de Wiñay Wayna y Machu Picchu pican una semana. Lleva tus medicinas para todo el viaje en la mochila que cargas tú.",
    ],
  },
} satisfies TripText;
