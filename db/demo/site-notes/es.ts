import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  insurance: [
    "El precio de cada viaje incluye un seguro de viaje para cada viajero, del primer día del viaje al último. Cubre el tratamiento médico de urgencia y la repatriación hasta 100 000 USD por viajero y, en rutas de senderismo, la evacuación en helicóptero hasta una altitud de 6000 m. Los primeros 100 USD de cada siniestro los pagas tú.",
    "No cubre la cancelación del viaje, cancele quien cancele; objetos de un valor superior a 500 USD; problemas de salud que ya tenías y no declaraste a la aseguradora antes del viaje; ni los días anteriores o posteriores. Te recomendamos contratar tu propio seguro de cancelación, y cobertura para los días que añadas.",
    "El certificado de la aseguradora llega con tu confirmación. Indica el nombre de la aseguradora y el número de emergencias, y cómo declarar un problema de salud y dar parte de un siniestro. Guarda una copia en el teléfono y otra en papel. El texto completo está en nuestros Términos y condiciones, en “Seguro de viaje gratuito”.",
  ],
  safety: [
    "Una mujer guía cada uno de nuestros viajes, y puede reservarlos cualquier persona. Si algo te inquieta, un hombre que te sigue o un cerrojo que no cierra, díselo a ella. Basta con “no me gusta cómo está ahí ese hombre”; no hacen falta pruebas.",
    "Una mujer al frente no libra una calle de comentarios, y no lo prometemos. Lo que ayuda: hombros y rodillas cubiertos donde es costumbre, un no firme en la lengua del lugar, un taxi con licencia que ha llamado el hotel, un vaso que no sueltas de la mano y alguien en casa que sabe dónde duermes.",
    "La página del viaje dice quién te recibe el primer día y cómo llegar de noche al punto de encuentro. Desde 48 horas antes de la salida hasta que llegas a casa, una persona responde a nuestro número de atención a cualquier hora. Está en tu confirmación; guárdalo antes de salir.",
    "No se tolera el acoso. Díselo enseguida a tu guía o al número de atención. Quien guía puede excluir a quien acose o ponga en peligro a otras personas, si es posible después de una advertencia.",
  ],
  responsibleTravel: [
    "Trenes antes que aviones, casas de familia antes que cadenas hoteleras, grupos de dieciséis personas como máximo. La mitad de lo que cuesta cada día se queda en el lugar donde lo pasas. Cuando un viaje toma aun así un avión, su página lo dice.",
    "Pregunta antes de fotografiar a alguien y acepta un no. No des a los niños dulces, bolígrafos ni dinero; si quieres ayudar, pregunta a tu guía qué le falta a la escuela o al dispensario.",
    "Guarda con los animales la distancia que diga tu guía y no les des de comer. No compres nada de marfil, coral, concha ni piel. Lleva una botella rellenable y vuelve a casa con lo que nadie puede desechar por el camino, sobre todo las pilas.",
  ],
  rules: [
    "Trata con respeto a los demás viajeros, a las guías y a los anfitriones, y cumple la ley local. No se toleran el acoso, la violencia ni las drogas ilegales.",
    "Llega a tiempo al punto de encuentro y sigue las instrucciones de seguridad de tu guía: en el agua, en las alturas y cerca de los animales decide ella. El tiempo, las carreteras o los sucesos locales pueden obligar a cambiar el orden o la ruta. En ese caso te damos algo del mismo valor.",
    "Si tienes menos de 18 años, debe viajar contigo un adulto de tu grupo. No rechazamos a nadie por su sexo, género, edad, origen, religión, orientación o discapacidad, y esperamos lo mismo de todo el grupo.",
    "Quien guía puede excluir a quien ponga en peligro o acose a otras personas, si es posible después de una advertencia. Ayudamos a esa persona a volver a casa, por su cuenta, y no reembolsamos nada por el resto del viaje.",
  ],
  ifSomethingGoesWrong: [
    "Si hay una vida en peligro, llama primero a los servicios de emergencia locales y después a nosotras. El número de emergencias de la aseguradora está en tu certificado.",
    "Desde 48 horas antes de la salida hasta que llegas a casa, una persona responde a nuestro número de atención a cualquier hora. Quien responde puede cambiar traslados, contactar con tu guía, con médicos o con la aseguradora, y devolverte la llamada. En ese tiempo respondemos a un correo en un plazo de 4 horas; en cualquier otro momento, en un día laborable.",
    "Si tu vuelo se retrasa, llama al número de atención en cuanto lo sepas. Si pierdes el pasaporte, necesitas una denuncia de la policía y tu embajada; con una copia del pasaporte y dos fotos de carné se tarda menos.",
    "Si algo no es como se acordó, díselo enseguida a tu guía o al número de atención, para que podamos arreglarlo mientras estás allí. Si no podemos, recuperas una parte justa del precio. Si eso no ayuda, escríbenos, si es posible en los 28 días siguientes al viaje. Acusaremos recibo en un plazo de 2 días laborables y responderemos en un plazo de 14 días.",
    "Si un suceso que nadie podía evitar detiene un viaje en curso, reembolsamos lo que no se prestó ni se sustituyó y te ayudamos a volver a casa. Las noches y los billetes adicionales corren entonces por tu cuenta, salvo que el seguro o la ley digan otra cosa.",
  ],
  health: [
    "Consulta a un médico sobre vacunas y medicamentos al menos ocho semanas antes de salir. Lee lo exigente que es el viaje y dinos antes de reservar si algún problema de salud puede afectarte a ti o al grupo. Los datos de salud requieren tu consentimiento, y los borramos 30 días después del viaje.",
    "La regla: en cada botiquín hay compresas. Lleva lo que uses normalmente, suficiente para todo el viaje; en muchos sitios cuesta encontrar tampones. Los vuelos largos, el calor y la altitud pueden mover el ciclo. Algunos templos piden a las mujeres que tienen la regla que se queden fuera; tu guía sabe cuáles, y así nadie tiene que susurrar.",
    "Los baños: en trayectos y caminatas largos puede no haber ninguno en dos o tres horas, y algunos son un agujero tras una puerta. Lleva papel, gel de manos y una bolsita en la mochila del día. Pregunta por la mañana a tu guía dónde está el próximo. Beber menos es mala solución, sobre todo con calor y en altura.",
    "Los medicamentos: llévalos en el equipaje de mano, en sus cajas, con una receta que nombre la sustancia. Algunos corrientes en casa están prohibidos en otros países; la embajada lo sabe. El botiquín es para heridas pequeñas, y una guía no es médica: lleva tus analgésicos, algo para el estómago y sales de rehidratación.",
  ],
  packing: [
    "Un bulto que puedas levantar tú y una bolsa pequeña para el día. Capas en lugar de un abrigo grueso, algo que cubra hombros y rodillas, y zapatos con los que ya hayas caminado.",
    "En la bolsa del día: pasaporte, certificado del seguro, medicamentos, una botella rellenable, papel, gel de manos, linterna y una batería externa cargada. En avión la batería va en el equipaje de mano.",
  ],
  roomsAndMeals: [
    "Los precios son por persona, en habitación doble compartida, con una o dos camas, salvo que la página del viaje diga otra cosa. Si viajas sin compañía, pregúntanos antes de reservar si puedes compartir y cuánto cuesta una habitación individual; las casas pequeñas tienen pocas.",
    "El itinerario dice cómo duermes cada noche y qué comidas incluye cada día. Las demás comidas, y las bebidas que la página del viaje no indique, se pagan allí. Los hoteles pueden sustituirse por otros de la misma categoría.",
    "Dinos al reservar qué no comes y repíteselo a tu guía el primer día. En las cocinas de familia hay poco donde elegir, y nadie puede descartar trazas de frutos secos, leche o gluten.",
  ],
  transport: [
    "La página del viaje dice cómo te mueves cada día. Los vuelos de ida y de vuelta no están incluidos, salvo que lo diga. Elige billetes que se puedan cambiar, porque no podemos reembolsar vuelos ni hoteles que hayas reservado en otra parte.",
    "Las horas de carretera son las de un buen día. El tiempo, las carreteras o los sucesos locales pueden obligar a cambiar el orden o la ruta. En ese caso te damos algo del mismo valor.",
    "Ponte el cinturón donde lo haya. Si te parece que se conduce demasiado deprisa, díselo a tu guía. Si te mareas en carretera, dilo el primer día y pide un asiento delante.",
  ],
  moneyMatters: [
    "El precio cubre todo lo que la página del viaje indica como incluido. La página dice también qué hay que pagar allí y qué gastarás probablemente además, con el mes de la estimación.",
    "Lleva dos tarjetas de dos bancos, guardadas por separado, y algo de efectivo en billetes pequeños. Avisa a tu banco de adónde vas. En el cajero y en la caja, elige la moneda del país y no la tuya: casi siempre sale más barato.",
    "Las propinas son voluntarias, y la página del viaje dice qué es lo habitual. Si alguien te pide dinero por algo que figura como incluido, díselo a tu guía o al número de atención.",
  ],
} satisfies NoteText;
