import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Moderado: hasta cinco horas a pie al día, con pausas, cientos de escalones desiguales en los fuertes y un día con seis horas y media de coche.",
  stayStyle: "Hoteles históricos familiares de cuatro y cinco estrellas y una noche en una tienda con baño propio",
  rightForYou: [
    "Sí, si te interesa más cómo vivían las mujeres de estos palacios que quién ganó cada batalla.",
    "Sí, si te gusta deshacer la maleta: dos noches en Jaipur, dos en Jodhpur y dos en Udaipur.",
    "De abril a junio, piénsatelo: 40 °C o más, a cubierto de doce a cuatro y un hotel en Khimsar en lugar de las tiendas.",
    "El día 3 se pasa mucho tiempo sentado: unos 350 km y seis horas y media de coche, por bueno que sea el almuerzo.",
    "Quien dice fuertes dice escaleras, y los hoteles antiguos también las tienen. Un jeep y un ascensor te ahorran algunas, no todas.",
    "Si buscas un paseo en elefante o un tigre, este no es tu viaje. No ofrecemos ninguna de las dos cosas.",
  ],
  meeting: {
    address: "Aeropuerto Internacional de Jaipur (JAI), Sanganer, a la salida de llegadas",
    byDay:
      "Meera y nuestro conductor, Ganpat Singh, esperan a la salida con un cartel de Yatrika. La ciudad antigua está a 12 km, unos 35 minutos en coche. Si aterrizas antes de las tres, subes con nosotros a Nahargarh a las 17:00. Desde Delhi el tren tarda unas cuatro horas y media; la estación de Jaipur Junction queda cerca de Bani Park, y un taxi de prepago te lleva al hotel.",
    afterDark:
      "Te recogemos a cualquier hora, en la misma salida y con el mismo cartel; sin billete no dejan entrar a nadie. No te vayas con quien se limite a decir que lo enviamos nosotros. Si llegas tarde vas directamente al hotel, y Nahargarh queda para otra visita.",
  },
  end: {
    address: "Aeropuerto Maharana Pratap (UDR), Dabok, Udaipur",
    byDay:
      "Un coche te lleva del hotel al aeropuerto, 24 km, incluido. Sal del hotel tres horas antes de un vuelo nacional: la terminal es pequeña, pero la cola del control de seguridad no.",
    afterDark:
      "Para un vuelo muy temprano o muy tarde el coche va igual. Si sales antes del desayuno, avisa la víspera y el hotel te lo preparará para llevar. Los trenes nocturnos a Delhi salen de la estación de Udaipur City, a un corto trayecto en taxi.",
  },
  bring: [
    "Zapatos que agarren y se quiten con facilidad: a los fuertes se sube, en los templos se entra sin zapatos",
    "Calcetines finos para los patios de los templos, que en verano queman",
    "Manga larga y pantalón o falda larga; un pañuelo grande es chal, sombrilla y mascarilla para el polvo",
    "De noviembre a febrero, forro polar o chaqueta de abrigo: las noches del desierto pueden bajar a 5 °C",
    "Para Ranakpur, nada de cuero: cinturón, bolso y correa del reloj se quedan en el coche",
    "Sombrero, protector solar, gafas de sol y una botella para rellenar",
    "Pañuelos de papel, gel de manos y compresas; los aseos en ruta rara vez tienen papel o papelera",
  ],
  questions: [
    {
      question: "Viajo por mi cuenta. ¿Hay algún problema?",
      answer:
        "Ninguno. Los grupos son de 2 a 14 personas, y Meera va contigo desde el aeropuerto de Jaipur hasta la última noche en Udaipur. Las tres noches libres dice dónde cenaría ella, y quien quiere compañía se apunta. Pregúntanos cuánto cuesta una habitación individual.",
    },
    {
      question: "No como carne. ¿Qué habrá para mí?",
      answer:
        "Lo mejor de la mesa. Buena parte de la cocina de Rajastán no lleva carne: dal y bati, gatte ki sabzi, ker sangri, una docena de panes. Sin huevo o al modo jainista (sin cebolla ni ajo) lo entienden en todas partes. La comida vegana es más difícil, por el ghee y el yogur; dilo al reservar y Meera pedirá por ti.",
    },
    {
      question: "¿Y los aseos en ruta, y la regla?",
      answer:
        "El día 3 paramos cada dos horas, más o menos, en sitios que Meera conoce; algunos aseos son de placa turca, y el papel lo llevas tú. Las tiendas tienen baño. En Ranakpur un cartel pide a las mujeres con la menstruación que se queden fuera. Nadie lo comprueba. Meera te lo dice antes y lo deja en tus manos.",
    },
    {
      question: "¿Es duro de verdad?",
      answer:
        "Los días 2, 4 y 7 piden piernas: una rampa empedrada de 20 minutos en Amber, una bajada empinada y desigual de 45 minutos desde Mehrangarh, 32 escalones empinados en el templo Jagdish. Un jeep, un ascensor y una taza de té con Ganpat sustituyen a las dos primeras. No hay altitud, y nadie tiene prisa.",
    },
    {
      question: "¿Por qué no hacer en avión el día largo?",
      answer:
        "Porque te perderías Nagaur, el almuerzo en Khimsar y el lugar donde acaban los campos y empieza el Thar. Tienes ventanilla, agua bien fría y una hora a pie en el fuerte. Si tu espalda lleva mal los trayectos largos, trae un cojín y pide el asiento delantero.",
    },
    {
      question: "¿Funcionarán mi teléfono y mi cargador?",
      answer:
        "Los hoteles tienen wifi, hasta donde lo permiten los muros; la cobertura es floja en algunos tramos de los días 3 y 6. Los enchufes dan 230 V y admiten clavijas redondas. En el campamento hay corriente en las tiendas, pero carga en el coche para mayor seguridad.",
    },
    {
      question: "¿Cuánto dinero necesito sobre la marcha?",
      answer:
        "De 10 000 a 18 000 rupias para los ocho días: unas 700 rupias diarias de propinas, tres almuerzos, tres cenas y bebidas. El camello en Osian cuesta unas 800 rupias. Los hoteles y las buenas tiendas aceptan tarjeta; saca billetes pequeños en Jaipur. Nadie de nuestro equipo cobra comisión por lo que compras.",
    },
  ],
  days: [
    { stayPlace: "Bani Park, Jaipur", activities: [], stops: ["Aeropuerto de Jaipur", "Bani Park, Jaipur", "Nahargarh"] },
    {
      stayPlace: "Bani Park, Jaipur",
      activities: [],
      stops: ["Amber", "Pozo escalonado de Panna Meena", "Hawa Mahal", "Palacio de la Ciudad de Jaipur", "Jantar Mantar", "Johari Bazaar"],
    },
    {
      stayPlace: "Dunas cerca de Osian (en verano, Khimsar)",
      activities: ["Paseo en camello hasta la duna, unas 800 rupias, que se pagan al dueño del camello"],
      stops: ["Nagaur", "Khimsar", "Campamento cerca de Osian"],
    },
    { stayPlace: "Jodhpur, al pie de Mehrangarh", activities: [], stops: ["Templos de Osian", "Jodhpur", "Mehrangarh", "Navchokiya"] },
    { stayPlace: "Jodhpur, al pie de Mehrangarh", activities: [], stops: ["Toorji ka Jhalra", "Mercado Sardar", "Salawas"] },
    { stayPlace: "Udaipur, junto al lago Pichola", activities: [], stops: ["Ranakpur", "Udaipur, lago Pichola"] },
    {
      stayPlace: "Udaipur, junto al lago Pichola",
      activities: [],
      stops: ["Palacio de la Ciudad de Udaipur", "Templo Jagdish", "Jag Mandir", "Bagore ki Haveli"],
    },
    { activities: [], stops: ["Aeropuerto de Udaipur"] },
  ],
  access: {
    stepFreeStays:
      "Son casas antiguas: umbrales, escaleras, rara vez un ascensor. Pediremos habitaciones en la planta baja, pero no podemos prometer en todas un acceso sin escalones.",
    longestWalk: "Cinco horas el día 2 y cuatro los días 5 y 7, por tramos y con pausas. Puedes venir medio día y descansar el otro medio.",
    stepsAndStairs:
      "Cientos de escalones desiguales entre Amber, Mehrangarh y el Palacio de la Ciudad de Udaipur, y 32 empinados en el templo Jagdish. Un jeep y un ascensor te ahorran algunos.",
    seating:
      "Meera conoce los bancos. En los telares de Salawas y en la música del campamento se está en el suelo; avísanos y te buscaremos una silla.",
    hearing:
      "Meera te apuntará en el teléfono los horarios y nombres de cada día, y los mercados son ruidosos para todo el mundo. No tenemos intérprete de lengua de signos.",
    sight:
      "El mármol, los telares, las especias y la música se tocan, se huelen y se oyen. Las escaleras de los fuertes son oscuras y desiguales; ven con alguien de cuyo brazo te fíes.",
    diet: "Vegetariana, jainista y sin huevo en todas las comidas; vegana y sin gluten si lo dices al reservar.",
  },
  accessContact:
    "Consúltanos antes de reservar, por correo electrónico o por teléfono. Trasladaremos tu pregunta a Meera y a cada hotel, y te diremos también lo que no sabemos.",
  localPayments: [],
  estimates: [
    {
      label: "Visado electrónico de la India",
      basis:
        "Para quien viaja desde Alemania: estimación nuestra, noviembre de 2026, para un visado electrónico de 30 días. Es más barato de abril a junio; se suma la comisión de la tarjeta. Compruébalo en la página oficial.",
    },
    {
      label: "Propinas",
      basis:
        "Unas 700 rupias por viajero y día para guía y conductor en conjunto, como en “Qué no está incluido”: 5600 rupias en ocho días.",
    },
    {
      label: "Tres almuerzos y tres cenas",
      basis:
        "Estimación nuestra, noviembre de 2026: un thali en el importe más bajo, la azotea de un hotel con vistas al fuerte en el más alto.",
    },
    {
      label: "Camello, tasas por usar la cámara y bebidas",
      basis:
        "Estimación nuestra, noviembre de 2026: el camello a unas 800 rupias, como en “Qué no está incluido”, las tasas por usar la cámara y un refresco o una cerveza al día.",
    },
  ],
  notes: {
    packing: [
      "Viste por capas. En enero, en el campamento, se te ve el aliento antes del desayuno, y a mediodía vas en camiseta por el fuerte. En verano elige algodón holgado con mangas, más fresco que la piel desnuda. En el minibús cabe una maleta mediana por persona; para la noche en las dunas va bien una bolsa más pequeña.",
      "En los templos se cubren hombros y rodillas, y en las callejas de Navchokiya también lo agradecerás. Deja sitio para un dhurrie.",
    ],
    weather: [
      "De noviembre a febrero: de 22 a 28 °C de día y noches frescas, hasta 5 °C en el desierto; a principios de enero puede haber niebla. Marzo es cálido, y algunos años se llega a 35 °C a mediados de mes. De abril a junio hace 40 °C o más, con tormentas de polvo, así que las visitas son temprano y descansamos de doce a cuatro.",
      "De julio a septiembre hay humedad, chubascos, colinas verdes en torno a Ranakpur y un lago lleno en Udaipur; si el monzón se retrasa, el agua puede estar baja. En octubre hace calor de día y se está bien por la noche.",
      "De mediados de abril a finales de septiembre la noche en las tiendas pasa a ser una noche en un hotel con aire acondicionado en Khimsar.",
    ],
    transport: [
      "Ganpat Singh conduce un coche o minibús con aire acondicionado y ventanilla para todo el mundo: unos 700 km en total. Las etapas son de 350 km y seis horas y media el día 3, 65 km el día 4, y 165 km y 90 km el día 6. La última tiene muchas curvas; si te mareas, siéntate delante.",
      "En Jaipur te lleva al bazar un rickshaw eléctrico conducido por una mujer; en Udaipur un barco cruza el lago Pichola. En las ciudades antiguas vamos a pie, porque por las callejas no cabe otra cosa.",
    ],
    roomsAndMeals: [
      "Una haveli en Bani Park, tiendas con baño en Osian, un caserón al pie de Mehrangarh, una casa a orillas del lago Pichola: no hay dos habitaciones iguales, y algunas tienen mejores vistas. Los muros antiguos son gruesos, las escaleras empinadas y la temporada de bodas, ruidosa. Pocas habitaciones tienen calefacción; el campamento presta bolsas de agua caliente.",
      "Se incluyen siete desayunos, cuatro almuerzos (días 2, 3, 6 y 7) y cuatro cenas (días 1, 3, 5 y 7). Bebe el agua que llevamos, en botellas de vidrio y con bidón para rellenar, y deja el hielo y la ensalada para los sitios de los que Meera se fía.",
    ],
    responsibleTravel: [
      "No montamos en elefante. Los camellos de Osian son de familias del lugar; si alguno cojea, vamos a pie. A los tejedores vamos porque merece la pena verlos, y no aceptamos comisiones.",
    ],
  },
} satisfies TripText;
