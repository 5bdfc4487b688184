import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "París, Francia",
  summary:
    "Una capital de 10 km de ancho hecha para caminar, con mercados por la mañana, museos con entrada por horas y almuerzos que cuestan la mitad que la cena.",
  description: [
    "París es pequeña para ser capital: unos 10 km de lado a lado, con veinte distritos enrollados como la concha de un caracol desde el Louvre hacia fuera y el Sena por el medio. Casi todo el mundo vive en apartamentos y compra debajo de casa, así que casi cada barrio tiene su panadería, su quesería y un mercado callejero dos o tres mañanas por semana. Notre-Dame está abierta de nuevo desde diciembre de 2024, con la piedra clara por la limpieza. En el este, en torno al canal Saint-Martin y Belleville, los alquileres son más bajos y la cocina, más atrevida.",
    "Sobre todo, camina: de la Bastilla al Louvre hay menos de 3 km. Para lo demás está el metro, hasta cerca de la una de la madrugada, a unos 2,50 € por viaje, y hay carriles bici por la rue de Rivoli y junto al río. Desde el aeropuerto Charles de Gaulle el RER B tarda unos 35 minutos en llegar a Gare du Nord. Reserva con hora fija el Louvre, el Museo de Orsay y la Sainte-Chapelle; las colecciones permanentes del Petit Palais y del Carnavalet son gratuitas. Nuestra guía, Camille, compra en el Marché d'Aligre, antes de las once, cualquier día menos el lunes.",
    "El Louvre cierra los martes, el Orsay los lunes y el Centro Pompidou está cerrado por obras hasta 2030. Desde enero de 2026, quienes vienen de fuera del Espacio Económico Europeo pagan 32 € en el Louvre. Notre-Dame es gratuita, pero la cola sin reserva puede ser larga. En agosto muchas panaderías y bistrós cierran dos o tres semanas, las olas de calor superan los 35 °C y pocos hoteles antiguos tienen aire acondicionado. Hay carteristas en la línea 1, en Montmartre y en la torre Eiffel. La mayoría de las estaciones de metro tiene escaleras y no ascensor.",
  ],
  highlights: [
    "El Marché d'Aligre a las nueve: precios a gritos fuera, queso y ostras en el mercado cubierto de Beauvau",
    "La Sainte-Chapelle en una mañana de sol: 1113 escenas en vidrio del siglo XIII",
    "Notre-Dame en cuanto abre por la mañana, entre semana antes de las ocho",
    "La Coulée Verte, 4,5 km de jardín sobre una antigua vía de tren al este de la Bastilla",
    "El Petit Palais, con cuadros gratis y un café en torno a un patio ajardinado",
    "Los muelles sin coches de la orilla derecha, del Arsenal a las Tullerías a pie",
  ],
  bestTimeToVisit:
    "Mayo, junio y de septiembre a mediados de octubre: de 16 a 25 °C y tardes largas. Agosto puede ser muy caluroso, con muchas tiendas cerradas; de noviembre a marzo el tiempo es gris y húmedo, con colas cortas fuera de las vacaciones.",
} satisfies DestinationText;
