import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "Santorini y las islas",
  destination: "Santorini, Thirassia y Naxos, Grecia",
  summary:
    "Seis días en las Cícladas: el sendero de la caldera hasta Oia, una travesía a vela a Thirassia, dos noches en Naxos y una habitación sobre el acantilado.",
  description: [
    "Santorini es el borde de un volcán que saltó en pedazos hace unos 3600 años. Lo ves desde arriba, en el sendero a Oia; desde el agua, a vela; y desde debajo de la tierra, en Akrotiri, la ciudad que conservó la ceniza. Después un ferri te lleva en dos horas hacia el norte, a Naxos, la mayor de las Cícladas, donde todavía se vive del queso, las patatas y el mármol.",
    "Eleni Sigala, nacida en Karterados, guía todo el viaje. La capitana Katerina Karamolegou gobierna el velero de dos palos que fletamos solo para el grupo, e Irini Glezou te enseña Apeiranthos, el pueblo de montaña del que viene. Duermes tres noches en un hotel junto a la caldera, en Firostefani, y dos en la ciudad de Naxos. Guían mujeres y todo el mundo es bienvenido.",
    "Santorini está construida sobre escaleras, y el sendero del acantilado casi no tiene sombra; de junio a septiembre salimos a las siete. En julio y agosto el meltemi, un viento seco del norte, puede alcanzar fuerza 7 y levantar la mar. Mayo, junio, septiembre y principios de octubre son los meses más amables. El invierno es tranquilo y verde: muchas casas de Oia están cerradas, es probable que llueva y el vino ocupa el lugar de la vela.",
  ],
  highlights: [
    "Caminar 7 km por el borde de Imerovigli a Oia, con la caldera siempre a tu izquierda.",
    "Navegar a vela de Ammoudi a Thirassia y volver al atardecer en un velero de dos palos fletado para nuestro grupo.",
    "Nadar hasta el agua templada y de color óxido de Palea Kameni, frente al cráter que entró en erupción por última vez en 1950.",
    "Pisar una calle de Akrotiri que quedó sepultada en ceniza hacia el 1600 a. C., entre casas que aún tienen dos pisos.",
    "Catar assyrtiko y vinsanto donde las vides se trenzan en forma de cesta contra el viento.",
    "Pasar un día en las montañas de Naxos: kitron en Halki, telares y callejas de mármol en Apeiranthos.",
    "Ver ponerse el sol detrás de la Portara, una puerta de mármol de 6 m de alto sin templo detrás.",
  ],
  itinerary: [
    {
      title: "Llegada al borde del volcán",
      description:
        "Eleni te espera en el aeropuerto de Santorini. Un minibús privado te lleva en 20 minutos a Firostefani, a 6 km, y unos porteadores llevan tu equipaje por los últimos tramos de escalera hasta un hotel excavado en el acantilado. A las seis caminamos por el borde hasta Fira y volvemos, 2 km en total, mientras ella explica cuáles de las islas de abajo son antiguas y cuáles salieron del mar hace apenas tres siglos. Cenamos en Karterados, su pueblo: fava de guisantes amarillos partidos, buñuelos de tomate, berenjena blanca. Fácil, una hora a pie, muchas escaleras.",
    },
    {
      title: "El sendero del acantilado y un barco a Thirassia",
      description:
        "Desde Imerovigli sigues el borde hasta Oia, 7 km en tres horas por adoquines, escoria y piedra suelta. En verano empezamos a las siete. Tras unas horas libres en Oia, unos 250 escalones bajan a Ammoudi, donde la capitana Katerina Karamolegou espera a las dos. Cruza hasta Korfos, en Thirassia, donde almorzamos tarde, pescado a la parrilla, y luego navega a Palea Kameni; nadas unos 30 m hasta el agua que calienta el volcán, que mancha los trajes de baño claros. Vemos atardecer a bordo. Desembarcamos en el puerto viejo de Fira y tomamos el teleférico, 220 m hacia arriba. Moderado, duro para las rodillas. Cena libre.",
    },
    {
      title: "Akrotiri, una bodega y el ferri al norte",
      description:
        "A las nueve estamos en Akrotiri, a 12 km de Fira: una ciudad de la Edad del Bronce bajo un solo techo, con desagües, tinajas y escaleras partidas por el último terremoto. Los recorridos son llanos y con sombra. En Megalochori una bodega familiar sirve assyrtiko seco y vinsanto dulce con el almuerzo; fuera, las vides se agazapan en el suelo en forma de cesta. Por la tarde embarcas en Athinios en el ferri de Blue Star a Naxos, unas dos horas con asientos dentro y fuera. Tu hotel está en el casco antiguo. Al anochecer caminamos por el dique hasta la Portara. Fácil, dos horas a pie. Cena libre.",
    },
    {
      title: "Los pueblos de montaña de Naxos",
      description:
        "Un minibús sube 16 km hasta Halki, donde la destilería Vallindras hace kitron con hojas de cidro desde 1896. Caminas dos horas por caminos de herradura pedregosos entre los olivares de la Tragaia y pasas junto a la iglesia de Agios Georgios Diasoritis, del siglo XI. Después, Apeiranthos, a 600 m, pavimentado de mármol. Irini Glezou te lleva a la asociación de tejedoras, y su tía prepara el almuerzo: rosto, patatas, queso graviera. De bajada hay tiempo para un baño en Plaka, 4 km de arena. Moderado, tres horas a pie. Noche libre en las callejas de la ciudad de Naxos.",
    },
    {
      title: "De vuelta a la caldera",
      description:
        "Una mañana sin prisa. Eleni lleva a quien quiera a las queserías de la ciudad de Naxos a probar arseniko curado; la playa de Agios Georgios, poco profunda y de arena, está a diez minutos a pie de tu habitación. El ferri a Santorini sale hacia el mediodía y tarda dos horas, y el minibús te sube por las curvas cerradas de Athinios a Firostefani. Al atardecer vamos a Pyrgos, a 8 km, el pueblo más alto de la isla. Desde su kastro ves las dos costas mientras se va la luz. La cena de despedida es allí, en una taberna. Fácil, una hora a pie. El aeropuerto está a 20 minutos de tu hotel.",
    },
  ],
  included: [
    "Tres noches en un hotel junto a la caldera en Firostefani y dos en un hotel boutique en la ciudad de Naxos, en habitaciones dobles, con una o dos camas",
    "Eleni Sigala como guía durante todo el viaje, e Irini Glezou en los pueblos de Naxos",
    "Desayuno todas las mañanas, cenas de los días 1 y 5, almuerzos de los días 2, 3 y 4",
    "Medio día en un velero de dos palos fletado, con capitana y tripulación",
    "Ferri de Santorini a Naxos, ida y vuelta, con asientos reservados",
    "Minibús privado, traslados de aeropuerto y puerto, y porteadores en las escaleras",
    "Entrada a Akrotiri, la cata en la bodega de Megalochori y la de kitron en Halki",
    "Impuestos hoteleros, incluida la tasa griega de resiliencia climática",
    "Seguro de viaje para los seis días",
  ],
  notIncluded: [
    "Vuelos de ida y vuelta a Santorini",
    "Visado Schengen, si tu pasaporte lo necesita",
    "Cenas de los días 2, 3 y 4 y almuerzo del día 5 (entre 20 y 40 euros cada uno, aproximadamente)",
    "Habitación individual; consúltanos el suplemento",
    "Bebidas fuera de las catas, propinas y gastos personales",
  ],
  details: {
    transport: "Minibús privado y traslados, ferri con asientos reservados, velero fletado",
  },
} satisfies TourText;
