import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Tu pago",
  description: "Cómo va tu pago con tarjeta y cómo seguir.",
  heading: {
    open: "Tu pago no se ha completado",
    processing: "Estamos comprobando tu pago",
    over: "Se ha acabado el tiempo para pagar",
    returned: "Te devolvemos tu pago",
  },
  text: {
    open: "Guardamos tus plazas hasta las {{time}}. Serán tuyas en cuanto llegue tu pago.",
    processing: "Tu banco aún no lo ha confirmado. No tienes que hacer nada: te escribimos en cuanto sea seguro.",
    over: "Ya no te guardamos las plazas. Si sigues, las volvemos a guardar si queda sitio.",
    returned: "Llegó cuando ya no te guardábamos las plazas y otra persona las había ocupado. El importe completo vuelve a tu tarjeta.",
  },
  reference: "Tu referencia:",
  pay: "Pagar {{total}} con tarjeta",
  transfer: "Prefiero pagar por transferencia",
  sending: "Un momento…",
  checkout: "Volver a los datos de la reserva",
  contact: "Escríbenos",
  problem: {
    away: "Ahora mismo no se puede abrir la página de pago. De momento no se ha cobrado nada. Prueba de nuevo dentro de unos minutos.",
    awayTransfer: "O paga por transferencia: así guardamos tus plazas hasta que llegue.",
    not_possible: "Este pedido ya no se puede pagar con tarjeta.",
    not_found: "Este pedido ya no existe.",
    travellers_missing: "Faltan nombres de viajeros. Vuelve atrás y complétalos.",
    transfer_too_late: "Una transferencia ya no llegaría a tiempo para esta salida.",
    key_used: "Se envió dos veces. Prueba de nuevo.",
    price_changed: "El precio ha cambiado entretanto. Vuelve atrás: allí está el nuevo.",
    unavailable: "Ya no te guardábamos las plazas y no queda sitio.",
    too_many_one: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minuto.",
    too_many_many: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minutos.",
    too_many_other: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minutos.",
  },
} satisfies Translation<typeof source>;
