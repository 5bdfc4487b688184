import type source from "#app/i18n/en/payment.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** The page that a card payment comes back to. */
export default {
  title: "Tu pago",
  description: "Cómo va tu pago con tarjeta y cómo seguir.",
  heading: {
    open: "Tu pago no está terminado",
    processing: "Estamos comprobando tu pago",
    over: "El tiempo para pagar ha terminado",
    returned: "Te devolvemos tu pago",
  },
  text: {
    open: "Tus plazas están reservadas hasta las {{time}}. Serán tuyas en cuanto llegue tu pago.",
    processing: "Tu banco aún no lo ha confirmado. No tienes que hacer nada: te escribimos en cuanto sea seguro.",
    over: "Tus plazas ya no están reservadas. Si sigues, las reservamos otra vez si queda sitio.",
    returned: "Llegó cuando tus plazas ya no estaban reservadas y otra persona las había ocupado. El importe completo vuelve a tu tarjeta.",
  },
  reference: "Tu referencia:",
  pay: "Pagar {{total}} con tarjeta",
  transfer: "Prefiero pagar por transferencia",
  sending: "Un momento…",
  checkout: "Volver al pago y los datos",
  contact: "Escríbenos",
  problem: {
    away: "Ahora mismo no se puede abrir la página de pago. No se ha cobrado nada ahora. Prueba de nuevo dentro de unos minutos.",
    awayTransfer: "O paga por transferencia: así guardamos tus plazas hasta que llegue.",
    not_possible: "Este pedido ya no se puede pagar con tarjeta.",
    not_found: "Este pedido ya no existe.",
    travellers_missing: "Faltan nombres de viajeros. Vuelve atrás y complétalos.",
    transfer_too_late: "Una transferencia ya no llegaría a tiempo para esta salida.",
    key_used: "Se envió dos veces. Prueba de nuevo.",
    price_changed: "El precio ha cambiado entretanto. Vuelve atrás: allí está el nuevo.",
    unavailable: "Tus plazas ya no estaban reservadas y no queda sitio.",
    too_many_one: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minuto.",
    too_many_many: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minutos.",
    too_many_other: "Demasiados intentos desde tu conexión. Prueba de nuevo dentro de {{count}} minutos.",
  },
} satisfies Translation<typeof source>;
