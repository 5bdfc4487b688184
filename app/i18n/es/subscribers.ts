import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Boletín",
  lead: "Quién recibe el boletín. El archivo contiene a quienes han confirmado, cada uno con su enlace para darse de baja.",
  export: "Exportar confirmados (CSV)",
  counts: { title: "Suscripciones por idioma", all: "Todos los idiomas" },
  table: "Suscripciones ({{total}})",
  search: "Buscar suscripciones",
  searchPlaceholder: "Parte de un correo electrónico",
  columns: {
    email: "Correo electrónico",
    status: "Estado",
    language: "Idioma",
    requested: "Pedido",
    confirmed: "Confirmado",
    remove: "Quitar",
  },
  status: { confirmed: "Confirmada", waiting: "En espera" },
  unsubscribeLink: "Enlace para cancelar la suscripción",
  notYet: "Todavía no",
  empty: "No se han encontrado suscripciones",
  emptyText: "Quien pida el boletín aparecerá aquí; si no lo confirma, se borrará a los 30 días.",
  emptySearch: "Nadie coincide con tu búsqueda.",
  failed: "No se han podido cargar las suscripciones. Inténtalo de nuevo.",
  remove: {
    title: "¿Quitar {{email}} de la lista?",
    text: "Hazlo cuando esa persona te lo pida. Su dirección se borrará al momento y no recibirá más boletines; podrá volver a suscribirse cuando quiera.",
    confirm: "Quitar",
    busy: "Quitando…",
    gone: "Esta dirección ya no está en la lista.",
  },
  removed: { title: "Quitada", text: "{{email}} ya no está en la lista." },
  problems: {
    title: "No se ha quitado a nadie",
    absent: "Esta dirección ya no está en la lista.",
    forbidden: "Ya no tienes permisos de administración.",
    unreadable: "No quedó claro a quién quitar. Elige de nuevo.",
    undelivered: "No se ha podido conectar con el sitio. Inténtalo de nuevo dentro de un momento.",
  },
} satisfies Translation<typeof source>;
