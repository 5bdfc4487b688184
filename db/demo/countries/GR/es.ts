import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026: Grecia está en el espacio Schengen. Quienes tienen la nacionalidad de un país de la Unión Europea, del Espacio Económico Europeo o de Suiza necesitan el documento de identidad o el pasaporte en vigor. Muchos otros pasaportes permiten 90 días de cada 180 sin visado, con huellas y foto en la frontera; más adelante se exigirá una autorización en línea, ETIAS.",
    "Los demás necesitan un visado Schengen. Es una orientación y no asesoramiento legal: consulta con la embajada de Grecia antes de comprar el vuelo.",
  ],
  moneyMatters: [
    "La moneda es el euro. Tiendas y tabernas tienen que aceptar tarjeta, y la aceptan; lleva efectivo para quioscos, autobuses, cafés de pueblo y el día en que falle la línea. Elige cajeros de bancos griegos y pide el cargo en euros; los otros, junto a los recuerdos, cobran más.",
    "En la cuenta puede venir el pan o el cubierto. Entre un cinco y un diez por ciento es una buena propina.",
  ],
  communication: [
    "Enchufes de tipo C y F, 230 voltios. Los teléfonos de la Unión Europea funcionan a precio de casa; los demás pueden comprar una eSIM antes de salir, o una tarjeta SIM con el pasaporte.",
    "Levantar la cabeza con un chasquido de lengua significa no, y “ne” significa sí. “Efcharistó” es gracias.",
  ],
  weather: [
    "Veranos secos y calurosos e inviernos suaves y húmedos en islas y costas; nieve en las montañas del continente. De julio a mediados de septiembre el meltemi sopla del norte sobre el Egeo y los ferris esperan. El riesgo de incendio es mayor en julio y agosto.",
  ],
  emergency: [
    "El 112 para todo, desde cualquier teléfono. El 166 es la ambulancia, el 100 la policía, el 199 los bomberos, el 108 la guardia costera, el 1571 la policía turística. El 15900 es la línea para mujeres ante la violencia, a cualquier hora.",
    "Llama primero a ese número y después a la guía. Ella te dirá qué decir, o lo dirá ella misma.",
  ],
  health: [
    "No se exige ninguna vacuna. En las islas pequeñas bebe agua embotellada o filtrada. El papel va a la papelera junto al inodoro, porque las tuberías son estrechas. Las farmacias, con una cruz verde, son buenas y se turnan por la noche.",
    "El problema habitual es el calor: sombrero, agua y sombra de doce a cuatro. Los europeos deben llevar la Tarjeta Sanitaria Europea.",
  ],
} satisfies NoteText;
