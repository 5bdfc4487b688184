import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Santorini, Grecia",
  summary: "Pueblos blancos al borde de un volcán hundido, playas negras a su espalda y un vino seco de vides enroscadas en el suelo.",
  description: [
    "Santorini es lo que quedó cuando un volcán saltó en pedazos hace unos 3600 años. Fira, Imerovigli y Oia se asientan en el borde, hasta 300 m por encima de una caldera inundada, con muchas de sus casas excavadas en la piedra pómez. El otro lado de la isla es muy distinto: campos en pendiente hacia las playas negras de Kamari y Perissa. Las vides se trenzan en cestas bajas contra el viento y dan assyrtiko, un vino blanco seco. Come fava de los guisantes amarillos partidos de la isla, buñuelos de tomate y berenjena blanca.",
    "El ferri rápido desde El Pireo tarda unas cinco horas y el normal unas ocho; el vuelo desde Atenas, 45 minutos. Todos los ferris llegan a Athinios, bajo el acantilado, a 20 minutos de Fira por carretera. Los autobuses salen en abanico de Fira y llegan a Oia, Perissa o Akrotiri en cerca de media hora. El sendero del borde de Fira a Oia tiene 10 km y lleva de tres a cuatro horas, moderado, por adoquines y escoria; en verano nuestra guía, Eleni, sale a las siete. En Akrotiri un techo cubre una ciudad de la Edad del Bronce sepultada en ceniza, con calles por las que puedes caminar.",
    "En los días de más gente de julio y agosto los barcos desembarcan hasta 8000 pasajeros, y una hora antes de la puesta de sol en las callejas de Oia ya no se puede dar un paso. Hace 30 °C con poca sombra, y el viento meltemi retrasa los ferris. Casi 600 escalones bajan de Fira a su puerto viejo; usa el teleférico o tus pies, nunca los burros. Los hoteles cueva tienen escaleras: pregunta cuántos escalones. Una habitación en el borde cuesta dos o tres veces lo que una en Perissa. De noviembre a marzo la mayoría de los hoteles cierra. No bebas agua del grifo.",
  ],
  highlights: [
    "Los 10 km del sendero del borde de Fira a Oia, empezando a las siete, antes de que el sol esté alto",
    "Akrotiri, una ciudad de la Edad del Bronce bajo la ceniza, con calles y tinajas en su sitio",
    "Assyrtiko catado junto a las vides, enroscadas en el suelo como cestas",
    "La puesta de sol desde la colina del castillo de Pyrgos, con mucha menos gente que en Oia",
    "El cráter de Nea Kameni en barco y luego un baño en la bahía color óxido de Palea Kameni",
    "Pulpo a la parrilla y buñuelos de tomate al borde del agua en Ammoudi, escaleras abajo desde Oia",
  ],
  bestTimeToVisit:
    "De finales de abril a mediados de junio y de mediados de septiembre a finales de octubre: de 20 a 27 °C, hay ferris y sitio en los senderos. Julio y agosto son calurosos, ventosos y están llenos; de noviembre a marzo buena parte de la isla está cerrada.",
} satisfies DestinationText;
