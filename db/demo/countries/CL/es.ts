import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  moneyMatters: [
    "La moneda es el peso chileno (CLP). La tarjeta vale casi en todas partes; lleva efectivo para autobuses, quioscos y la montaña. Los cajeros cobran mucho a las tarjetas extranjeras, así que saca más y menos veces. En Torres del Paine no hay ninguno.",
    "Los restaurantes proponen en la cuenta un 10 % de propina y preguntan si estás de acuerdo. Los hoteles pueden quitar el 19 % de impuesto a huéspedes extranjeros que muestren pasaporte y papel de entrada y paguen con tarjeta extranjera o en dólares.",
  ],
  emergency: [
    "Ambulancia 131, bomberos 132, policía (Carabineros) 133, rescate en el mar 137, rescate de montaña 136, incendios forestales 130. La línea 1455 orienta a mujeres que sufren violencia.",
    "Los terremotos son parte de la vida. Los teléfonos dan por sí solos una alarma muy fuerte; tras un temblor grande en la costa, sube a pie enseguida a lo alto y espera allí.",
  ],
  visas: [
    "A noviembre de 2026: con pasaporte de la UE, el Reino Unido, Suiza, Estados Unidos y muchos otros países se entra en Chile como turista sin visado, por lo general hasta 90 días. Con pasaporte indio, entre otros, hace falta. Guarda el papel o el correo de la policía de frontera (PDI): los hoteles y el control de salida a veces lo piden.",
    "Chile registra el equipaje en busca de fruta, verdura, carne, queso, miel, semillas y madera. Declara todo; lo declarado, en el peor caso, te lo quitan; lo no declarado se paga con multa. Para tu pasaporte, pregunta al consulado de Chile; esto es una indicación, no un consejo legal.",
  ],
  weather: [
    "4300 km de norte a sur: desierto, un centro mediterráneo, bosque lluvioso, hielo. Las estaciones son las del hemisferio sur, con el verano de diciembre a febrero. En la Patagonia el viento cuenta más que la temperatura, de 5 a 18 °C en verano, y puede nevar cualquier mes.",
  ],
  communication: [
    "Entel, Movistar, Claro y WOM venden tarjetas de prepago; Entel es la que llega más al sur. Un teléfono comprado fuera quizá haya que registrarlo si usas mucho tiempo un número chileno. En Torres del Paine solo hay cobertura en unos pocos puntos.",
    "Enchufes de tipo C y L, 220 V y 50 Hz; sirven las clavijas europeas planas. El español se habla rápido y comiéndose los finales; el inglés, poco fuera del turismo.",
  ],
  health: [
    "El agua del grifo es segura en la mayoría de las ciudades, no en el extremo norte. El sol quema más rápido de lo que crees, también en la Patagonia: sombrero, gafas, crema fuerte. En las cabañas del sur, ventila antes de dormir, porque los ratones pueden llevar hantavirus.",
    "Las clínicas privadas son buenas y piden antes el pago o un seguro.",
  ],
} satisfies NoteText;
