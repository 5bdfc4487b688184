import type { DestinationText } from "#app/features/catalogue/catalogue-content.ts";

export const es = {
  name: "Patagonia, Chile",
  summary:
    "El extremo sur de Chile: torres de granito, témpanos y estepa en Torres del Paine, con un viento que puede cambiarte los planes.",
  description: [
    "En el extremo sur de Chile los Andes se rompen en granito, hielo y canales de mar. Casi todo el mundo viene por Torres del Paine: tres torres de roca desnuda, los Cuernos de cima oscura y el lago Grey, donde flotan témpanos de un glaciar del Campo de Hielo Patagónico Sur. Al este de los picos está la estepa, con guanacos, cóndores y pumas. Puerto Natales, 110 km al sur del parque, es la base: casas de lata junto a un fiordo ventoso, cisnes de cuello negro, centolla y cordero asado a las brasas en una cruz de hierro.",
    "Vuela de Santiago a Puerto Natales, algo más de tres horas, con la mayoría de los vuelos en verano, o a Punta Arenas todo el año y sigue en bus, 250 km en tres horas. Los buses llegan al parque en dos horas; un catamarán cruza el lago Pehoé en media hora. La caminata hasta la base de las torres son 20 km ida y vuelta, de ocho a nueve horas con unos 900 m de subida, exigente, con la última hora entre bloques de roca. El circuito W lleva cuatro o cinco días. Más fácil: Salto Grande y el mirador Cuernos, de dos a tres horas.",
    "Manda el viento. De noviembre a enero las rachas pasan de 100 km/h, detienen el catamarán y tiran al suelo a los caminantes, y puede nevar cualquier mes. Las camas y los sitios de acampada del W se reservan obligatoriamente, con meses de antelación para diciembre a febrero; no puedes acampar en ningún otro lugar. Una litera con comidas cuesta más de 150 USD por noche. Compra el pase del parque por internet antes de ir. El fuego está prohibido desde que unos visitantes quemaron miles de hectáreas en 2005 y 2011. De mayo a septiembre el W se camina solo con guía y casi todos los refugios están cerrados.",
  ],
  highlights: [
    "La laguna al pie de las torres, de un verde lechoso, tras 10 km de subida a pie",
    "La pared de hielo del glaciar Grey, en barco por el lago Grey",
    "Guanacos y, con un rastreador al alba, pumas en torno a la laguna Amarga",
    "El mirador Cuernos, una hora de paseo fácil que pasa junto al Salto Grande",
    "La cueva del Milodón, a 24 km de Puerto Natales, donde en 1895 se halló la piel de un perezoso gigante",
    "Pingüinos de Magallanes en la isla Magdalena, en barco desde Punta Arenas, de noviembre a marzo",
  ],
  bestTimeToVisit:
    "De noviembre a abril. De diciembre a febrero son los días más largos, la mayor cantidad de gente y el viento fuerte; marzo y principios de abril son más calmados, con bosques de lenga rojos. De mayo a septiembre hay mucho cerrado.",
} satisfies DestinationText;
