import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "El Serengeti con ella",
  destination: "Arusha, Tarangire, Ngorongoro y Serengeti, Tanzania",
  summary:
    "Ocho días de Arusha al corazón del Serengeti con una mujer de la zona al volante: elefantes, el fondo del cráter y la vuelta en avioneta.",
  description: [
    "En Tanzania quien guía también conduce, y casi siempre es un hombre. Aquí Neema Laizer va al volante del primer 4x4. Creció en Monduli, 40 km al oeste de Arusha, y guía en los parques del norte desde 2012. Cuando viajan más de seis personas, Rehema Mollel conduce un segundo vehículo. Cada uno lleva seis viajeros como máximo, todos con ventanilla bajo un techo elevable. Guían mujeres y todo el mundo es bienvenido.",
    "La ruta va hacia el oeste: los baobabs y elefantes de Tarangire, los platanares de Mto wa Mbu bajo la pared del Rift, una mañana en el fondo del cráter del Ngorongoro y después las llanuras hasta Seronera, en medio del Serengeti. En torno a Seronera viven todo el año leones, leopardos, guepardos e hipopótamos. Vuelves en avioneta, lo que ahorra un día de mala carretera.",
    "Es un viaje fácil para las piernas y con muchas horas de asiento. Calcula de cuatro a nueve horas diarias de vehículo, la mitad por pistas de grava, con polvo de junio a octubre y barro en abril y mayo. El borde del cráter está a más de 2200 m y en las noches de julio baja a unos 8 °C. En Tarangire hay moscas tsé-tsé: usa ropa clara, ni azul ni negra. Nadie puede prometer las manadas de ñus, y nosotras no lo hacemos.",
  ],
  highlights: [
    "Ver a los elefantes cavar en busca de agua en la arena del río Tarangire en la estación seca, de junio a octubre.",
    "Bajar por la pista de Seneto a primera hora y pasar hasta seis horas en el fondo del cráter del Ngorongoro, hogar del rinoceronte negro.",
    "Pisar la garganta de Oldupai, donde Mary Leakey encontró en julio de 1959 un cráneo de 1,75 millones de años.",
    "Buscar leopardos en los árboles de las salchichas, junto al río Seronera, con una guía que entiende las voces de alarma de los impalas.",
    "Comer ugali, hojas de mchicha y guiso de plátano en la mesa de Mama Zawadi, en Mto wa Mbu.",
    "Flotar en globo sobre el valle de Seronera al amanecer, si decides reservarlo (extra).",
    "Volver a Arusha sobre el valle del Rift en una avioneta de 12 plazas en vez de hacer ocho horas de carretera.",
  ],
  itinerary: [
    {
      title: "Llegada a Arusha",
      description:
        "Neema o Rehema te espera en el aeropuerto de Kilimanjaro con un cartel de Yatrika. El trayecto a Arusha son 50 km por buena carretera, alrededor de una hora, con el monte Meru delante y el Kilimanjaro detrás si las nubes lo permiten. Arusha está a 1400 m, así que las noches son frescas. El resto del día queda para dormir y para el jardín del hotel. A las 18:30 nos reunimos, revisamos el equipaje (bolsas blandas, por el vuelo del día 7) y repasamos la ruta en un mapa. La cena, en el hotel, es tilapia a la parrilla o alubias con coco. Fácil.",
    },
    {
      title: "Tarangire: elefantes y baobabs",
      description:
        "Salimos a las 8:00 y recorremos 120 km de asfalto hacia el suroeste, dos horas y cuarto, hasta la entrada del parque nacional de Tarangire. El resto del día es safari en vehículo junto al río, con un pícnic sobre la orilla. De junio a octubre vienen a beber manadas de cien elefantes y más; de noviembre a mayo muchos se marchan y toman el relevo las aves, unas 500 especies. Neema conoce los baobabs que los elefantes han vaciado. Seis horas en el parque, calor a mediodía, moscas tsé-tsé en el bosque. Cena y noche en un campamento de tiendas al borde del parque. Fácil.",
    },
    {
      title: "Mto wa Mbu y la pared del Rift",
      description:
        "Dos últimas horas en Tarangire desde las 6:30, luego desayuno y 70 km hasta Mto wa Mbu, un pueblo agrícola al pie del escarpe del Rift. Halima, que nació aquí, te acompaña a pie dos horas, por terreno llano y a la sombra, entre arrozales, acequias y un lugar donde se elabora cerveza de plátano. Mama Zawadi prepara el almuerzo: ugali, hojas de mchicha en salsa de cacahuete, ndizi nyama (plátanos guisados con carne de vaca). Después la carretera sube la pared hasta un mirador sobre el lago Manyara y sigue 30 km hasta Karatu, a 1500 m. Cena y noche en un lodge entre cafetales. Fácil.",
    },
    {
      title: "Al fondo del cráter del Ngorongoro",
      description:
        "Salimos de Karatu a las 5:30 con el desayuno para llevar, para estar en la entrada cuando abre, a las 6:00. Desde el borde, a 2300 m, la pista de Seneto baja 600 m hasta el fondo del cráter, 260 km² de hierba, lago de sosa y acacias amarillas. Aquí viven leones, hienas, búfalos y algunos de los pocos rinocerontes negros de Tanzania; jirafas no, porque las paredes son demasiado empinadas para ellas. Se almuerza en la poza de hipopótamos de Ngoitokitok, dentro del vehículo, porque los milanos negros te quitan el bocadillo de las manos. Seis horas y luego subida por la pista de Lerai. Cena y noche en un lodge en el borde; lleva forro polar. Fácil.",
    },
    {
      title: "La garganta de Oldupai y las llanuras del Serengeti",
      description:
        "El camino del día son 140 km de grava, cuatro horas sin paradas, a menudo con la pista ondulada. Lo partimos en la garganta de Oldupai con una parada de hora y media en el museo, donde hay un molde de las huellas de Laetoli y un guía local explica lo que encontró Mary Leakey. Almuerzo de pícnic en la entrada de Naabi Hill; subir al kopje (así se llaman aquí los peñascos) lleva diez minutos y desde arriba se ve la llanura hasta el horizonte. Desde aquí son 45 km de safari hasta Seronera, a 1500 m. Cena y primera de las dos noches en un campamento de tiendas. No hay valla: de noche un vigilante te acompaña hasta tu tienda. Moderado, por el camino.",
    },
    {
      title: "Un día entero en torno a Seronera",
      description:
        "Si reservaste el globo, sales a las 4:30, vuelas alrededor de una hora y desayunas en la llanura. Los demás empezamos a las 6:00 junto al río Seronera, tierra de leopardos, y seguimos hasta la poza de hipopótamos de Retima. Después del almuerzo vamos una hora al sur, a los kopjes de Moru, donde hay escudos masáis pintados en la roca. De enero a marzo vamos en su lugar a los pastos cortos de Naabi Hill, donde paren las hembras de ñu si ha llovido. De julio a octubre las manadas están muy al norte, en el río Mara, adonde no llegamos. Nueve horas de vehículo. Cena en el campamento. Fácil.",
    },
    {
      title: "Último safari y el vuelo a Arusha",
      description:
        "Una última salida a las 6:00, después un desayuno tardío y la pista de aterrizaje de Seronera. La avioneta de línea regular te lleva en poco más de una hora al aeropuerto de Arusha, a veces con escala en otra pista; el límite son 15 kg de equipaje en bolsas blandas. Los vehículos vuelven por carretera, y Upendo, hermana de Rehema, te recoge y te lleva a la ciudad, a 10 km. Almorzamos en el hotel. La tarde es libre: descanso, o dos horas con ella en el mercado de Kilombero en busca de tela kitenge y café del Kilimanjaro. Cena de despedida con nyama choma o verduras asadas y noche en el hotel. Fácil.",
    },
  ],
  included: [
    "Traslados de ida y vuelta al aeropuerto de Kilimanjaro el primer y el último día",
    "Siete noches: dos en un hotel de Arusha, tres en campamentos de tiendas, una en Karatu y una en el borde del cráter",
    "Todas las tasas de los parques, incluidas la de servicio del cráter y la del museo de Oldupai",
    "4x4 con techo elevable, nevera y enchufes para cargar; seis viajeros por vehículo como máximo",
    "Neema y, a partir de siete viajeros, Rehema como conductoras-guías; Halima en Mto wa Mbu",
    "Vuelo regular de Seronera a Arusha con 15 kg de equipaje",
    "Siete desayunos, seis almuerzos y siete cenas",
    "Agua potable en el vehículo y una botella de acero rellenable",
    "Unos prismáticos por cada dos viajeros",
    "Seguro de viaje para los ocho días",
  ],
  notIncluded: [
    "Vuelos de ida y vuelta al aeropuerto de Kilimanjaro",
    "Visado de Tanzania: 50 USD para la mayoría de las nacionalidades, 100 USD para los ciudadanos de Estados Unidos",
    "Vuelo en globo el día 6: unos 600 USD; hay que reservarlo antes de llegar",
    "Almuerzo en Arusha el día de llegada, alcohol y refrescos",
    "Pastillas contra la malaria, vacunas y certificado de fiebre amarilla si vienes de un país con riesgo",
    "Propinas: lo habitual es de 10 a 15 USD por viajero y día para tu conductora-guía",
  ],
  details: {
    departures:
      "El primer sábado de cada mes; de enero a marzo el día 6 va a las llanuras en torno a Naabi Hill, y en abril y mayo la lluvia puede cerrar pistas secundarias, así que el orden de los recorridos puede cambiar.",
    transport: "4x4 privado y traslados; avioneta de línea regular de Seronera a Arusha el día 7",
    hotels: "Lodges de safari y campamentos de tiendas con baño privado; hotel de 4 estrellas en Arusha",
  },
} satisfies TourText;
