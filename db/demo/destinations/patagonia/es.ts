import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Patagonia, Chile",
  summary:
    "El extremo sur de Chile: torres de granito, témpanos y estepa en Torres del Paine, con un viento que puede cambiarte los planes.",
  description: [
    "En el extremo sur de Chile los Andes se deshacen en granito, hielo y canales marinos. Casi todo el mundo viene por Torres del Paine: tres torres de roca desnuda, los Cuernos de cima oscura y el lago Grey, donde flotan témpanos de un glaciar del Campo de Hielo Patagónico Sur. Al este de los picos está la estepa, con guanacos, cóndores y pumas. Puerto Natales, 110 km al sur del parque, es la base: casas de chapa junto a un fiordo ventoso, cisnes de cuello negro, centolla y cordero asado a las brasas en una cruz de hierro.",
    "Vuela de Santiago a Puerto Natales, algo más de tres horas, sobre todo en verano, que es cuando más vuelos hay, o a Punta Arenas en cualquier época, y sigue en autobús, 250 km en tres horas. Los autobuses llegan al parque en dos horas; un catamarán cruza el lago Pehoé en media hora. La caminata hasta la base de las torres son 20 km ida y vuelta, de ocho a nueve horas con unos 900 m de subida, exigente, la última hora entre bloques de roca. El circuito W lleva cuatro o cinco días. Más fácil: Salto Grande y el mirador Cuernos, de dos a tres horas.",
    "Manda el viento. De noviembre a enero las rachas pasan de 100 km/h, detienen el catamarán y tiran al suelo a los senderistas, y puede nevar cualquier mes. En la W hay que reservar cama o parcela de acampada, con meses de antelación si vas de diciembre a febrero; no se puede acampar en ningún otro lugar. Una litera con comidas cuesta más de 150 USD por noche. Compra la entrada del parque por internet antes de ir. El fuego está prohibido desde que unos visitantes quemaron miles de hectáreas en 2005 y 2011. De mayo a septiembre la W solo se recorre con guía y casi todos los refugios están cerrados.",
  ],
  highlights: [
    "La laguna al pie de las torres, de un verde lechoso, tras 10 km de subida a pie",
    "La pared de hielo del glaciar Grey, en barco por el lago Grey",
    "Guanacos y, con un rastreador al alba, pumas en torno a la laguna Amarga",
    "El mirador Cuernos, una hora de paseo fácil que pasa junto al Salto Grande",
    "La cueva del Milodón, a 24 km de Puerto Natales, donde en 1895 se halló la piel de un perezoso gigante",
    "Pingüinos de Magallanes en la isla Magdalena, en barco desde Punta Arenas, de noviembre a marzo",
  ],
  bestTimeToVisit:
    "De noviembre a abril. De diciembre a febrero los días son más largos, hay más gente y el viento es fuerte; marzo y principios de abril son más tranquilos, con los bosques de lenga en rojo. De mayo a septiembre hay mucho cerrado.",
} satisfies DestinationText;
