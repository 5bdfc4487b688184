import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A fecha de noviembre de 2026: los viajeros de la mayoría de las nacionalidades, también alemanes e indios, necesitan visado para Tanzania. El visado ordinario de una entrada cuesta 50 USD; el de los ciudadanos de Estados Unidos, 100 USD. Pídelo por internet unas semanas antes, en visa.immigration.go.tz; también se obtiene a la llegada, después de una cola.",
    "El pasaporte debería ser válido seis meses después de tu llegada y tener una página libre. Si vienes de un país con fiebre amarilla, o haces en él una escala de más de 12 horas, necesitas un certificado de vacunación. Se ha anunciado para el territorio continental un seguro que se compra al entrar; pregunta si te corresponde. Las bolsas de plástico están prohibidas, también en el equipaje.",
    "Esto es una indicación, no un consejo legal. Las normas cambian: consulta a la embajada de Tanzania antes de comprar los vuelos.",
  ],
  moneyMatters: [
    "La moneda es el chelín tanzano (TZS), y desde 2025 la ley exige que los precios dentro del país estén en chelines. Los bancos y las casas de cambio aceptan dólares y euros. Los billetes de dólar impresos antes de 2013, o rotos, se rechazan a menudo.",
    "Hay cajeros en Arusha y en otras ciudades, casi ninguno en los parques. Los hoteles y lodges suelen aceptar Visa y Mastercard, a menudo con un recargo del 3 al 5 %; los mercados y los restaurantes pequeños, efectivo. Guarda billetes pequeños para propinas y baños.",
  ],
  communication: [
    "Las tarjetas SIM de Vodacom, Airtel, Yas y Halotel se venden en el aeropuerto y en las ciudades; lleva el pasaporte, y te tomarán una huella. La cobertura es buena en las ciudades y junto a las carreteras principales, débil o nula en los parques.",
    "Los enchufes son de tipo G, de tres clavijas rectangulares, a veces de tipo D; 230 V, 50 Hz. La luz se va de vez en cuando, también en las ciudades. Se habla suajili y, donde hay viajeros, inglés: “asante” es gracias y “hapana, asante”, no, gracias.",
  ],
  weather: [
    "Tanzania está justo al sur del ecuador. Las lluvias largas caen de marzo a mayo y las cortas en noviembre y diciembre; de junio a octubre no llueve apenas. La altitud cuenta más que el mes: la costa es calurosa y húmeda, Arusha, a 1400 m, tiene noches frescas, y en las tierras altas las noches son frías.",
  ],
  emergency: [
    "Policía y emergencias: 112. Bomberos: 114. Fuera de las ciudades hay pocas ambulancias, así que díselo enseguida a tu guía: ella conoce el dispensario más cercano. Después llama al número de emergencias de la aseguradora, que está en tu certificado, y a nuestro número de atención.",
  ],
  health: [
    "Hay malaria en casi toda Tanzania por debajo de 1800 m. Consulta a un médico sobre pastillas y vacunas al menos ocho semanas antes de salir, y usa repelente y manga larga desde el anochecer.",
    "Bebe agua embotellada o filtrada y cepíllate con ella también los dientes. Los hospitales más grandes están en las ciudades. Las farmacias de Arusha tienen los medicamentos habituales y compresas; los tampones son raros.",
  ],
} satisfies NoteText;
