import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Marrakech, Marruecos",
  summary:
    "Una ciudad amurallada de tierra roja bajo el Alto Atlas, con zocos por gremios, hammams por horas y un calor con el que hay que contar.",
  description: [
    "Los almorávides fundaron Marrakech hacia 1070, a la vista del Alto Atlas, y sus murallas de tapial tienen el color del suelo del que salieron. Dentro, la medina es una maraña de callejas: tintoreros, herreros y babucheros, cada cual en su zoco, hornos públicos adonde las familias mandan el pan y el alminar de la Koutoubia, de 77 m, para orientarse. Gueliz, fuera de las murallas, es la ciudad nueva de los cafés. Pide tangia: carne sellada en una orza con limón encurtido y cocida durante horas en las brasas de un hammam.",
    "La medina es para caminar. Los coches se quedan en las puertas y un mozo lleva tu maleta en carretilla. El aeropuerto está a 6 km; los petits taxis tienen taxímetro, así que pídelo o acuerda antes el precio. Ve temprano a la madraza Ben Youssef y al palacio de la Bahía, a última hora de la mañana a los zocos, descansa hasta las cuatro y llega a Jemaa el-Fna al anochecer. Los trenes tardan menos de tres horas en llegar a Casablanca. Imlil, a 1740 m, bajo el Toubkal, está a 65 km y hora y media en coche. Las dunas de Merzouga están a 560 km, de nueve a diez horas.",
    "En julio y agosto por la tarde hace 38 °C, y algunos días 45. Por las callejas también pasan ciclomotores; ve por la derecha. Habrá jóvenes que te digan que una calle está cerrada y te lleven dando un rodeo para cobrarte: basta con “la, shukran”, no, gracias. Las mujeres que van solas oyen comentarios; con los hombros y las rodillas cubiertos son menos. Las mezquitas están cerradas a los no musulmanes. El jardín Majorelle vende entradas con hora y solo por internet. Muchas tiendas cierran el viernes por la tarde, y en ramadán cuesta encontrar dónde almorzar en la medina. Algunos muros siguen apuntalados desde el terremoto de septiembre de 2023.",
  ],
  highlights: [
    "La madraza Ben Youssef a las nueve: cedro tallado, estuco y azulejos en torno a un estanque quieto",
    "Jemaa el-Fna al anochecer, desde los puestos de sopa de caracoles y luego desde una azotea",
    "Un hammam de barrio: jabón negro, guante áspero y horarios separados para mujeres y hombres",
    "El cuscús del viernes en Amal, en Gueliz, un restaurante donde se forman cocineras",
    "Las tumbas saadíes, tapiadas durante dos siglos y halladas de nuevo en 1917",
    "Imlil y sus terrazas de nogales y manzanos, un día más fresco a 1740 m",
  ],
  bestTimeToVisit:
    "De marzo a mayo y de octubre a noviembre: de 20 a 30 °C, con nieve aún en el Atlas en primavera. De diciembre a febrero hay sol y noches frías; en julio y agosto se pasa a menudo de 40 °C.",
} satisfies DestinationText;
