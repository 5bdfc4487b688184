import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "El Rajastán de reyes y reinas",
  destination: "Jaipur, Jodhpur y Udaipur, India",
  summary:
    "Ocho días de Jaipur al lago Pichola en hoteles históricos: fuertes vistos desde el lado de las mujeres, una noche en las dunas y el pozo que pagó una reina.",
  description: [
    "Los palacios de Rajastán se construyeron dos veces: una para los hombres que recibían a los invitados y otra para las mujeres detrás de las celosías. Meera Shekhawat, historiadora y guía de Jaipur, te enseña los dos. Te acompaña todo el viaje, desde las ventanas con celosía del Hawa Mahal hasta la zenana del Palacio de la Ciudad de Udaipur, y suma a Divya Bhati en Jodhpur y a Kiran Paliwal en Udaipur. Guían mujeres y todo el mundo es bienvenido.",
    "Duermes en hoteles históricos que son propiedad de una familia: una haveli en Jaipur, tiendas con baño propio en las dunas de Osian, un antiguo caserón al pie de Mehrangarh y una casa a orillas del lago en Udaipur. En total son unos 700 km de carretera, en coche o minibús con aire acondicionado, agua bien fría y ventanilla para todo el mundo. El único día largo, de Jaipur al desierto, tiene seis horas y media de coche, que partimos con la visita a un fuerte y un buen almuerzo.",
    "Quien dice fuertes dice escaleras: entre Amber, Mehrangarh y el Palacio de la Ciudad de Udaipur suman cientos de escalones desiguales. Un jeep hasta Amber y un ascensor en Mehrangarh te ahorran algunos. No montamos en elefante. De noviembre a febrero hace de 22 a 28 °C de día, y en el desierto las noches pueden bajar a 5 °C. De abril a junio hace 40 °C o más, así que entonces las visitas son temprano y descansamos de doce a cuatro. De julio a septiembre hay humedad, chubascos y colinas verdes.",
  ],
  highlights: [
    "Asomarte al Hawa Mahal desde dentro, donde las mujeres de la corte observaban la calle por sus 953 ventanas.",
    "Tomar té al pie de una duna cerca de Osian mientras unos músicos langa tocan el sarangi.",
    "Bajar de Mehrangarh por las callejas azules de Navchokiya con Divya, que creció en ellas.",
    "Ver Toorji ka Jhalra, el pozo escalonado de Jodhpur que una reina mandó construir en la década de 1740 para que las mujeres tuvieran el agua cerca.",
    "Sentarte ante un telar de suelo en Salawas, donde la familia Prajapat teje alfombras dhurrie de algodón pasada a pasada.",
    "Caminar entre los 1444 pilares de mármol tallado del templo jainista de Ranakpur.",
    "Cruzar el lago Pichola hasta la isla de Jag Mandir con la última luz de la tarde.",
  ],
  itinerary: [
    {
      title: "Llegada a Jaipur",
      description:
        "Meera y nuestro conductor, Ganpat Singh, te esperan en el aeropuerto de Jaipur, 12 km al sur de la ciudad antigua, unos 35 minutos en coche. El hotel es una haveli restaurada en Bani Park, con patio y piscina. Si aterrizas antes de las tres, a las 17:00 subimos en coche a Nahargarh, en su cresta: 40 minutos por trayecto, un paseo corto por rampas y toda la cuadrícula rosa de la ciudad a tus pies mientras se encienden las luces. Cena de bienvenida en el patio: laal maas si te gusta el picante fuerte; si no, ker sangri (vainas y bayas del desierto). Fácil. Noche en Jaipur.",
    },
    {
      title: "Jaipur: Amber, Hawa Mahal y Palacio de la Ciudad",
      description:
        "Estamos en Amber, 11 km al norte, cuando abre, a las 8:00. Subes la rampa empedrada en 20 minutos o tomas un jeep. Meera dedica tanto tiempo a la zenana, doce aposentos para las reinas, como al salón de los espejos. Después, el pozo escalonado de Panna Meena y un thali para almorzar. En la ciudad antigua subimos las rampas del Hawa Mahal, construido en 1799, y vemos el Palacio de la Ciudad y Jantar Mantar, cuyo gran reloj de sol mide 27 m de alto. A las cinco un rickshaw eléctrico conducido por una mujer te lleva al Johari Bazaar a ver brazaletes de laca. Cena libre. Cinco horas a pie, moderado.",
    },
    {
      title: "Hacia las dunas de Osian",
      description:
        "Salimos a las 7:00, porque este es el día largo: unos 350 km, seis horas y media de coche. Hacia el mediodía paramos en Nagaur y caminamos una hora por Ahhichatragarh, un fuerte de estanques y salas pintadas al que llegan pocos autocares. Almorzamos en Khimsar, 42 km más allá. A las cuatro y media ya estás tomando té en el campamento cerca de Osian, donde empieza el Thar. La duna está a 20 minutos a pie; el camello es opcional. Al anochecer tocan músicos langa junto al fuego. Cena y noche en tiendas con baño. De mediados de abril a septiembre el alojamiento es un hotel con aire acondicionado en Khimsar. Fácil.",
    },
    {
      title: "Los templos de Osian y Mehrangarh",
      description:
        "Después del desayuno visitamos los templos de Osian: Sachiya Mata, al final de una escalera bajo arcos tallados, santuario de una diosa todavía muy concurrido, y el templo jainista de Mahavira, del siglo VIII. Jodhpur está a 65 km, hora y media. Por la tarde Divya toma el relevo en Mehrangarh, fundado en 1459, a 120 m sobre las calles. Te enseña los palanquines, las celosías de la zenana y, en Loha Pol, las huellas de las manos de las viudas de los soberanos, sin suavizar lo que significan. Un ascensor sube a quien lo quiera. Luego bajamos a pie a la Navchokiya azul, 45 minutos, empinado y desigual. Moderado. Noche en Jodhpur; cena libre.",
    },
    {
      title: "Jodhpur: mercado, pozo escalonado y telares",
      description:
        "A las nueve Divya te lleva a pie a Toorji ka Jhalra, el pozo escalonado de una reina de la década de 1740, y de allí al mercado Sardar, alrededor de la torre del reloj. Te habla del chile rojo de Mathania, te da a probar mirchi vada (picante) y lassi makhaniya (el remedio) y sabe qué tiendas de especias venden al peso y no al cuento. Descanso desde mediodía. A las tres y media vamos a Salawas, a 20 km, donde la familia Prajapat teje dhurries de algodón en telares de suelo; puedes probar con una pasada y no hace falta comprar. Cenamos en una azotea frente al fuerte iluminado. Cuatro horas a pie, fácil. Noche en Jodhpur.",
    },
    {
      title: "Ranakpur y por los montes Aravalli a Udaipur",
      description:
        "A las ocho y media salimos hacia el sur, 165 km y tres horas y media, del matorral llano a los montes Aravalli. Ranakpur abre a los visitantes a mediodía. Primero se almuerza y luego pasamos hora y media en el templo de Adinath, del siglo XV: 1444 pilares de mármol, de los que se dice que no hay dos iguales. Deja fuera el cuero y cubre hombros y rodillas; en verano el patio quema los pies descalzos, así que no te quites los calcetines. Los últimos 90 km serpentean dos horas entre bosque y terrazas de maíz. Hacia las seis, en Udaipur, te instalas junto al lago Pichola. Cena libre. Fácil. Primera de las dos noches.",
    },
    {
      title: "Udaipur: Palacio de la Ciudad y lago Pichola",
      description:
        "Entramos en el Palacio de la Ciudad a las nueve y media: escaleras estrechas, puertas bajas, mosaicos de pavos reales y el ala de las reinas, donde Meera cierra su historia. Cerca está el templo Jagdish, de 1651, al final de 32 escalones empinados. Kiran Paliwal te enseña a preparar el almuerzo en su cocina: gatte ki sabzi, dal y bati, encurtido de mango. Hacia las cinco cruzas en barco el lago Pichola, pasas ante el blanco Lake Palace y llegas a la isla de Jag Mandir; si el monzón se retrasa, el agua puede estar baja. A las siete unas mujeres bailan con cántaros en la cabeza en Bagore ki Haveli. Cena de despedida junto al lago. Cuatro horas a pie, moderado. Noche en Udaipur, a 24 km de su aeropuerto.",
    },
  ],
  included: [
    "Traslado desde el aeropuerto de Jaipur el día 1 y hasta el de Udaipur el día 8",
    "Siete noches: dos en Jaipur, dos en Jodhpur, dos en Udaipur y una en las dunas (en verano, en Khimsar)",
    "Coche o minibús con aire acondicionado y conductor, peajes y aparcamiento",
    "Meera todo el viaje; Divya en Jodhpur, Kiran en Udaipur",
    "Siete desayunos, cuatro almuerzos y cuatro cenas",
    "Todas las entradas de la ruta, el jeep en Amber y el ascensor en Mehrangarh",
    "Barco por el lago Pichola y asiento en el espectáculo de danza de Bagore ki Haveli",
    "Almuerzo con clase de cocina en Udaipur, música en el campamento y el paseo en rickshaw por Jaipur",
    "Agua potable en ruta, en botellas de vidrio y con bidón para rellenar",
    "Seguro de viaje para los ocho días",
  ],
  notIncluded: [
    "Vuelos a Jaipur y desde Udaipur",
    "Visado de la India; la mayoría de las nacionalidades puede pedir un visado electrónico por internet",
    "Tres almuerzos y tres cenas, y todo el alcohol",
    "Paseo en camello en Osian, unas 800 rupias, y tasas por usar la cámara",
    "Propinas: lo habitual son unas 700 rupias por viajero y día para guía y conductor en conjunto",
  ],
  details: {
    hotels: "Hoteles históricos de 4 y 5 estrellas; una noche en un campamento del desierto con baño privado",
  },
} satisfies TourText;
