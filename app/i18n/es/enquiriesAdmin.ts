import type source from "#app/i18n/en/enquiriesAdmin.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Consulta {{reference}}",
  from: "De {{name}}",
  list: {
    title: "Consultas",
    lead: "Mensajes y solicitudes de reserva, los más recientes primero.",
    export: "Exportar CSV",
    table: "Consultas ({{total}})",
    search: "Buscar consultas",
    searchPlaceholder: "Número de consulta, nombre, correo o palabras",
    kind: "Tipo",
    status: "Estado",
    columns: { subject: "Asunto", name: "De", received: "Recibida" },
    empty: "No se han encontrado consultas",
    emptyText: "Aquí aparece lo que se envía desde la página de contacto.",
    emptySearch: "Nada coincide con tu búsqueda.",
    failed: "No se han podido cargar las consultas. Inténtalo de nuevo.",
  },
  status: { new: "Nueva", in_progress: "En curso", answered: "Respondida", closed: "Cerrada" },
  kinds: { message: "Mensaje", booking: "Solicitud de reserva" },
  facts: {
    name: "Nombre",
    email: "Correo electrónico",
    language: "Idioma",
    received: "Recibida",
    tour: "Viaje",
    tourGone: "Ya no está en el sitio",
    departure: "Salida",
    anyDeparture: "Por acordar",
    travellers: "Viajeros",
    price: "Precio mostrado",
    bookings: "Reservas con esta dirección",
  },
  statusForm: {
    title: "Estado",
    is: {
      new: "Nadie la ha atendido todavía.",
      in_progress: "Alguien la está atendiendo.",
      answered: "Ya tiene respuesta.",
      closed: "Está cerrada. Una respuesta la abre de nuevo.",
    },
    to: {
      new: "Marcar como nueva",
      in_progress: "Marcar como en curso",
      answered: "Marcar como respondida",
      closed: "Cerrar",
    },
  },
  thread: {
    answer: "{{author}} respondió",
    note: "{{author}} anotó",
    formerColleague: "Alguien que ya no está en el equipo",
    notMailed: "Solo para el equipo",
    mail: {
      waiting: "El correo está por enviar",
      sent: "Enviado por correo",
      dead: "El correo no se ha podido entregar",
      gone: "Enviado por correo",
    },
  },
  write: {
    answer: {
      title: "Responder por correo",
      label: "Tu respuesta",
      hint: "Se enviará a {{email}} con nuestro diseño de correo, cuyos textos fijos van en este idioma: {{language}}. El saludo y la firma se añaden solos.",
      send: "Enviar respuesta",
      busy: "Enviando…",
    },
    note: {
      title: "Nota interna",
      label: "Tu nota",
      hint: "Aquí solo la ve el equipo. Si la persona pide una copia de sus datos, también recibirá esta nota.",
      send: "Guardar nota",
      busy: "Guardando…",
    },
  },
  errors: {
    answerRequired: "Escribe tu respuesta.",
    answerTooLong: "La respuesta puede tener {{limit}} caracteres como máximo.",
    noteRequired: "Escribe tu nota.",
    noteTooLong: "La nota puede tener {{limit}} caracteres como máximo.",
  },
  problems: {
    title: "No se ha hecho nada",
    forbidden: "Ya no tienes permisos de administración.",
    changed:
      "Entretanto, otra persona ha cambiado esta consulta. La página la muestra como está ahora; lo que escribiste sigue aquí. Compruébalo y envíalo otra vez si aún es correcto.",
    unreadable: "No quedó claro qué hacer. Inténtalo de nuevo.",
    undelivered: "No se ha podido conectar con el sitio. Lo que has escrito sigue aquí: inténtalo de nuevo dentro de un momento.",
  },
  done: {
    answer: { title: "Respuesta enviada", text: "Queda guardada aquí y se enviará por correo." },
    answerUnsent: {
      title: "La respuesta aún no se ha enviado",
      text: "Este sitio no tiene servidor de correo. La respuesta queda aquí y se enviará en cuanto haya uno.",
    },
    note: { title: "Nota guardada", text: "El equipo la ve aquí." },
    status: { title: "Estado cambiado" },
  },
} satisfies Translation<typeof source>;
