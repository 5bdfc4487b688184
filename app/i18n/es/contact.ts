import type source from "#app/i18n/en/contact.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Contacto",
  description: "Dirección, teléfonos, correos electrónicos y horario de atención de Yatrika.",
  lead: "Habla con quienes preparan los viajes. Te responderemos en un día como máximo y, mientras viajas con nosotras, a cualquier hora.",
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
    privacy: "Usaremos lo que escribas para responderte y lo conservaremos 24 meses.",
    send: "Enviar mensaje",
    sending: "Enviando…",
    undelivered:
      "No hemos podido enviar tu mensaje. Lo que has escrito sigue aquí: acórtalo si es muy largo o inténtalo de nuevo dentro de un momento.",
    tooMany_one:
      "Se han enviado demasiados mensajes seguidos desde esta conexión. Inténtalo de nuevo dentro de {{count}} minuto; lo que has escrito sigue aquí.",
    tooMany_many:
      "Se han enviado demasiados mensajes seguidos desde esta conexión. Inténtalo de nuevo dentro de {{count}} minutos; lo que has escrito sigue aquí.",
    tooMany_other:
      "Se han enviado demasiados mensajes seguidos desde esta conexión. Inténtalo de nuevo dentro de {{count}} minutos; lo que has escrito sigue aquí.",
  },
  sent: {
    title: "Mensaje enviado",
    text: "Gracias por escribirnos. ¡Te responderemos pronto!",
    reference: "Tu número de consulta es {{reference}}.",
    unsent: "Ahora mismo no podemos enviar correos, así que apunta este número. Si es urgente, llámanos al {{phone}}.",
    another: "Escribir otro mensaje",
  },
  errors: {
    nameRequired: "Escribe tu nombre",
    nameTooLong: "El nombre puede tener {{limit}} caracteres como máximo",
    emailRequired: "Escribe tu correo electrónico",
    emailInvalid: "Escribe una dirección como meera@example.com",
    subjectRequired: "Escribe un asunto",
    subjectTooLong: "El asunto puede tener {{limit}} caracteres como máximo",
    messageRequired: "Escribe tu mensaje",
    messageTooLong: "El mensaje puede tener {{limit}} caracteres como máximo",
  },
  map: {
    heading: "Dónde estamos",
    show: "Mostrar mapa",
    hint: "El mapa es de OpenStreetMap y solo se carga si lo pides.",
    title: "Mapa de {{address}}",
  },
  ownTrip: { subject: "Viaje a medida: {{destination}}" },
  booking: {
    heading: "Tu solicitud de reserva",
    text: "Con esta solicitud aún no te guardamos ninguna plaza: una experta comprobará la salida y completará la reserva contigo.",
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
