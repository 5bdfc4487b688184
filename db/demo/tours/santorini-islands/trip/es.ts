import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  pace: "Tres días fáciles y dos moderados, nunca más de tres horas a pie. La prueba es el día 2: 7 km de adoquines y escoria, y luego unos 250 escalones hasta el barco.",
  stayStyle:
    "Un hotel excavado en el acantilado en Firostefani y un hotel boutique en el casco antiguo de Naxos, habitaciones dobles, con una o dos camas",
  rightForYou: [
    "Sí, si quieres la vista y también a la gente que vive debajo: una cena de pueblo, una capitana, la cocina de una tía.",
    "Sí, si caminas tres horas sin problema y las escaleras no asustan a tus rodillas.",
    "Menos, si sueñas con vacaciones de playa. Hay tiempo para bañarse los días 2, 4 y 5, pero ningún día entero de arena.",
    "Menos en julio y agosto, si puedes elegir: 30 °C, poca sombra, callejas llenas y un viento que puede cambiar los planes del barco.",
    "De noviembre a marzo no se navega. Hay bodegas, callejas vacías y, probablemente, lluvia.",
    "En un acantilado no se vive a pie llano. Si los escalones son un problema, mira mejor otro viaje.",
  ],
  meeting: {
    address: "Aeropuerto de Santorini (JTR), delante de la puerta de llegadas. Eleni lleva un cartel que dice Yatrika.",
    byDay:
      "El traslado está incluido: 6 km, 20 minutos en minibús, y porteadores para los últimos escalones. Mándanos tu número de vuelo. Si aterrizas antes de las cinco de la tarde, llegas al paseo de las seis. Si vienes en ferri, te recogemos en Athinios.",
    afterDark:
      "El minibús va también a los vuelos que llegan tarde. Quizá te pierdas el paseo y la cena en Karterados; dínoslo y nos ocuparemos de que alguien te espere en el hotel y haya algo de comer.",
  },
  end: {
    address: "Aeropuerto de Santorini (JTR), salidas",
    byDay:
      "El traslado después del desayuno del día 6 está incluido, 20 minutos desde el hotel. En verano la pequeña terminal se llena a mediodía: nos gusta estar allí dos horas antes del vuelo.",
    afterDark: "Para un vuelo antes del amanecer también van el minibús y los porteadores. Dínoslo como muy tarde la noche anterior.",
  },
  bring: [
    "Zapatos con buena suela; las zapatillas lisas resbalan en la escoria y el mármol",
    "Sombrero, crema solar y una botella de litro y medio",
    "Un cortavientos, también en verano: tras la puesta de sol refresca a bordo",
    "Bañador oscuro para Palea Kameni, donde el agua mancha",
    "Escarpines, si tienes",
    "Una mochila pequeña para el día y un equipaje que se pueda llevar por escaleras",
    "Pastillas contra el mareo, si sabes que las necesitas",
    "Algo de efectivo para quioscos y cafés de pueblo",
  ],
  questions: [
    {
      question: "Viajo sola. ¿Estaré fuera de lugar entre tantas parejas?",
      answer:
        "En Firostefani hay parejas; nuestro grupo rara vez es una luna de miel. Es de dos a doce personas, casi siempre en la misma mesa, y Eleni está todo el tiempo. Las habitaciones son dobles, con una o dos camas. Si quieres una para ti, consúltanos el suplemento.",
    },
    {
      question: "¿Es muy duro el sendero del acantilado?",
      answer:
        "Tres horas para 7 km, con subidas y bajadas, por adoquines, escoria y piedra suelta, casi sin sombra. Los 250 escalones de Ammoudi castigan más las rodillas que el sendero. Si lo prefieres, toma el autobús a Oia y un taxi hasta el puerto; Eleni te dirá a qué hora estar y dónde.",
    },
    {
      question: "¿Qué pasa con el barco cuando sopla el meltemi?",
      answer:
        "Decide la capitana Katerina, y no se discute. Puede acortar la travesía o dar la vuelta; un mes de julio dejó fuera Palea Kameni. Si reservas por la vela, elige mayo, junio, septiembre o principios de octubre.",
    },
    {
      question: "¿Tengo que nadar?",
      answer:
        "No. En Palea Kameni hay unos 30 m del barco al agua templada, sin hacer pie por el camino. Quien se queda a bordo lo ve bien. Plaka, el día 4, y la playa de Agios Georgios son de arena y poco profundas.",
    },
    {
      question: "¿Y los baños, y si tengo la regla en el sendero?",
      answer:
        "Ve antes de Imerovigli; después cuenta con Oia, tres horas más tarde. A bordo hay baño. El papel va a la papelera, no a la tubería. Los supermercados de Fira y de la ciudad de Naxos venden compresas y tampones, y en el botiquín de Eleni hay compresas. Lleva una bolsita para la caminata.",
    },
    {
      question: "¿Es seguro, con el volcán y los terremotos?",
      answer:
        "En febrero de 2025 miles de temblores pequeños sacudieron la isla y mucha gente se marchó unas semanas. Desde entonces está tranquila. El volcán se mide día y noche. Si las autoridades cierran un lugar, no vamos. Nadie puede prometer más, y Eleni no lo hará.",
    },
    {
      question: "¿Se come bien sin carne ni pescado?",
      answer:
        "Sin problema: fava, buñuelos de tomate, berenjena blanca, queso. Dilo al reservar, para que en el barco y en casa de la tía de Irini lo sepan antes de encender el fuego. Si sigues una dieta vegana, escríbenos antes: en la montaña gusta el queso.",
    },
  ],
  days: [
    { stayPlace: "Firostefani, Santorini", activities: [], stops: ["Aeropuerto de Santorini", "Firostefani", "Fira", "Karterados"] },
    {
      stayPlace: "Firostefani, Santorini",
      activities: ["El museo marítimo de Oia, en las horas libres, unos 5 euros; cierra algunos días"],
      stops: ["Firostefani", "Imerovigli", "Oia", "Ammoudi", "Korfos, Thirassia", "Palea Kameni", "Fira, puerto viejo"],
    },
    {
      stayPlace: "Ciudad de Naxos",
      activities: [],
      stops: ["Firostefani", "Akrotiri", "Megalochori", "Athinios, puerto de ferris", "Ciudad de Naxos", "Portara"],
    },
    {
      stayPlace: "Ciudad de Naxos",
      activities: ["Un baño en Plaka, de bajada"],
      stops: ["Halki", "Agios Georgios Diasoritis", "Apeiranthos", "Plaka"],
    },
    {
      stayPlace: "Firostefani, Santorini",
      activities: [
        "Las queserías de la ciudad de Naxos con Eleni",
        "Un baño en la playa de Agios Georgios, a diez minutos a pie de tu habitación",
      ],
      stops: ["Ciudad de Naxos", "Athinios, puerto de ferris", "Firostefani", "Pyrgos"],
    },
    { activities: [], stops: ["Firostefani", "Aeropuerto de Santorini"] },
  ],
  access: {
    stepFreeStays:
      "El hotel de Firostefani está excavado en el acantilado, al pie de varios tramos de escalera. Los porteadores llevan equipaje, no personas.",
    longestWalk:
      "7 km en tres horas el día 2 y dos horas de camino de herradura pedregoso el día 4. El primero se puede evitar en autobús, por tu cuenta.",
    stepsAndStairs: "Muchos cada día en Santorini, unos 250 para bajar a Ammoudi. Desde el puerto viejo sube el teleférico.",
    seating: "Hay asiento para todos en el minibús, en el barco y, reservado, en el ferri. En los senderos, un murete o una piedra.",
    diet: "Sin carne ni pescado se come bien en todas partes. Si sigues una dieta vegana o sin gluten, escríbenos antes.",
  },
  accessContact:
    "Escríbenos antes de reservar y di cuántos escalones puedes subir. Preguntaremos a los hoteles y te contestaremos con claridad.",
  localPayments: [],
  estimates: [
    { label: "Visado", basis: "Para quien viaja desde Alemania: no hace falta. Estimación nuestra, noviembre de 2026." },
    {
      label: "Propinas",
      basis: "Para Eleni, la tripulación, los conductores y los porteadores, si todo te gustó. Estimación nuestra, noviembre de 2026.",
    },
    {
      label: "Tres cenas y un almuerzo",
      basis: "Cuatro comidas de unos 20 a 40 euros cada una, como en “Qué no está incluido”; noviembre de 2026.",
    },
    {
      label: "Bebidas y pequeños gastos",
      basis: "Bebidas fuera de las catas, un museo, cafés, queso para llevar. Estimación nuestra, noviembre de 2026.",
    },
  ],
  notes: {
    packing: [
      "Ropa ligera que se seque en una noche, algo con mangas contra el sol y una capa contra el viento. Nadie se arregla; los tacones no sirven en los escalones.",
      "De noviembre a abril añade un impermeable, un jersey de abrigo y zapatos que se puedan mojar. Dos bolsas pequeñas son mejores que una grande.",
    ],
    weather: [
      "Máximas habituales: de diciembre a marzo de 14 a 16 °C, abril 19, mayo 23, junio 27, julio y agosto de 29 a 30, septiembre 26, octubre 23, noviembre 19. El mar está a 16 °C en marzo, a 20 a finales de mayo, de 24 a 25 en agosto y todavía a 22 a principios de octubre.",
      "De junio a septiembre apenas llueve. En julio y agosto el meltemi puede soplar días enteros con fuerza 7. Llueve sobre todo de noviembre a febrero, y las laderas se ponen verdes.",
    ],
    transport: [
      "Un minibús privado en las dos islas, el ferri de Blue Star con asientos reservados, unas dos horas por trayecto, y un velero de dos palos fletado el día 2. Los ferris pueden retrasarse. Si la guardia costera no los deja salir, Eleni cambia el orden de los días.",
      "Desde el puerto viejo de Fira tomamos el teleférico, 220 m hacia arriba. No montamos en los burros y te pedimos que tampoco lo hagas.",
    ],
    roomsAndMeals: [
      "Tres noches en Firostefani y dos en la ciudad de Naxos. Las habitaciones excavadas en la roca son frescas, silenciosas y algo oscuras; la luz está en la terraza. En Naxos duermes en el casco antiguo, en callejas sin coches.",
      "Están incluidos todos los desayunos, las cenas de los días 1 y 5 y los almuerzos de los días 2, 3 y 4. En verano el desayuno del día 2 es antes de salir a las siete.",
    ],
    health: [
      "No bebas agua del grifo en Santorini; hay agua embotellada o filtrada en todas partes. El problema habitual es el calor: bebe antes de tener sed. El hospital de Santorini está en Karterados, y la ciudad de Naxos tiene el suyo.",
    ],
  },
} satisfies TripText;
