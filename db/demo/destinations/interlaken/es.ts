import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Interlaken, Suiza",
  summary: "Una ciudad pequeña entre dos lagos de los Alpes berneses, con trenes y teleféricos al Eiger, a Mürren y al Jungfraujoch.",
  description: [
    "Interlaken está a 570 m, en el llano entre el lago de Thun y el de Brienz, y el Aar corre de uno a otro con un azul lechoso. Hacia el sur el valle se bifurca: a la izquierda hacia Grindelwald, bajo la cara norte del Eiger; a la derecha hacia Lauterbrunnen, donde el Staubbach cae 297 m junto al pueblo. Detrás se alzan el Eiger, el Mönch y el Jungfrau, de 4158 m. La ciudad en sí es una calle de hoteles y relojerías a lo largo de un prado donde aterrizan parapentes. Se viene por lo que sale de sus dos estaciones.",
    "El tren va a casi todas partes: Lauterbrunnen en 20 minutos, Grindelwald en 35, Berna en 55, Zúrich en dos horas. Desde Lauterbrunnen un teleférico y un tren pequeño te llevan a Mürren, a 1638 m, sin coches. El sendero de Männlichen a Kleine Scheidegg tiene 4,5 km, hora y media, fácil, en suave bajada y con el Eiger de frente. En verano un tren de cremallera de 1893 sube de Wilderswil a Schynige Platte en 52 minutos. Hay barcos en los dos lagos. Quien se aloja en un hotel viaja gratis en los autobuses locales con la tarjeta de huésped.",
    "Es caro. La ida y vuelta al Jungfraujoch, a 3454 m, cuesta más de 200 francos suizos en verano; un plato principal sencillo, de 25 a 35. La tarjeta de media tarifa (Half Fare Card) se amortiza pronto. Mira las cámaras web antes de pagar una cumbre: las nubes pueden pasar el día entero sobre los picos. En julio y agosto Lauterbrunnen ya está colapsado a las diez. En Iseltwald se pagan 5 francos por pisar un embarcadero al que hizo famoso una serie de televisión coreana. A finales de abril, en mayo y en noviembre muchos remontes cierran por revisión, y los senderos altos conservan nieve hasta bien entrado junio.",
  ],
  highlights: [
    "De Männlichen a Kleine Scheidegg, 90 minutos fáciles con el Eiger de frente",
    "Mürren, en su repisa a 1638 m, en teleférico y trenecito desde Lauterbrunnen",
    "El lago de Brienz en barco hasta las cascadas de Giessbach y su funicular de 1879",
    "El Bachalpsee, a una hora a pie del telecabina de First, con el Schreckhorn reflejado en el agua",
    "Trümmelbach, diez cascadas de agua glaciar dentro de la montaña, de abril a principios de noviembre",
    "El jardín alpino de Schynige Platte, en flor de finales de junio a septiembre",
  ],
  bestTimeToVisit:
    "De mediados de junio a septiembre, con senderos y remontes abiertos; julio y agosto son los meses más llenos y septiembre suele ser el más despejado. De diciembre a marzo, por la nieve. A finales de abril, en mayo y en noviembre muchos remontes están parados.",
} satisfies DestinationText;
