import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Se anda poco: un paseo llano de dos horas y una subida de diez minutos. Lo que cansa es el asiento, de cuatro a nueve horas al día, la mitad por pistas de grava.",
  stayStyle: "Lodges de safari y campamentos de tiendas, cada habitación y cada tienda con su baño; hotel de 4 estrellas en Arusha",
  rightForYou: [
    "Es para ti si prefieres mirar una hora a una leona antes que tachar nombres de una lista: Neema apaga el motor y espera.",
    "No es para ti si tu espalda lleva mal los malos caminos. Los 140 km de grava del día 5 suelen estar ondulados, y ningún cojín los alisa.",
    "De julio a octubre las grandes manadas están en el río Mara, adonde no llegamos. Quien venga solo por los cruces se llevará una decepción.",
    "Dos noches en el Serengeti son pocas después de un camino así. Nos lo han dicho algunos viajeros, y no les falta razón.",
    "Tres noches son bajo lona, y el campamento del Serengeti no tiene valla. De noche oirás animales, y cuando oscurece no se camina a solas.",
  ],
  meeting: {
    address: "Aeropuerto Internacional de Kilimanjaro (JRO), llegadas, Tanzania",
    byDay:
      "Neema o Rehema te espera pasada la aduana con un cartel de Yatrika. El traslado a Arusha está incluido: 50 km, alrededor de una hora. Envíanos tu número de vuelo, para que sepamos a qué hora aterrizas.",
    afterDark:
      "De noche el cartel y el traslado son los mismos. Si aterrizas demasiado tarde para la reunión de las 18:30, una de las dos repasará la ruta contigo por la mañana, antes de salir a las 8:00. Si no ves ningún cartel, quédate dentro de la terminal y llama al número de atención que está en tu confirmación.",
  },
  end: {
    address: "Aeropuerto Internacional de Kilimanjaro (JRO), salidas, Tanzania",
    byDay:
      "El día 8 te llevamos del hotel al aeropuerto, 50 km, alrededor de una hora; el traslado está incluido. Si tu vuelo es internacional, cuenta con dejar el hotel cuatro horas antes del despegue.",
    afterDark:
      "Muchos vuelos a Europa salen por la noche, y también entonces el traslado del día 8 está incluido. Si necesitas la habitación hasta la noche, pregúntanos antes del viaje cuánto cuesta.",
  },
  bring: [
    "Una bolsa blanda, sin armazón ni ruedas, de 15 kg como máximo: la avioneta no lleva otra cosa",
    "Forro polar, gorro y cortavientos para el borde del cráter y las salidas al alba",
    "Ropa clara, holgada y de manga larga; nada azul ni negro, por las moscas tsé-tsé",
    "Un pañuelo contra el polvo, de junio a octubre",
    "Un impermeable y zapatos que puedan embarrarse, de noviembre a mayo",
    "Calzado cerrado con buena suela; no hacen falta botas",
    "Sombrero, protector solar y bálsamo labial",
    "Repelente de insectos y tus pastillas contra la malaria",
    "Una linterna para llegar a la tienda",
    "Un cojín, si la espalda se queja",
    "Lo que uses para la regla, para todo el viaje, y bolsitas para sacarlo de los parques",
    "Tus prismáticos, si tienes: los nuestros son unos por cada dos viajeros",
  ],
  questions: [
    {
      question: "¿Puedo ir sin compañía?",
      answer:
        "Sí. El grupo es de 2 a 12 personas, seis por vehículo como máximo, y se come en una misma mesa. El precio es para dos por habitación o por tienda; antes de reservar, pregúntanos cuánto cuesta una individual, porque los campamentos tienen pocas.",
    },
    {
      question: "¿Cómo es de duro en realidad?",
      answer:
        "Para las piernas, casi nada: dos horas por caminos llanos y a la sombra en Mto wa Mbu y diez minutos de subida al kopje de Naabi Hill, que puedes saltarte. Para la espalda es trabajo. El día 6 pasas nueve horas en el vehículo. Delante se notan menos los baches; si necesitas ese asiento, díselo a Neema la primera noche.",
    },
    {
      question: "¿Dónde voy al baño durante un safari, y qué hago si tengo la regla?",
      answer:
        "Hay baños en las entradas de los parques, en las áreas de pícnic y en el museo de Oldupai; papel, rara vez. Entre uno y otro pueden pasar tres horas. Basta con decirlo, y Neema para donde se ve lejos por todos lados. Primero mira ella, tú vas detrás del vehículo y los demás miran hacia delante. En el botiquín hay compresas, y lo usado sale del parque con nosotras en una bolsa. En campamentos y lodges tienes tu propio baño.",
    },
    {
      question: "Soy vegetariana. ¿Comeré bien?",
      answer:
        "Sí, y bien: alubias con coco la primera noche, hojas de mchicha en salsa de cacahuete en casa de Mama Zawadi, verduras asadas en la cena de despedida. También se puede comer vegano, aunque los desayunos para llevar quedan sencillos. Dínoslo al reservar, para que los campamentos lo sepan antes de hacer la compra en Arusha.",
    },
    {
      question: "¿Es seguro un campamento sin valla?",
      answer:
        "Los animales lo cruzan, es verdad. En las tiendas cerradas no entran. De noche un vigilante te acompaña a la tienda y de vuelta, el baño está dentro y la cremallera se queda cerrada, sin comida detrás. Si cumples eso, una hiena casi siempre es solo un ruido.",
    },
    {
      question: "¿Hay electricidad y cobertura?",
      answer:
        "El vehículo tiene enchufes para cargar. En los campamentos la corriente viene del sol y tiene su horario; un secador es demasiado para ella. El teléfono va bien en Arusha, Mto wa Mbu y Karatu, y a ratos en el borde del cráter y en torno a Seronera. Avisa en casa de que quizá no sepan de ti del día 4 al día 7.",
    },
    {
      question: "¿Cuánto dinero necesito por el camino?",
      answer:
        "Las tasas de los parques, casi todas las comidas y el vuelo a Arusha están pagados. Quedan las propinas, el almuerzo del día 1, las bebidas y cosas pequeñas: unos 130 a 260 USD. El globo, unos 600 USD, se reserva y se paga antes de llegar. Hay cajeros en Arusha y en Karatu; después, mejor no contar con ninguno.",
    },
  ],
  days: [
    { stayPlace: "Arusha", activities: [], stops: ["Aeropuerto Internacional de Kilimanjaro", "Arusha"] },
    {
      stayPlace: "Al borde del parque nacional de Tarangire",
      activities: [],
      stops: ["Parque nacional de Tarangire, entrada principal", "Río Tarangire"],
    },
    { stayPlace: "Karatu", activities: [], stops: ["Mto wa Mbu", "Mirador sobre el lago Manyara", "Karatu"] },
    {
      stayPlace: "Borde del cráter del Ngorongoro",
      activities: [],
      stops: [
        "Entrada del área de conservación de Ngorongoro",
        "Pista de Seneto",
        "Poza de hipopótamos de Ngoitokitok",
        "Borde del cráter del Ngorongoro",
      ],
    },
    { stayPlace: "Seronera", activities: [], stops: ["Garganta de Oldupai", "Entrada de Naabi Hill", "Seronera"] },
    {
      stayPlace: "Seronera",
      activities: ["Vuelo en globo al amanecer, alrededor de una hora, con desayuno en la llanura; hay que reservarlo antes de llegar"],
      stops: ["Poza de hipopótamos de Retima", "Kopjes de Moru", "Seronera"],
    },
    {
      stayPlace: "Arusha",
      activities: ["Dos horas con Upendo en el mercado de Kilombero, en busca de tela kitenge y café del Kilimanjaro"],
      stops: ["Aeropuerto de Arusha", "Arusha"],
    },
    { activities: [], stops: ["Aeropuerto Internacional de Kilimanjaro"] },
  ],
  access: {
    stepFreeStays:
      "En Arusha y en Karatu podemos pedir una habitación en la planta baja. Las tiendas están sobre plataformas con unos pocos escalones, y los senderos entre ellas son de arena y grava.",
    longestWalk:
      "Dos horas en Mto wa Mbu, por terreno llano y a la sombra, en caminos de tierra. Quien prefiera sentarse puede esperar en casa de Mama Zawadi; todo lo demás se ve desde el vehículo.",
    stepsAndStairs:
      "El escalón para subir al vehículo mide cerca de medio metro, y a la avioneta se sube por una escalerilla estrecha de pocos peldaños. La subida de Naabi Hill se puede dejar.",
    seating:
      "Todo el mundo va junto a una ventanilla, de cuatro a nueve horas al día, con paradas. Una silla de ruedas plegable hay que acordarla con nosotras antes de reservar, porque el maletero es pequeño.",
    hearing:
      "En el vehículo, seis viajeros como máximo escuchan a una sola guía, que puede apagar el motor y volverse hacia ti. Mientras se rueda por grava, nadie oye gran cosa.",
    serviceAnimals: "Los parques nacionales y el área de Ngorongoro no admiten animales domésticos, tampoco perros de asistencia.",
    diet: "En cada comida hay un plato vegetariano, y se puede cocinar para otras dietas si los campamentos lo saben antes de hacer la compra.",
  },
  accessContact:
    "Escríbenos desde la página de contacto antes de reservar y nombra este viaje. Preguntaremos a Neema y te diremos con franqueza qué permite cada día.",
  localPayments: [],
  estimates: [
    {
      label: "Visado",
      basis:
        "Visado ordinario para alguien que viaja desde Alemania; tasa como en “Qué no está incluido”. Estimación nuestra, noviembre de 2026.",
    },
    {
      label: "Propina para tu conductora-guía",
      basis: "De 10 a 15 USD por viajero y día, como en “Qué no está incluido”, durante ocho días. Estimación nuestra, noviembre de 2026.",
    },
    { label: "Almuerzo del día 1", basis: "Un plato y una bebida en Arusha el día de tu llegada. Estimación nuestra, noviembre de 2026." },
    {
      label: "Bebidas y cosas pequeñas",
      basis:
        "Refrescos, una cerveza o vino con la cena, lavandería, una tarjeta SIM y las cajas de propinas de los campamentos; sin el globo. Estimación nuestra, noviembre de 2026.",
    },
    {
      label: "Pastillas contra la malaria y vacunas",
      basis:
        "Para alguien que viaja desde Alemania; depende de lo que ya tengas y de lo que reembolse tu seguro de salud. Estimación nuestra, noviembre de 2026.",
    },
  ],
  notes: {
    packing: [
      "15 kg en bolsa blanda es el límite del vuelo del día 7; la cámara cuenta, y se pesa. Lo que no necesites en el safari puede quedarse en el hotel de Arusha.",
      "Viste por capas. Al alba hace unos 14 °C en las llanuras, en las noches de julio unos 8 °C en el borde del cráter, y a mediodía sobra el forro polar. Elige colores claros: a las moscas tsé-tsé les gustan el azul oscuro y el negro.",
    ],
    weather: [
      "Enero y febrero son cálidos y más bien secos; si ha llovido, las hembras de ñu paren en los pastos cortos en torno a Naabi Hill. Marzo es más caluroso, y hacia el final empiezan las lluvias largas.",
      "Abril y mayo son lluviosos. La niebla puede quedarse sobre el cráter hasta las diez, el barro cierra pistas secundarias, la hierba está alta y hay pocos vehículos.",
      "De junio a octubre el tiempo es seco y polvoriento. Junio, julio y agosto son los meses más frescos, con unos 8 °C en el borde en las noches de julio; septiembre y octubre son calurosos, y Tarangire reúne sus mayores manadas de elefantes.",
      "Noviembre y diciembre traen chubascos cortos, sobre todo por la tarde. El campo reverdece, muchos elefantes dejan Tarangire y toman el relevo las aves.",
    ],
    transport: [
      "4x4 privado con techo elevable, nevera y enchufes para cargar, seis viajeros por vehículo como máximo. Neema conduce el primero; a partir de siete viajeros, Rehema conduce un segundo. Hasta Tarangire son 120 km de asfalto. El día 5 son 140 km de grava, cuatro horas sin paradas.",
      "El día 7 una avioneta de línea regular de 12 plazas vuela de Seronera a Arusha en poco más de una hora, a veces con escala en otra pista. Las avionetas esperan al tiempo, así que no reserves el vuelo a casa para el día 7. Los vehículos vuelven por carretera.",
    ],
    roomsAndMeals: [
      "Siete noches: dos en un hotel de Arusha, tres en campamentos de tiendas, una en un lodge de Karatu y una en un lodge en el borde del cráter. Todos tienen baño privado. En los campamentos el agua caliente tiene su horario; pregunta al llegar.",
      "Están incluidos siete desayunos, seis almuerzos y siete cenas. El día 4 el desayuno es para llevar. El almuerzo es de pícnic los días 2, 4 y 5, en la mesa de Mama Zawadi el día 3 y en el hotel el día 7. En el vehículo hay agua potable, y recibes una botella de acero rellenable.",
    ],
    health: [
      "Hay malaria en toda la ruta, menos en el borde del cráter; consulta a un médico sobre las pastillas al menos ocho semanas antes. En el bosque de Tarangire las moscas tsé-tsé pican a través de la tela fina. Rara vez transmiten enfermedades a los viajeros, pero ante cualquier fiebre después del viaje ve al médico y di dónde has estado.",
      "Hay hospitales en Arusha y en Karatu, y un pequeño dispensario en Seronera. Desde allí Arusha está a poco más de una hora en avioneta y a ocho horas por carretera. Lleva lo que tomas a diario, y algo más por si hay retraso.",
      "En el borde, a 2300 m, quizá te falte un poco el aliento en las escaleras; mal de altura apenas es de esperar. Los baños están en las entradas y en las áreas de pícnic, a veces a tres horas uno de otro.",
    ],
  },
} satisfies TripText;
