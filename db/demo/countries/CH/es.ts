import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026: Suiza está en el espacio Schengen, aunque no en la Unión Europea. Quienes tienen la nacionalidad de un país de la Unión o del Espacio Económico Europeo necesitan el documento de identidad o el pasaporte en vigor. Muchos otros pasaportes permiten 90 días de cada 180 sin visado, con huellas y foto en la frontera; más adelante se exigirá una autorización en línea, ETIAS.",
    "Los demás necesitan un visado Schengen. Es una orientación y no asesoramiento legal: consulta con la embajada de Suiza antes de comprar el vuelo.",
  ],
  moneyMatters: [
    "La moneda es el franco suizo. En muchos sitios turísticos aceptan billetes de euro, a mal cambio y con la vuelta en francos. Se paga con tarjeta o con el teléfono casi en todas partes, hasta en los refugios; lleva monedas para las consignas y las tiendas de granja.",
    "El servicio va incluido; la gente redondea. Si vas a tomar varios trenes de montaña, calcula si te compensa la tarjeta de media tarifa.",
  ],
  communication: [
    "Enchufes de tipo J, 230 voltios. La clavija europea plana, de dos patillas, entra; la redonda y gruesa necesita adaptador.",
    "Suiza queda fuera de la itinerancia de la Unión Europea: muchas tarifas cobran aparte, así que pregunta antes de cruzar la frontera o compra una eSIM. Se habla alemán, francés, italiano y romanche, e inglés en casi todos los hoteles y estaciones.",
  ],
  weather: [
    "En la montaña el tiempo cambia en horas, y refresca unos 6 °C por cada 1000 m que subes. Las tardes de verano traen tormentas; los senderos altos conservan nieve hasta bien entrado junio. De noviembre a febrero la niebla cubre a menudo las tierras bajas, con sol por encima. A finales de abril, en mayo y en noviembre muchos remontes están parados.",
  ],
  emergency: [
    "El 112 para todo, desde cualquier teléfono. El 144 es la ambulancia, el 117 la policía, el 118 los bomberos, el 1414 el rescate aéreo Rega, también en la montaña.",
    "Llama primero a ese número y después a la guía. Ella te dirá qué decir, o lo dirá ella misma.",
  ],
  health: [
    "No se exige ninguna vacuna. El agua del grifo y de las fuentes de los pueblos es buena, salvo que se indique otra cosa. Hay garrapatas en prados y bosques hasta unos 2000 m: pantalón largo y un vistazo a las piernas por la noche.",
    "La atención es excelente y cara. El rescate en montaña no siempre está cubierto, así que mira tu póliza; los europeos deben llevar también la Tarjeta Sanitaria Europea. A partir de 3000 m, ve despacio la primera hora.",
  ],
} satisfies NoteText;
