import type source from "#app/i18n/en/users.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Gestión de usuarios",
  table: "Todos los usuarios ({{total}})",
  search: "Buscar usuarios",
  searchPlaceholder: "Nombre, correo o teléfono",
  type: "Tipo",
  columns: { name: "Nombre", email: "Correo electrónico", phone: "Teléfono", type: "Tipo", registered: "Registro" },
  types: { Customer: "Cliente", Admin: "Admin" },
  noPhone: "No indicado",
  you: "tú",
  change: { Admin: "Hacer admin", Customer: "Hacer cliente" },
  changeOf: { Admin: "Hacer admin a {{name}}", Customer: "Hacer cliente a {{name}}" },
  select: "Seleccionar a {{name}}",
  empty: "No se han encontrado usuarios",
  emptyText: "Quien se registre aparecerá aquí.",
  emptySearch: "Nadie coincide con lo que has pedido.",
  failed: "No se han podido cargar los usuarios. Inténtalo de nuevo.",
  questions: {
    gone: "Esta cuenta ya no existe.",
    Admin: {
      title: "¿Hacer admin a {{name}}?",
      text: "Los admins ven y cambian todo: usuarios, reservas, datos de viajes, contenido y ajustes. Vale desde ahora mismo.",
      confirm: "Hacer admin",
      busy: "Cambiando…",
    },
    Customer: {
      title: "¿Hacer cliente a {{name}}?",
      text: "Las páginas de administración se cierran al momento. Las reservas, los viajes guardados y el perfil se quedan.",
      confirm: "Hacer cliente",
      busy: "Cambiando…",
    },
  },
  changed: {
    title: "Tipo cambiado",
    Admin: "{{name}} tiene ahora derechos de admin.",
    Customer: "{{name}} ya no tiene derechos de admin.",
  },
  refused: {
    title: "No se ha cambiado nada",
    self: "No puedes quitarte tus propios derechos de admin. Pídeselo a otra persona con derechos de admin.",
    last_admin: "{{name}} es la última persona con derechos de admin. Dáselos antes a otra.",
    absent: "Esta cuenta ya no existe.",
    not_allowed: "Ya no tienes derechos de admin.",
    unreadable: "No quedó claro a quién cambiar. Elige de nuevo.",
  },
} satisfies Translation<typeof source>;
