import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "El Himalaya a pie",
  destination: "Katmandú, Langtang y Kyanjin Gompa, Nepal",
  summary:
    "Siete días a pie por el valle de Langtang con una guía que nació allí, dos noches a 3870 m y una subida lenta y segura para acostumbrarte a la altura.",
  description: [
    "El valle de Langtang está a unos 60 km en línea recta al norte de Katmandú, pegado a la frontera con el Tíbet, y se llega por carretera, sin vuelo de montaña. El sendero sigue un solo río, el Langtang Khola, desde el bosque de bambú y robles, a 1460 m, hasta los pastos de yaks bajo el Langtang Lirung, de 7227 m. La guía es Pema Tamang, que nació en el pueblo de Langtang; su tía todavía tiene allí una casa de té.",
    "El 25 de abril de 2015 el terremoto hizo caer hielo y roca sobre el pueblo y murieron más de 300 personas. Pema estaba en la escuela, en Katmandú. El pueblo se ha reconstruido junto a los escombros, albergue por albergue, sobre todo a manos de las familias que sobrevivieron, y los senderistas son su principal fuente de ingresos. Comemos y dormimos en sus casas. Por cada cuatro viajeros va una guía auxiliar, y las bolsas las llevan porteadores con seguro y ropa adecuada: uno por cada dos viajeros, 10 kg de cada uno. Guían mujeres y todo el mundo es bienvenido.",
    "Tienes que poder caminar seis horas por escalones de piedra dos días seguidos. A partir de la primera noche por encima de los 3000 m, nunca se duerme más de 450 m por encima de la noche anterior, y hay dos noches en Kyanjin Gompa, donde en cada respiración entra más de un tercio menos de oxígeno que al nivel del mar. El dolor de cabeza y dormir mal son frecuentes. Pema mide el pulso y el oxígeno dos veces al día, y su palabra sobre quién sube, espera o baja es definitiva.",
  ],
  highlights: [
    "Hacer la kora del atardecer y la del alba alrededor de la estupa de Boudhanath con peregrinos tibetanos y tamang antes de salir a la montaña.",
    "Subir del bosque de bambú con langures grises a los pastos de yaks en cuatro días de marcha, siguiendo un solo río.",
    "Sentarte en la cocina de la tía de Pema, en el pueblo de Langtang, con té de mantequilla y zumo de espino amarillo.",
    "Pasar por la izquierda, como pide la costumbre, los largos muros mani cercanos a Mundu: miles de piedras con el mantra om mani padme hum tallado.",
    "Probar queso de yak en Kyanjin Gompa, donde se hace desde la década de 1950.",
    "Elegir hasta dónde subes el día 7: la cima del Kyanjin Ri, a 4773 m, su mirador inferior o los pastos del valle.",
    "Dormir en casas de té de familias tamang, con dal bhat dos veces al día y una estufa en el comedor.",
  ],
  itinerary: [
    {
      title: "Llegada a Katmandú",
      description:
        "Sunita Gurung, la asistente de Pema, te espera a la salida de la terminal de llegadas del aeropuerto de Tribhuvan. El hotel está en Boudha, a 5 km, de 20 a 30 minutos en coche, a 1400 m. A las 16:00 Pema revisa todas las bolsas: botas, chaqueta de abrigo, linterna frontal, botella de agua. Lo que falte se puede alquilar esa misma tarde. A las 17:30 nos sumamos a la kora del atardecer, la vuelta a la estupa de Boudhanath, siempre en el sentido de las agujas del reloj, entre lámparas de mantequilla y mujeres que venden enebro. Cenamos momos y thukpa en una azotea con la estupa a los pies. Una hora a pie, en llano. Fácil.",
    },
    {
      title: "Por carretera a Syabrubesi",
      description:
        "Si quieres, ve a la estupa a las 5:30, cuando la plaza es de los peregrinos. Salimos a las 7:00 en jeeps o minibús privados. Son apenas 122 km hasta Syabrubesi, pero se tarda de siete a ocho horas: asfalto hasta Trishuli Bazaar, donde comemos dal bhat, y luego una carretera de montaña estrecha, con tramos malos donde ha habido desprendimientos. Siéntate delante si te mareas. En Dhunche los soldados revisan permisos y equipaje. Syabrubesi está a 1460 m, sobre el río Bhote Koshi; cena y noche en un albergue sencillo. No se camina, pero cansa.",
    },
    {
      title: "De Syabrubesi a Lama Hotel (2470 m)",
      description:
        "Cruzamos el puente colgante a las 7:30 y seguimos el Langtang Khola río arriba durante 11 km. El bosque es cálido y húmedo; fíjate en los langures grises y en los panales de abejas silvestres que cuelgan de la pared de la otra orilla. Almorzamos en Bamboo, a 1970 m, un puñado de casas de té junto al agua. Luego vienen los escalones de piedra a Rimche, la hora más empinada de la ruta. Lama Hotel no es un hotel, sino un claro con albergues a 2470 m. De seis a siete horas, unos 1100 m de subida con tanto sube y baja. Exigente, así que vamos despacio. Cena y noche en una casa de té.",
    },
    {
      title: "Por el bosque a Thangshyap (unos 3150 m)",
      description:
        "El sendero sube entre robles, tsugas y arces; a finales de marzo y en abril los rododendros florecen en rojo sobre el camino. Cerca de Riverside asoma por primera vez el hielo del Langtang Lirung. En Ghoda Tabela, a unos 3000 m, el valle se abre y almorzamos cerca del puesto del ejército. Muchos grupos siguen hoy hasta el pueblo de Langtang, 960 m más arriba que la noche anterior. Nosotros paramos dos horas antes, en Thangshyap, y el cuerpo te lo agradecerá. Cinco horas, 700 m de subida, moderado. Desde aquí las noches son frías; cena junto a la estufa y pronto a la cama.",
    },
    {
      title: "El pueblo de Langtang (3430 m)",
      description:
        "Un día corto a propósito. En dos horas y 280 m de subida el sendero llega al campo de escombros bajo el que yace el pueblo antiguo, y lo cruza. Pema se detiene en el monumento, donde están grabados los nombres de los muertos, y cuenta lo que quiere contar. Su tía tiene listo el almuerzo en el pueblo nuevo: patatas, verduras y té de mantequilla. Por la tarde subimos 200 m hacia los pastos y volvemos a bajar, lo que ayuda a dormir. Bebe tres litros hoy, nada de alcohol. Cuatro horas a pie en total, moderado. Cena y noche en una casa de té familiar.",
    },
    {
      title: "Kyanjin Gompa (3870 m)",
      description:
        "Siete kilómetros y de tres a cuatro horas, con 440 m de subida y el aire ya escaso. El sendero pasa por Mundu y los largos muros mani, los molinos de oración movidos por el agua y los primeros yaks. Kyanjin Gompa es el último pueblo, un puñado de albergues bajo los glaciares del Langtang Lirung. Después de almorzar y descansar vemos el pequeño monasterio y probamos queso en la quesería. Por la noche Pema mide el oxígeno de todo el grupo y propone qué hará cada cual al día siguiente. De noche puede hacer 5 °C bajo cero en noviembre y 15 °C bajo cero en enero; los dormitorios no tienen calefacción. Moderado. Primera de las dos noches.",
    },
    {
      title: "Kyanjin Ri o los pastos de yaks",
      description:
        "Dos grupos, cada uno con su guía. Uno sale a las 6:00 hacia el Kyanjin Ri: un zigzag empinado hasta unas banderas de oración, unos 500 m por encima del pueblo, y luego, para quien se encuentre bien, una arista estrecha hasta la cima, a 4773 m. Son 900 m de subida, de cinco a seis horas ida y vuelta, exigente, y no se hace con hielo ni tormenta. El otro remonta el fondo llano del valle entre yaks que pastan hasta las cabañas de piedra de los pastores, de tres a cuatro horas, fácil salvo por la altura. Todo el mundo vuelve a almorzar hacia las 13:00. Segunda noche en Kyanjin; sal una vez a ver las estrellas.",
    },
    {
      title: "Valle abajo a Lama Hotel",
      description:
        "Salimos a las 7:30 y bajamos en un día lo que subimos en tres: unos 19 km y 1400 m de descenso hasta Lama Hotel, a 2470 m. Respirar se hace más fácil a cada hora; las rodillas no opinan lo mismo: usa bastones. Almorzamos en el pueblo de Langtang, donde la tía de Pema espera que le cuentes hasta dónde subiste. Por debajo de Ghoda Tabela el bosque vuelve a cerrarse sobre el sendero y el aire se templa. De seis a siete horas, exigente por lo largo. El albergue tiene ducha caliente de cubo, la mejor de tu vida hasta ahora. Cena y noche en una casa de té.",
    },
    {
      title: "De vuelta a Syabrubesi",
      description:
        "El último día de marcha: 11 km junto al río, escalones de Rimche abajo, por Bamboo y los puentes, hasta Syabrubesi, a 1460 m. Son cinco horas con 1100 m de bajada y unas pocas subidas cortas, moderado. Llegamos a primera hora de la tarde. Hay agua caliente, una tienda con bebidas frías y tiempo para lavar calcetines. Por la noche porteadores, guías y viajeros comen dal bhat en una sola mesa larga. Pema explica cómo se reparten las propinas, y suele haber tamang selo, cantado al son del tambor damphu. Noche en el albergue.",
    },
    {
      title: "Regreso a Katmandú",
      description:
        "Salimos a las 7:00 para los 122 km de vuelta, de siete a ocho horas con almuerzo en Trishuli Bazaar. En época de lluvias un desprendimiento puede costar una hora, o tres, y por eso no conviene reservar el vuelo de vuelta para esa noche. Al final de la tarde estás otra vez en el hotel de Boudha, donde espera tu equipaje de ciudad y el agua caliente no se acaba. Quien aún tenga piernas da una última vuelta a la estupa al anochecer. Cena de despedida con Pema y Sunita: bocados newaríes o, si no hay más remedio, pizza. Noche en Boudha, a 5 km del aeropuerto. Fácil, salvo por la carretera.",
    },
  ],
  included: [
    "Traslados de aeropuerto en Katmandú el primer y el último día",
    "Jeeps o minibús privados entre Katmandú y Syabrubesi, ida y vuelta",
    "Diez noches: dos en un hotel de 3 estrellas en Boudha y ocho en casas de té, en habitaciones de dos camas",
    "Pema como guía y una guía auxiliar por cada cuatro viajeros",
    "Un porteador por cada dos viajeros, hasta 10 kg por persona, con salario justo, ropa y seguro",
    "Permiso del parque nacional de Langtang y tarjeta de senderismo TIMS",
    "Todos los desayunos, nueve almuerzos y diez cenas, con té en cada comida",
    "Controles con oxímetro, botiquín y tratamiento del agua para que nadie compre botellas de plástico",
    "Chaqueta de plumas y saco de dormir de cuatro estaciones en préstamo, lavados después de cada viaje",
    "Seguro de viaje para los once días",
  ],
  notIncluded: [
    "Vuelos de ida y vuelta a Katmandú",
    "Visado de Nepal a la llegada: 30 USD por 15 días, 50 USD por 30 días",
    "Seguro de cancelación; la cobertura médica y la evacuación en helicóptero durante la ruta van incluidas en el viaje",
    "Duchas calientes, carga de baterías y wifi en las casas de té: entre 2 y 5 USD cada vez, aproximadamente",
    "Refrescos, alcohol y tentempiés",
    "Propinas: lo habitual son unos 100 USD por viajero para guías y porteadores en conjunto",
  ],
  details: {
    hotels:
      "Hotel de 3 estrellas en Katmandú; casas de té familiares en la ruta, con habitaciones de dos camas sin calefacción y baños compartidos",
  },
} satisfies TourText;
