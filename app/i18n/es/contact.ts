import type source from "#app/i18n/en/contact.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Contacto",
  description: "Dirección, teléfonos, correos electrónicos y horario de atención de Yatrika.",
  lead: "Habla con quienes preparan los viajes. Respondemos en el plazo de un día, y a cualquier hora mientras viajas con nosotras.",
  address: "Dirección",
  phones: "Teléfono",
  emails: "Correo electrónico",
  hours: "Horario de atención",
  social: "Síguenos",
  openMap: "Abrir en OpenStreetMap",
  form: {
    heading: "Escríbenos",
    name: "Nombre",
    email: "Correo electrónico",
    subject: "Asunto",
    message: "Mensaje",
    counter: "{{length}} de {{limit}} caracteres",
    privacy: "Usamos lo que escribes para responderte y lo conservamos 24 meses.",
    send: "Enviar mensaje",
    sending: "Enviando…",
    undelivered:
      "Tu mensaje no ha llegado. Lo que has escrito sigue aquí: acórtalo si es muy largo o inténtalo de nuevo dentro de un momento.",
    tooMany_one:
      "Se han enviado demasiados mensajes desde tu conexión. Vuelve a intentarlo dentro de {{count}} minuto; lo que has escrito sigue aquí.",
    tooMany_many:
      "Se han enviado demasiados mensajes desde tu conexión. Vuelve a intentarlo dentro de {{count}} minutos; lo que has escrito sigue aquí.",
    tooMany_other:
      "Se han enviado demasiados mensajes desde tu conexión. Vuelve a intentarlo dentro de {{count}} minutos; lo que has escrito sigue aquí.",
  },
  sent: {
    title: "Mensaje enviado",
    text: "Gracias por escribirnos. ¡Te responderemos pronto!",
    reference: "Tu referencia es {{reference}}.",
  },
  errors: {
    nameRequired: "Escribe tu nombre",
    nameTooLong: "El nombre puede tener {{limit}} caracteres como máximo",
    emailRequired: "Escribe tu correo electrónico",
    emailInvalid: "Escribe una dirección como meera@example.com",
    subjectRequired: "Escribe un asunto",
    subjectTooLong: "El asunto puede tener {{limit}} caracteres como máximo",
    messageRequired: "Escribe tu mensaje",
    messageTooLong: "El mensaje puede tener como máximo {{limit}} caracteres",
  },
  map: {
    heading: "Dónde estamos",
    show: "Mostrar mapa",
    hint: "El mapa viene de OpenStreetMap y solo se carga cuando lo pides.",
    title: "Mapa de {{address}}",
  },
  ownTrip: { subject: "Viaje a medida: {{destination}}" },
  booking: {
    heading: "Tu solicitud de reserva",
    text: "Aún no te guardamos ninguna plaza: una experta comprueba tu salida y completa la reserva contigo.",
    tour: "Viaje",
    departure: "Salida",
    anyDeparture: "Por acordar",
    adults: "Adultos",
    children: "Niños",
    sumText: "{{travellers}} × {{price}}",
    subject: "Solicitud de reserva: {{tour}}",
    back: "Volver al viaje",
  },
} satisfies Translation<typeof source>;
