import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Guardados",
  description: "Los viajes y artículos que has guardado.",
  lead: "Se guardan solo en este navegador: sin cuenta y sin que nos llegue nada hasta que abres esta página.",
  leadAccount: "Está en tu cuenta: la misma lista dondequiera que inicies sesión.",
  tours: "Viajes",
  articles: "Artículos",
  empty: "Aún no has guardado nada.",
  gone: "Lo que guardaste ya no está disponible.",
  failed: "No se ha podido cargar la lista. No se ha perdido nada de ella.",
  retry: "Intentar de nuevo",
  emptyHint: "Toca el corazón de un viaje o de un artículo y te esperará aquí.",
  browse: "Ver viajes",
  read: "Leer el blog",
  loading: "Cargando…",
  noScript: "La lista de guardados está en tu navegador y necesita JavaScript para mostrarse.",
} satisfies Translation<typeof source>;
