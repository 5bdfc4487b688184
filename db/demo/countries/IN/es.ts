import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026, casi todos los visitantes extranjeros necesitan visado. La mayoría puede pedir un visado electrónico por internet, en la página del gobierno, indianvisaonline.gov.in; otras que se le parecen cobran más. Pídelo con dos semanas. El pasaporte debe tener seis meses de validez y dos páginas en blanco.",
    "El visado electrónico sirve para llegar a los aeropuertos grandes, entre ellos el de Jaipur; comprueba que el tuyo esté en la lista. Los visitantes extranjeros rellenan además por internet una tarjeta de llegada gratuita (e-Arrival Card) en los tres días anteriores al aterrizaje.",
    "Esto es una orientación, no asesoramiento legal. Las normas cambian: consulta con la embajada de la India en tu país antes de reservar vuelos.",
  ],
  moneyMatters: [
    "La moneda es la rupia. Apenas se pueden entrar o sacar rupias, así que retíralas de un cajero en el aeropuerto o en la ciudad, a menudo 10 000 como máximo cada vez. Elige que te cobren en rupias.",
    "Los hoteles y las buenas tiendas aceptan tarjetas. La India paga con el teléfono, con códigos que no funcionan con la mayoría de las tarjetas extranjeras, así que lleva efectivo, en billetes de 100 rupias como mucho; por la mañana las tiendas pequeñas rara vez tienen cambio de 500.",
    "En los monumentos los visitantes extranjeros pagan varias veces el precio local. Lo que tu viaje incluye ya está pagado.",
  ],
  communication: [
    "Los enchufes, a 230 V, admiten clavijas de los tipos C, D y M. Las de dos clavijas redondas encajan, a veces con holgura; para las planas hace falta adaptador.",
    "Una SIM india pide el pasaporte, una foto y algo de paciencia; es más sencillo comprar una eSIM antes de salir, aunque a menudo no lleva número indio. El prefijo es +91.",
    "Los teléfonos y los mensajeros por satélite están prohibidos sin licencia. Déjalos en casa: ha habido viajeros detenidos en los aeropuertos.",
  ],
  weather: [
    "El norte tiene tres estaciones: fresca y seca de noviembre a febrero, con niebla matinal en la llanura; calurosa de marzo a junio; y el monzón, de finales de junio a septiembre. En el sur hace calor todo el año; en las montañas el invierno es frío. Cada viaje describe sus propios meses.",
  ],
  emergency: [
    "El 112 comunica en todo el país con policía, bomberos y ambulancias. El 181 es la línea de ayuda a las mujeres; el 108, la de ambulancias en la mayoría de los estados. En el 1363 atienden a turistas en varios idiomas, día y noche.",
    "Llama también a tu guía o a nuestro número, a cualquier hora. Un hospital privado pide primero los papeles del seguro; lleva una foto de ellos en el teléfono.",
  ],
  health: [
    "Ve al médico o a un centro de vacunación seis semanas antes. Se suelen recomendar las vacunas de la hepatitis A y la fiebre tifoidea; la de la fiebre amarilla se exige a quien viene de países donde existe. Después del monzón hay dengue: usa repelente también de día. Hay rabia: deja en paz a perros y monos y haz que te miren cualquier mordedura el mismo día.",
    "Bebe agua filtrada o precintada, come lo que esté cocinado y caliente y pela tú la fruta. De abril a junio el mayor riesgo es el calor: sal, sombra y dos litros antes del mediodía.",
    "En ruta los aseos son a menudo de placa turca y sin papel. En las ciudades todas las farmacias venden compresas; tampones, algunas.",
  ],
} satisfies NoteText;
