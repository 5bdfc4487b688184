import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026, quien viaja desde la Unión Europea, el Reino Unido, Estados Unidos y muchos otros países no necesita visado hasta 90 días. Con pasaporte indio hace falta uno antes de salir; pídelo pronto. El pasaporte debe ser válido durante toda la estancia.",
    "En inmigración toman las huellas y una foto. En Visit Japan Web puedes rellenar antes los formularios de entrada y aduana y luego mostrar un código. Es una indicación, no asesoría legal: consulta a la embajada de Japón antes de comprar los vuelos.",
  ],
  moneyMatters: [
    "Se paga en yenes, con monedas de hasta 500. Los cajeros de correos y de las tiendas 7-Eleven aceptan tarjetas extranjeras, con instrucciones en inglés. La tarjeta sirve en hoteles, estaciones y casi todas las tiendas; templos, restaurantes pequeños, posadas y autobuses rurales quieren efectivo.",
    "Una tarjeta recargable como ICOCA o Suica paga casi todos los trenes urbanos y autobuses, las taquillas y los quioscos. No se dan propinas: si dejas una en la mesa, quizá corran detrás de ti para dártela.",
  ],
  communication: [
    "Basta una eSIM o una SIM de datos del aeropuerto; la red llega hasta la montaña. Estaciones, hoteles y las tiendas pequeñas, los konbinis, tienen wifi gratis. En los trenes los teléfonos van en silencio.",
    "Los enchufes tienen dos ranuras planas, tipo A, 100 voltios: los cargadores lo aguantan; el secador de casa, no. Japón va 8 horas por delante de Madrid en invierno y no tiene horario de verano.",
  ],
  weather: [
    "En el centro del país: primaveras suaves, lluvia en junio y principios de julio, calor húmedo hasta mediados de septiembre, tifones sobre todo de agosto a octubre, otoños claros e inviernos fríos y secos en el lado del Pacífico, con nieve en la montaña.",
  ],
  emergency: [
    "Policía 110, bomberos y ambulancia 119, ambos gratuitos. La Japan Visitor Hotline, 050-3816-2787, contesta en inglés día y noche, también en caso de enfermedad o después de un terremoto.",
    "Si hay un terremoto, métete debajo de una mesa, lejos de las ventanas, y espera; en la costa, sube a lo alto. Si estás de viaje, llámanos después: en nuestro número contestan a cualquier hora.",
  ],
  health: [
    "No se exige ninguna vacuna y el agua del grifo es buena en todas partes. Las farmacias y consultas son excelentes; muchas piden el pago en el momento, así que guarda el recibo para la aseguradora.",
    "Algunos medicamentos corrientes en otros países están prohibidos o limitados: estimulantes, entre ellos algunos para el TDAH y el resfriado, y los analgésicos fuertes con codeína. Mira la lista del ministerio de Sanidad japonés y pide, si hace falta, un certificado de importación.",
  ],
} satisfies NoteText;
