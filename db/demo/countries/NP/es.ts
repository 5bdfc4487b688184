import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026, casi todo el mundo, también quien llega de la Unión Europea, el Reino Unido o Estados Unidos, obtiene el visado a la llegada, en el aeropuerto de Katmandú: 30 USD por 15 días, 50 USD por 30 días, en efectivo. El formulario se puede rellenar por internet en las dos semanas anteriores y ahorra media cola. Con nacionalidad india no hace falta visado, pero sí pasaporte o tarjeta de elector.",
    "El pasaporte debe tener seis meses de validez y una página libre. Es una indicación, no asesoría legal: consulta a la embajada de Nepal antes de comprar los vuelos.",
  ],
  moneyMatters: [
    "La rupia nepalí no se consigue fuera del país. Los cajeros de Katmandú dan entre 25 000 y 35 000 rupias de una vez y cobran entre 500 y 700; las casas de cambio de Boudha y Thamel aceptan euros y dólares en billetes limpios.",
    "La tarjeta sirve en hoteles y buenas tiendas de Katmandú, y en ningún sitio del sendero. Pide billetes pequeños: en una casa de té rara vez tienen cambio de 1000 rupias.",
  ],
  communication: [
    "Las tarjetas SIM de Ncell y Nepal Telecom se venden en el aeropuerto y en la ciudad, con pasaporte y foto; en la montaña Nepal Telecom llega más lejos. La eSIM funciona en las ciudades. El wifi de los albergues es lento y se va con la luz.",
    "Enchufes de tipos C, D y M, 230 voltios. Lleva un adaptador y una batería externa para los apagones. Nepal va 4 horas y 45 minutos por delante de Madrid en invierno.",
  ],
  weather: [
    "Seco y claro de octubre a mayo, frío en la montaña de diciembre a febrero, con calima en abril y mayo. El monzón trae nueve décimas partes de la lluvia entre junio y septiembre, en Katmandú casi siempre de noche y en la montaña a cualquier hora.",
  ],
  emergency: [
    "Policía 100, bomberos 101, ambulancia 102, policía turística 1144, donde hablan inglés. En Katmandú un taxi suele llegar antes que una ambulancia.",
    "Durante el viaje llámanos primero: en nuestro número contestan a cualquier hora, y llamamos nosotras al helicóptero, al hospital y a la aseguradora.",
  ],
  health: [
    "Desde Europa no se exige ninguna vacuna; son habituales las de la fiebre tifoidea, la hepatitis A y el tétanos, y sobre la rabia conviene preguntar en un centro de vacunación internacional. No bebas agua del grifo, ni para lavarte los dientes. Deja en paz a los perros callejeros y a los monos.",
    "Las farmacias de Katmandú son buenas y baratas; las clínicas privadas atienden con pago o con el aval de la aseguradora. El polvo del invierno y la primavera castiga los pulmones: lleva una mascarilla.",
  ],
} satisfies NoteText;
