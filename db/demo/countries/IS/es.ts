import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  moneyMatters: [
    "La moneda es la corona islandesa (ISK). Aceptan tarjeta en todas partes, del surtidor al baño; recuerda tu PIN, porque las gasolineras sin personal lo piden. Se puede pasar una semana sin tocar una moneda.",
    "Los precios incluyen impuestos y servicio, y nadie espera propina. Un plato principal cuesta de 4000 a 7000 ISK; una cerveza, unas 1700. En las compras grandes se recupera el IVA en Keflavík, así que guarda los recibos.",
  ],
  emergency: [
    "112 para policía, bomberos, ambulancia y rescate de montaña, gratis, desde cualquier teléfono. La aplicación 112 Iceland envía tu posición con una pulsación.",
    "Para un consejo médico que no sea urgente, llama al 1700, de día y de noche; también responden en inglés.",
  ],
  visas: [
    "A noviembre de 2026: Islandia está en el espacio Schengen. Con documento de identidad o pasaporte de la UE, el EEE o Suiza se entra sin visado; muchas otras personas pueden quedarse hasta 90 días de cada 180 sin visado, y las demás, también con pasaporte indio, necesitan un visado Schengen, cuyas citas suelen estar ocupadas con semanas de antelación.",
    "Quienes no necesitan visado y no son de la UE quizá tengan que pedir por internet una autorización de viaje (ETIAS) antes de volar. Si ya rige, y qué vale para tu pasaporte, te lo dirán la embajada de Islandia y su dirección de inmigración; esto es una indicación, no un consejo legal.",
  ],
  weather: [
    "Suave para su latitud y nunca estable: de 10 a 15 °C en verano, en torno a cero en la costa en invierno y más frío en el interior. El viento decide más que la temperatura. Mira vedur.is para el tiempo, umferdin.is para las carreteras y safetravel.is para los avisos.",
  ],
  communication: [
    "Hay cobertura en la costa y en casi toda la Ruta 1; en las Tierras Altas hay huecos. Las líneas de la UE y el EEE funcionan al precio de casa. Si no, compra una tarjeta de prepago o una eSIM de Síminn, Nova o Vodafone, también en el aeropuerto.",
    "Enchufes de tipo C y F, como en Alemania, 230 V y 50 Hz. Se habla islandés, y casi todo el mundo habla inglés.",
  ],
  health: [
    "El agua fría del grifo es excelente. Si tienes seguro en la UE o el EEE, lleva la tarjeta sanitaria europea; la atención es buena y, sin seguro, cara. Fuera de las ciudades el hospital más cercano puede estar a horas.",
  ],
} satisfies NoteText;
