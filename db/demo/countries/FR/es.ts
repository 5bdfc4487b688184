import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026: quienes tienen la nacionalidad de un país de la Unión Europea, del Espacio Económico Europeo o de Suiza necesitan el documento de identidad o el pasaporte en vigor. Muchos otros pasaportes permiten 90 días de cada 180 sin visado, pero pasan por el Sistema de Entradas y Salidas en la frontera, con huellas y foto; más adelante se exigirá una autorización en línea, ETIAS.",
    "Los demás necesitan un visado Schengen, y las citas pueden tardar semanas. Es una orientación y no asesoramiento legal: consulta con la embajada de Francia antes de comprar el vuelo.",
  ],
  moneyMatters: [
    "La moneda es el euro. Se paga con tarjeta o con el teléfono casi en todas partes, hasta un café; lleva algunos billetes y monedas para los mercados. Usa los cajeros de los bancos y pide el cargo en euros.",
    "El servicio va incluido. Redondear o dejar unos euros después de una buena comida es un detalle y no una obligación.",
  ],
  communication: [
    "Enchufes de tipo C y E, 230 voltios. Los teléfonos de la Unión Europea funcionan a precio de casa; los demás pueden comprar una eSIM antes de salir, o una tarjeta SIM en una tienda con el pasaporte.",
    "Empieza por “bonjour”, en cada tienda, antes que nada. Lo demás puede ser en inglés.",
  ],
  weather: [
    "Suave y húmedo en el oeste y el norte, caluroso y seco en verano junto al Mediterráneo, frío en la montaña. Las olas de calor de más de 35 °C llegan entre junio y agosto, y los temporales de viento, de noviembre a febrero.",
  ],
  emergency: [
    "El 112 para todo, desde cualquier teléfono. El 15 es la ambulancia, el 17 la policía, el 18 los bomberos; el 114 recibe mensajes de texto si no puedes oír o hablar. El 3919 atiende a mujeres ante la violencia, gratis y a cualquier hora.",
    "Llama primero a ese número y después a la guía. Ella te dirá qué decir, o lo dirá ella misma.",
  ],
  health: [
    "No se exige ninguna vacuna. El agua del grifo es buena en todas partes salvo que ponga “eau non potable”. Las farmacias, con una cruz verde, aconsejan en molestias leves y venden la píldora del día después sin receta. Los europeos deben llevar la Tarjeta Sanitaria Europea.",
  ],
} satisfies NoteText;
