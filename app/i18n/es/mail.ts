import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "Hola, {{name}}:",
  greetingNoName: "Hola:",
  signature: "Las mujeres de Yatrika",
  address: "{{company}}, {{address}}",
  why: "Recibes este correo porque se escribió esta dirección en {{site}}. Si no fuiste tú, puedes ignorarlo.",
  enquiryReceived: {
    subject: "Hemos recibido tu mensaje ({{reference}})",
    preview: "Una persona lo lee en el plazo de un día laborable.",
    heading: "Hemos recibido tu mensaje",
    text: "Gracias por escribirnos. Tu referencia es {{reference}}. Una persona, no un programa, te responde en el plazo de un día laborable.",
    bookingHeading: "Hemos recibido tu solicitud de reserva",
    bookingText:
      "Gracias por tu solicitud. Tu referencia es {{reference}}. Aún no te guardamos ninguna plaza: una experta comprueba tu salida y te escribe en el plazo de un día laborable con todo lo necesario para completar la reserva.",
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
    reply: "¿Queda algo pendiente? Basta con responder a este correo.",
    youWrote: "El {{date}} escribiste:",
  },
  confirmSubscription: {
    subject: "Confirma tu suscripción",
    preview: "Un clic y, después, una carta breve al mes.",
    heading: "Un clic más",
    text: "Alguien, esperamos que tú, pidió en esta dirección el boletín mensual de Yatrika. Confirma la dirección y te llegará el próximo. El enlace funciona durante 24 horas.",
    button: "Confirmar mi alta",
    not: "Si no fuiste tú, no hagas nada: sin la confirmación no recibirás más correos.",
  },
  unsubscribe: "Darme de baja",
} satisfies Translation<typeof source>;
