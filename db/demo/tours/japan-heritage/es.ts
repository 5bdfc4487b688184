import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "El legado de Japón",
  destination: "Kioto, Nara, el valle de Kiso, Hakone y Tokio, Japón",
  summary:
    "Nueve días en tren de los jardines de Kioto a los callejones de Tokio, con 8 km de la Nakasendo a pie y una noche en un ryokan de aguas termales.",
  description: [
    "El antiguo camino de Kioto a Edo, hoy Tokio, llevaba unas dos semanas a pie. Tú tardas nueve días y vas sobre todo en tren: cuatro noches en Kioto, una en la posta de Tsumago, una sobre las aguas termales de Hakone y dos en Tokio. Haruka Okuda, que creció en Higashiyama, en Kioto, te espera en el aeropuerto de Kansai y viaja contigo hasta el final.",
    "Vamos temprano, porque los lugares más conocidos de Japón están tranquilos antes de las ocho y llenos a las diez. Subes a Fushimi Inari a las siete y pisas el escenario de Kiyomizu-dera a las seis. Entre medias hay gente que te abre su puerta: una maestra del té en Nishijin, una tejedora de seda para obi, una posadera en el valle de Kiso, una cocinera en Yanaka. Guían mujeres y todo el mundo es bienvenido.",
    "Caminas de dos a cuatro horas la mayoría de los días, a menudo por escalones de piedra, y llevas una mochila pequeña para una noche mientras un servicio de mensajería traslada tu maleta. Los cerezos florecen entre finales de marzo y principios de abril; los arces enrojecen desde mediados de noviembre. Junio es lluvioso, y en julio y agosto Kioto pasa de 35 °C con mucha humedad. En enero y febrero el valle de Kiso está frío y a menudo blanco, y es cuando más nítido se ve el Fuji.",
  ],
  highlights: [
    "Dar la vuelta completa al monte Inari, 4 km y unos 200 m de subida, antes de que los autocares lleguen al primer torii.",
    "Batir tu propio cuenco de matcha en la casa de Nishijin de la maestra del té Michiko Sawai.",
    "Buscar la piedra número quince en Ryoan-ji; desde cualquier sitio de la galería hay al menos una que no se ve.",
    "Seguir 8 km de la Nakasendo desde Magome, por un paso de unos 800 m, hasta Tsumago, y dormir allí cuando se han ido los excursionistas.",
    "Subir en el ferrocarril Hakone Tozan por pendientes del 8 %, con tres cambios de sentido en zigzag, hasta un ryokan con sus propias aguas termales.",
    "Cruzar el lago Ashi en barco y beber amazake dulce en una casa de té con techo de paja de la antigua Tokaido.",
    "Escuchar las primeras oraciones del día en Senso-ji y luego recorrer Yanaka a bocados con una cocinera que vive allí.",
  ],
  itinerary: [
    {
      title: "Del aeropuerto de Kansai a Kioto",
      description:
        "Haruka te espera en el aeropuerto de Kansai y te lleva a Kioto en el tren que se llama como ella: el expreso Haruka, unos 80 minutos hasta la estación de Kioto. El hotel de las cuatro noches está cerca de Karasuma Oike, en el cruce de dos líneas de metro. A las cinco caminamos hacia el este, cruzamos el río Kamo hasta Gion, pasamos entre los sauces de Shirakawa y volvemos por Pontocho, un callejón que en algunos puntos apenas mide dos metros de ancho. La cena es obanzai, la cocina casera de Kioto: verduras cocidas a fuego lento, piel de tofu, caballa a la parrilla. Fácil, hora y media a pie.",
    },
    {
      title: "Fushimi Inari a las siete, té a las tres",
      description:
        "Sales a las seis y media. La línea JR Nara te lleva en cinco minutos de la estación de Kioto a Inari, donde miles de torii bermellones suben por la montaña. Hacemos la vuelta completa hasta la cima, a 233 m: 4 km, dos horas y media y unos 200 m de subida, casi todo escalones. A una parada, de regreso, está Tofuku-ji, con el damero de musgo y piedra que Mirei Shigemori creó en 1939. Tras un almuerzo libre, Michiko Sawai te recibe a tomar el té en su casa de Nishijin. Puedes arrodillarte o sentarte en un taburete bajo. Moderado. Noche libre.",
    },
    {
      title: "Kiyomizu-dera, las tejedoras y un jardín de piedra",
      description:
        "Kiyomizu-dera abre a las seis y ya estamos en la puerta; un taxi te sube. El escenario de madera se levanta 13 m sobre la ladera, apoyado en postes de zelkova. Bajas por Sannenzaka y Ninenzaka con las contraventanas todavía cerradas y a las ocho y media estás de vuelta para desayunar. En Nishijin, Chieko Kitamura, tejedora de tercera generación, te enseña sus telares, y tú anudas y tiñes un pañuelo de seda. Te lo mandan por correo cuando se seca. Un autobús urbano nos lleva a Ryoan-ji, donde nos sentamos ante las piedras hasta que llega la calma. Moderado, tres horas a pie, muchos escalones. Cena por tu cuenta.",
    },
    {
      title: "Nara a pie",
      description:
        "El expreso limitado de Kintetsu tarda 35 minutos en llegar a Nara, capital de Japón en el siglo VIII. Desde la estación caminas todo el día, unos 9 km casi llanos: entre los ciervos del parque hasta Todai-ji y su Buda de bronce, de 15 m de alto; luego hasta lo alto, al balcón de Nigatsu-do, y después entre cedros hasta Kasuga Taisha y sus tres mil faroles. Para almorzar hay kakinoha-zushi, caballa prensada en hoja de caqui. Terminamos en las callejas de Naramachi, con sus fachadas de celosía, con una cata en la bodega de sake Harushika. Fácil, cuatro horas a pie. A las seis, como tarde, estás de vuelta en Kioto.",
    },
    {
      title: "Por el paso de Magome",
      description:
        "Tu maleta se adelanta a Hakone por mensajería; prepara equipaje para una noche. El Shinkansen llega a Nagoya en 35 minutos; el expreso Shinano, a Nakatsugawa en otros 50; un autobús sube a Magome, a 600 m de altitud. Desde allí sigues la Nakasendo durante 8 km: 200 m de subida al paso y luego 380 m de bajada entre cipreses y cedros, junto a las cascadas Odaki y Medaki. Toca las campanas del camino; son para los osos. Tsumago prohíbe los coches de día y esconde sus cables eléctricos. Dormimos en futones en pequeñas posadas familiares, donde Fumiko Obara asa pescado de río para la cena. Moderado, tres horas a pie.",
    },
    {
      title: "Valle abajo y hasta Hakone",
      description:
        "Antes del desayuno tienes la calle de Tsumago para ti. Un autobús te deja en diez minutos en la estación de Nagiso; trenes locales y expresos siguen el río Kiso hasta Nagoya, y el Shinkansen a Odawara tarda poco más de una hora. Después viene la parte lenta: el ferrocarril Hakone Tozan sube de los 96 m de Hakone-Yumoto a los 541 m de Gora en 40 minutos y cambia de sentido tres veces. Tu ryokan tiene habitaciones de tatami, baños termales separados para mujeres y hombres y un baño privado que puedes reservar. Se cena kaiseki, ocho platos pequeños. Fácil, cinco horas en tren.",
    },
    {
      title: "Volcán, lago y la antigua Tokaido",
      description:
        "Un funicular y un teleférico te llevan por encima de Owakudani, a 1044 m, donde los huevos se cuecen en vapor de azufre y salen negros; quien tenga asma da la vuelta en autobús. En las mañanas claras el Fuji llena el horizonte por el oeste, sobre todo de noviembre a febrero. El barco por el lago Ashi tarda 30 minutos. En Moto-Hakone ves el torii del santuario de Hakone, a la orilla del lago, y luego caminas 2 km por el empedrado musgoso de la Tokaido hasta Amazake-chaya, una casa de té que va por su decimotercera generación. El empedrado resbala después de llover. En autobús y luego en el Romancecar desde Hakone-Yumoto llegas a Tokio al anochecer. Hotel en Asakusa. Moderado, dos horas a pie.",
    },
    {
      title: "Tokio, de la primera oración a la última cena",
      description:
        "Senso-ji está a 300 m de tu hotel y a las seis y media casi no hay nadie. Después del desayuno un autobús fluvial baja en 35 minutos por el Sumida, bajo una docena de puentes, hasta el jardín Hama-rikyu; a diez minutos a pie está el mercado exterior de Tsukiji, con vieiras a la parrilla y tortilla enrollada. Por la tarde Naomi Fujii, cocinera, te enseña Yanaka, que los incendios de 1923 y 1945 respetaron en gran parte: templos, gatos, un obrador de galletas de arroz. Cenamos en su cocina, alrededor de una mesa larga. Fácil, tres horas a pie. Noche en Asakusa; de su estación salen trenes a los aeropuertos.",
    },
  ],
  included: [
    "Ocho noches en habitaciones dobles, con una o dos camas: cuatro en Kioto, una en Tsumago, una en Hakone y dos en Tokio",
    "Haruka Okuda como guía desde el aeropuerto de Kansai hasta la última noche, con anfitrionas en Nishijin, Tsumago y Yanaka",
    "Desayuno todas las mañanas, el almuerzo en Nara y cuatro cenas, los días 1, 5, 6 y 8",
    "Todos los trenes, con asiento reservado donde lo hay, y los autobuses, metro, teleférico y barcos del programa",
    "Traslados de aeropuerto en tren con guía, desde Kansai el día 1 y a Haneda o Narita el día 9",
    "Mensajería para una maleta por persona de Kioto a Hakone y de allí a la estación de Hakone-Yumoto",
    "Té con Michiko Sawai y taller de teñido, con el envío de tu pañuelo de seda incluido",
    "Entradas a templos y jardines e impuestos hoteleros",
    "Seguro de viaje para los nueve días",
  ],
  notIncluded: [
    "Vuelos a Osaka Kansai y desde Tokio",
    "Visado para Japón, si tu pasaporte lo necesita",
    "Almuerzos, salvo en Nara, y cenas de los días 2, 3, 4 y 7 (entre 1500 y 4000 yenes cada una, aproximadamente)",
    "Habitación individual; en las posadas de Tsumago hay muy pocas",
    "Bebidas y gastos personales",
  ],
  details: {
    departures:
      "Salidas semanales todo el año; cuando la nieve o un tifón cierran el paso de Magome, o el gas cierra el teleférico de Hakone, haces ese tramo en autobús",
    transport: "Trenes con asiento reservado, autobuses locales, teleférico y barco; traslados de aeropuerto en tren con guía",
    hotels:
      "Hoteles de 4 estrellas en Kioto y Tokio, un ryokan de aguas termales en Hakone, posadas familiares con futones y baños compartidos en Tsumago",
  },
} satisfies TourText;
