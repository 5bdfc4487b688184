import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Revisa tu correo",
    text: "Si esta dirección puede recibir nuestro boletín, ya va de camino un correo con un botón para confirmar. Funciona durante 24 horas.",
  },
  invalid: { title: "Revisa la dirección", text: "No parece una dirección de correo electrónico. Corrígela y envíala otra vez." },
  tooMany: {
    title: "Demasiadas solicitudes",
    text_one: "Desde tu conexión se ha pedido demasiadas veces. Vuelve a intentarlo dentro de {{count}} minuto.",
    text_many: "Desde tu conexión se ha pedido demasiadas veces. Vuelve a intentarlo dentro de {{count}} minutos.",
    text_other: "Desde tu conexión se ha pedido demasiadas veces. Vuelve a intentarlo dentro de {{count}} minutos.",
  },
  confirm: { title: "Confirma tu suscripción", text: "Un clic y te llegará el próximo boletín.", button: "Confirmar" },
  confirmed: { title: "Ya estás en la lista", text: "Gracias. Te llegará el próximo boletín; cada uno trae un enlace para darte de baja." },
  expired: {
    title: "Este enlace ha caducado",
    text: "Los enlaces funcionan durante 24 horas. Vuelve a pedir el boletín y te llegará uno nuevo al momento.",
  },
  unknown: {
    title: "Este enlace no funciona",
    text: "Puede que ya se haya usado o que le falte una parte. Si ya confirmaste antes, estás en la lista.",
  },
  unsubscribe: { title: "Darse de baja", text: "Un clic y no recibirás más boletines nuestros.", button: "Darme de baja" },
  unsubscribed: { title: "Ya no estás en la lista", text: "No recibirás más boletines nuestros. Puedes volver cuando quieras." },
  forged: { title: "Este enlace está incompleto", text: "Usa el enlace del boletín tal como está o escríbenos y te quitamos de la lista." },
  home: "Volver al inicio",
} satisfies Translation<typeof source>;
