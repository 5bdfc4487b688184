import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  moneyMatters: [
    "La moneda es el peso argentino (ARS), y los precios cambian más rápido que las cartas impresas. Las tarjetas extranjeras se cobran a un tipo que puede diferir del oficial y del de los billetes; compara antes de cambiar mucho. En las casas de cambio gustan los dólares limpios.",
    "Los cajeros dan poco y cobran mucho. Algunas tiendas descuentan entre un 10 % y un 20 % si pagas en efectivo: pregunta. En los restaurantes es costumbre dejar un 10 % de propina, en efectivo.",
  ],
  emergency: [
    "911 para la policía en la mayoría de las provincias, ambulancia 107, bomberos 100, rescate en el mar 106. La línea 144 orienta de día y de noche a mujeres que sufren violencia.",
    "En Buenos Aires la policía turística ayuda en varios idiomas; denuncia allí un robo, porque el seguro pide el papel.",
  ],
  visas: [
    "A noviembre de 2026: con pasaporte de la UE, el Reino Unido, Suiza, Estados Unidos y muchos otros países se entra en Argentina como turista sin visado, por lo general hasta 90 días. Otras personas, también con pasaporte indio, necesitan visado o, con ciertos visados de otros países, una autorización electrónica (AVE).",
    "Desde 2025 los visitantes deben tener un seguro médico válido en Argentina; lleva el comprobante, y también el de tu vuelo de salida. Pregunta al consulado argentino qué vale para ti; esto es una indicación, no un consejo legal.",
  ],
  weather: [
    "Subtropical en Iguazú, templado en Buenos Aires, seco en los Andes del noroeste, frío y ventoso en la Patagonia. El verano va de diciembre a febrero y el invierno de junio a agosto, cuando la nieve cierra pasos en el sur.",
  ],
  communication: [
    "Claro, Movistar y Personal venden tarjetas de prepago con pasaporte; es más rápida una eSIM de casa. En las carreteras de la Patagonia puede no haber cobertura en 100 km.",
    "Enchufes de tipo C e I, 220 V y 50 Hz; las clavijas europeas planas entran en los enchufes viejos, y para los de patas oblicuas hace falta adaptador. Aquí en vez de tú se dice vos.",
  ],
  health: [
    "El agua del grifo es buena en las ciudades. Los mosquitos transmiten dengue en el norte y hasta Buenos Aires, sobre todo de enero a mayo: repelente y manga larga. Para Iguazú se aconseja la vacuna contra la fiebre amarilla; pregunta en un centro de medicina del viajero.",
    "Se cena a las nueve o más tarde. Si necesitas comer a tu hora, lleva algo en el bolso.",
  ],
} satisfies NoteText;
