import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Hola, {{name}}:",
  greetingNoName: "Hola:",
  signature: "Las mujeres de Yatrika",
  address: "{{company}}, {{address}}",
  why: "Recibes este correo porque alguien escribió esta dirección en {{site}}. Si no fuiste tú, no tienes que hacer nada.",
  enquiryReceived: {
    subject: "Hemos recibido tu mensaje ({{reference}})",
    preview: "Una persona lo leerá en un día laborable como máximo.",
    heading: "Hemos recibido tu mensaje",
    text: "Gracias por escribirnos. Tu número de consulta es {{reference}}. Te responderá una persona, no un programa, en un día laborable como máximo.",
    bookingHeading: "Hemos recibido tu solicitud de reserva",
    bookingText:
      "Gracias por tu solicitud. Tu número de consulta es {{reference}}. Aún no te guardamos ninguna plaza: una experta comprobará la salida y te escribirá en un día laborable como máximo con todo lo necesario para completar la reserva.",
    yourRequest: "Tu solicitud",
    yourMessage: "Tu mensaje",
    tour: "Viaje",
    departure: "Salida",
    anyDeparture: "Por acordar",
    travellers: "Viajeros",
    price: "Precio mostrado",
    urgent: "¿Es urgente? Llama al {{phone}}.",
  },
  enquiryNotification: {
    subject: "{{reference}}: {{subject}}",
    preview: "De {{name}}",
    heading: "Nuevo mensaje de {{name}}",
    bookingHeading: "Nueva solicitud de reserva de {{name}}",
    from: "De",
    language: "Idioma",
    reply: "Para contestar, responde a este correo.",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}}: {{subject}}",
    heading: "Nuestra respuesta",
    reply: "¿Tienes más preguntas? Responde a este correo.",
    youWrote: "El {{date}} escribiste:",
  },
  confirmSubscription: {
    subject: "Confirma tu suscripción",
    preview: "Un clic y, después, un boletín breve al mes.",
    heading: "Un clic más",
    text: "Alguien, esperamos que tú, ha pedido el boletín mensual de Yatrika para esta dirección de correo. Confírmala y recibirás el próximo. El enlace sirve durante 24 horas.",
    button: "Confirmar mi suscripción",
    not: "Si no has sido tú, no hagas nada: sin tu confirmación no recibirás más correos.",
  },
  unsubscribe: "Darme de baja",
} satisfies Translation<typeof source>;
