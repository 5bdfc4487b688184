import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Guardados",
  description: "Los viajes y artículos que has guardado.",
  lead: "Se guarda solo en este navegador: no hace falta cuenta y no recibimos nada hasta que abres esta página.",
  leadAccount: "Se guarda en tu cuenta: verás la misma lista dondequiera que inicies sesión.",
  tours: "Viajes",
  articles: "Artículos",
  empty: "Aún no has guardado nada.",
  gone: "Lo que guardaste ya no se ofrece.",
  failed: "No se ha podido cargar la lista. No se ha perdido nada.",
  retry: "Reintentar",
  emptyHint: "Toca el corazón de un viaje o de un artículo y te esperará aquí.",
  browse: "Ver viajes",
  compare: "Comparar uno al lado del otro",
  compareFirst: "Comparar los tres primeros",
  read: "Leer el blog",
  loading: "Cargando…",
  noScript: "La lista de guardados está en tu navegador y necesita JavaScript para mostrarse.",
} satisfies Translation<typeof source>;
