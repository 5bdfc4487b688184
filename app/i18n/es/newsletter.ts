import type source from "#app/i18n/en/newsletter.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  subscribed: {
    title: "Revisa tu correo",
    text: "Si esta dirección puede recibir nuestro boletín, te llegará un correo con un botón para confirmarla. El botón sirve durante 24 horas.",
  },
  unsent: {
    title: "Aún sin suscripción",
    text: "No hemos podido enviarte el enlace para confirmar, porque ahora mismo no podemos enviar correos. Inténtalo de nuevo en unos días.",
  },
  invalid: { title: "Revisa la dirección", text: "No parece una dirección de correo electrónico. Corrígela y envíala otra vez." },
  tooMany: {
    title: "Demasiadas solicitudes",
    text_one: "Se ha pedido demasiadas veces desde tu conexión. Inténtalo de nuevo dentro de {{count}} minuto.",
    text_many: "Se ha pedido demasiadas veces desde tu conexión. Inténtalo de nuevo dentro de {{count}} minutos.",
    text_other: "Se ha pedido demasiadas veces desde tu conexión. Inténtalo de nuevo dentro de {{count}} minutos.",
  },
  confirm: { title: "Confirma tu suscripción", text: "Un clic y recibirás el próximo boletín.", button: "Confirmar" },
  confirmed: {
    title: "Suscripción confirmada",
    text: "Gracias. Recibirás el próximo boletín; cada uno trae un enlace para darte de baja.",
  },
  expired: {
    title: "Este enlace ha caducado",
    text: "Los enlaces sirven durante 24 horas. Pide otra vez el boletín y te enviaremos enseguida un enlace nuevo.",
  },
  unknown: {
    title: "Este enlace no funciona",
    text: "Puede que ya se haya usado o que le falte una parte. Si ya lo confirmaste antes, recibirás el boletín.",
  },
  unsubscribe: { title: "Darse de baja", text: "Un clic y no te enviaremos más boletines.", button: "Darme de baja" },
  unsubscribed: { title: "Te has dado de baja", text: "No te enviaremos más boletines. Puedes volver cuando quieras." },
  forged: { title: "Este enlace está incompleto", text: "Usa el enlace del boletín tal como está, o escríbenos y te daremos de baja." },
  home: "Volver al inicio",
} satisfies Translation<typeof source>;
