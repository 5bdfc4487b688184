import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "Bali, del templo a la marea",
  destination: "Ubud, Sidemen y Candidasa, Bali, Indonesia",
  summary:
    "Cinco días de los templos de Ubud a la costa este: manantiales sagrados, una cascada, arrozales, yoga a las siete y una barca con balancines al amanecer.",
  description: [
    "En Bali el agua tiene un rumbo. Nace en manantiales sagrados, pasa por templos y terrazas de arroz según un orden más antiguo que cualquier gobierno y termina en el mar. Tú la sigues durante cinco días: dos noches en Nyuh Kuning, un pueblo de tallistas de madera a las afueras de Ubud, y otras dos en Candidasa, junto al estrecho de Lombok. Cambias de hotel una sola vez.",
    "Te guía Ni Wayan Suartini, que creció en Nyuh Kuning. Su amiga Ni Komang Ariani da las clases de yoga en el pabellón abierto, una al caer la tarde y otra por la mañana, también para principiantes. Preparas ofrendas con la madre de Wayan, te bañas en Tirta Empul si quieres, comes en casa de una familia campesina en Sidemen y sales al mar con los pescadores antes del amanecer. Guían mujeres y todo el mundo es bienvenido.",
    "El ritmo es tranquilo, con escaleras de verdad en dos de los días. Todo el año hace de 27 a 32 °C y hay humedad. De abril a octubre llueve poco; de noviembre a marzo cuenta con un buen aguacero casi todas las tardes, ríos turbios y algún amanecer de mar movida. Las carreteras de los alrededores de Ubud son lentas en cualquier época, así que salimos temprano y descansamos después del almuerzo.",
  ],
  highlights: [
    "Doblar canang sari de hoja de palma con la madre de Wayan y aprender qué flor corresponde a cada punto cardinal.",
    "Llegar a los manantiales de Tirta Empul, del siglo X, a las ocho, antes que los autocares, y sumarte a la purificación si quieres.",
    "Bajar unos 300 escalones hasta los santuarios de Gunung Kawi, de 7 m de alto, tallados en la roca sobre el río Pakerisan.",
    "Nadar bajo la cortina blanca de la cascada de Tibumana.",
    "Caminar por los arrozales de Sidemen con la mujer de un agricultor, la que lleva el calendario del agua de su subak.",
    "Ver salir el sol sobre Lombok desde un jukung, la barca pintada con balancines de la costa este.",
    "Ver cómo se teje el doble ikat en Tenganan, uno de los pocos lugares del mundo donde se hace.",
  ],
  itinerary: [
    {
      title: "Del aeropuerto a Nyuh Kuning",
      description:
        "Ni Wayan Suartini te espera en el aeropuerto de Denpasar con un coche privado. Ubud está a 37 km y se tarda una hora y media; el tráfico afloja después de los canteros de Batubulan. Tu hotel está entre jardines en Nyuh Kuning, al sur del Bosque de los Monos, con piscina y un pabellón abierto de techo de paja. A las cinco, la madre de Wayan te enseña a doblar canang sari: flores blancas al este, rojas al sur, amarillas al oeste, azules o verdes al norte. Cenamos en el patio de la familia: bebek betutu, pato cocinado medio día entre especias y hojas. Fácil.",
    },
    {
      title: "Agua sagrada y un río de santuarios",
      description:
        "Sales a las siete hacia Tampaksiring, 40 minutos al norte. En Tirta Empul puedes participar en el melukat: con sarong, de caño en caño, saltándote los dos reservados a los muertos. La costumbre es que no entre en un templo quien tenga la menstruación o una herida abierta; Wayan avisa con tiempo y te propone a cambio un paseo. En Gunung Kawi, 2 km más allá, hay unos 300 escalones de bajada y otros tantos de subida, con calor. Se almuerza nasi campur en un warung de Ubud. Por la tarde hay masaje, piscina y, a las cuatro y media, yoga con Ni Komang Ariani. Moderado, dos horas a pie. Cena libre.",
    },
    {
      title: "Cascada, arrozales, mar",
      description:
        "Yoga a las siete, desayuno y rumbo al este: 80 km y tres horas de coche, en tramos cortos. En Tibumana, un sendero con escalones lleva en 15 minutos a la poza bajo la cascada; después de lluvias fuertes la miramos y no nos bañamos. En Sidemen caminas hora y media por los arrozales con Ni Nyoman Sri, sobre lomos estrechos que resbalan cuando están mojados, y almuerzas en su casa: sate lilit, ensalada de brotes de helecho, salak, la fruta de piel de serpiente. Hacia el atardecer llegas a Goa Lawah, un templo del mar con una cueva de la que cuelgan miles de murciélagos. Dos noches en Candidasa, a orillas del agua. Moderado. Cena libre.",
    },
    {
      title: "Un jukung al amanecer, Tenganan y la playa",
      description:
        "A las cinco y media los pescadores empujan sus jukung al agua en Candidasa, con dos viajeros por barca y chaleco salvavidas puesto. Pasas junto al islote de Gili Tepekong y ves salir el sol sobre Lombok, con el monte Agung a tu espalda; a las siete y media ya estás de vuelta. Si hay mala mar, hacemos yoga en la orilla. Después del desayuno Wayan te lleva a Tenganan, a 5 km, un pueblo amurallado donde terminar un geringsing, el doble ikat, lleva años. Candidasa tiene poca arena, así que nos bañamos en Virgin Beach, a 20 minutos en coche. En la cena de despedida, en el hotel, hay pargo a la parrilla. Fácil. El aeropuerto está a 60 km, dos horas.",
    },
  ],
  included: [
    "Dos noches en un hotel con jardines en Nyuh Kuning y dos en un hotel frente al mar en Candidasa, en habitaciones dobles, con una o dos camas",
    "Ni Wayan Suartini como guía durante todo el viaje, con anfitriones en Sidemen y Tenganan",
    "Desayuno todas las mañanas, cenas de los días 1 y 4, almuerzos de los días 2 y 3",
    "Dos clases de yoga con Ni Komang Ariani, los días 2 y 3, con esterillas incluidas",
    "Una hora de masaje balinés",
    "Dos horas en un jukung con patrón y chalecos salvavidas",
    "Coche privado con conductor para todos los trayectos, traslados de aeropuerto incluidos",
    "Entradas a los templos y a la cascada, sarong y ofrendas para Tirta Empul",
    "Seguro de viaje para los cinco días",
  ],
  notIncluded: [
    "Vuelos de ida y vuelta a Denpasar",
    "Visado a la llegada, necesario con la mayoría de los pasaportes (500 000 rupias)",
    "La tasa turística de Bali (150 000 rupias), que se paga por internet antes de aterrizar",
    "Almuerzos de los días 1 y 4, cenas de los días 2 y 3 (entre 8 y 20 USD cada comida, aproximadamente)",
    "Habitación individual; consúltanos el suplemento",
    "Bebidas, propinas y otros tratamientos",
  ],
  details: {
    departures:
      "Salidas semanales todo el año; en Nyepi, el Día del Silencio, en marzo, nadie sale del hotel y el aeropuerto cierra, así que movemos visitas y vuelos para evitar ese día",
  },
} satisfies TourText;
