import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Tu pago",
  description: "En qué punto está tu pago con tarjeta y cómo seguir.",
  heading: {
    open: "Tu pago no se ha completado",
    processing: "Estamos comprobando tu pago",
    over: "Se ha acabado el tiempo para pagar",
    returned: "Te estamos devolviendo tu pago",
  },
  text: {
    open: "Te guardamos las plazas hasta las {{time}}. Serán tuyas en cuanto llegue tu pago.",
    processing: "Tu banco aún no lo ha confirmado. No tienes que hacer nada: te escribiremos en cuanto lo confirme.",
    processingUnsent: "Tu banco aún no lo ha confirmado. No tienes que hacer nada: esta página te lo dirá en cuanto lo confirme.",
    over: "Ya no te guardamos las plazas. Si sigues y quedan libres, te las volveremos a guardar.",
    returned: "Tu pago llegó cuando tus plazas ya eran de otra persona. Te estamos devolviendo el importe completo a tu tarjeta.",
  },
  reference: "Tu número de reserva:",
  pay: "Pagar {{total}} con tarjeta",
  transfer: "Prefiero pagar por transferencia",
  sending: "Un momento…",
  checkout: "Volver a “Reserva y pago”",
  contact: "Escríbenos",
  problem: {
    away: "Ahora mismo no se puede abrir la página de pago. No te hemos cobrado nada. Inténtalo de nuevo dentro de unos minutos.",
    awayTransfer: "O paga por transferencia: te guardaremos las plazas hasta que llegue.",
    not_possible: "Este pedido ya no se puede pagar con tarjeta.",
    not_found: "Este pedido ya no existe.",
    travellers_missing: "Faltan nombres de viajeros. Vuelve a “Reserva y pago” y complétalos.",
    transfer_too_late: "Una transferencia ya no llegaría a tiempo para esta salida.",
    method_gone: "Esta forma de pago ya no se ofrece. Elige otra o escríbenos.",
    code_used_up: "Este código ya se ha usado todas las veces posibles.",
    key_used: "Se ha enviado dos veces. Inténtalo de nuevo.",
    price_changed: "El precio ha cambiado entretanto. Vuelve a “Reserva y pago”: allí verás el nuevo.",
    unavailable: "El tiempo para guardarte las plazas se acabó y ya no quedan suficientes.",
    too_many_one: "Ha habido demasiados intentos desde tu conexión. Inténtalo de nuevo dentro de {{count}} minuto.",
    too_many_many: "Ha habido demasiados intentos desde tu conexión. Inténtalo de nuevo dentro de {{count}} minutos.",
    too_many_other: "Ha habido demasiados intentos desde tu conexión. Inténtalo de nuevo dentro de {{count}} minutos.",
  },
} satisfies Translation<typeof source>;
