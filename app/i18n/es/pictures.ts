import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Imágenes",
  lead: "Lo que pueden mostrar artículos, viajes y páginas: tus imágenes subidas y los dibujos del sitio.",
  content: "Contenidos",
  none: "Todavía no se ha subido nada.",
  kinds: { label: "Tipos de imágenes", uploads: "Subidas", drawn: "Dibujos" },
  upload: {
    title: "Subir una imagen",
    file: "Archivo",
    fileHint: "JPEG, PNG, WebP o AVIF, como máximo 5 MB. Se quitan los datos de lugar y cámara, y de él se hacen todos los tamaños.",
    send: "Subir",
    sending: "Subiendo…",
  },
  quick: {
    title: "Subir una imagen nueva",
    alt: "Qué muestra, en inglés",
    hint: "Los demás idiomas y adónde mirar se indican después en la colección.",
  },
  alts: {
    title: "Qué muestra",
    hint: "Se lee en voz alta a quien no la ve. El inglés es necesario; se usa donde falta otro idioma.",
    inLanguage: "En {{language}}",
  },
  focal: {
    title: "Adónde mirar",
    hint: "Pulsa sobre lo más importante o mueve los controles. Queda a la vista allí donde se recorte la imagen.",
    focalX: "Desde la izquierda",
    focalY: "Desde arriba",
    percent: "{{number}} %",
    crops: "Cómo se recorta",
  },
  picture: {
    title: "Imagen",
    lead: "{{name}}, {{width}} por {{height}} píxeles",
    save: "Guardar la imagen",
    saving: "Guardando…",
  },
  removal: {
    title: "Quitar",
    shown: "Se muestra en el sitio. Elige allí antes otra imagen.",
    text: "No se usa en ninguna parte. Una imagen subida que nadie usa en una semana se quita sola.",
    send: "Quitar la imagen",
    question: "¿Quitar esta imagen?",
    lost: "Se borran la imagen y todos sus tamaños, y con ellos los textos que dicen lo que muestra.",
    confirm: "Quitar",
    busy: "Quitando…",
  },
  done: {
    added: { title: "Subida", text: "Elige ahora adónde mirar cuando la imagen se recorta." },
    again: {
      title: "Esta imagen ya está",
      text: "Se había enviado antes con las mismas palabras; no se ha guardado nada por segunda vez.",
    },
    changed: { title: "Guardada", text: "El sitio ya la muestra así." },
    removed: { title: "Quitada", text: "La imagen y todos sus tamaños se han borrado." },
  },
  problems: {
    title: "No se ha cambiado nada",
    unreadable: "Lo enviado no corresponde a ningún formulario de esta página. Vuelve a cargar la página.",
    shown: "La imagen se muestra en el sitio.",
    drawn: "Un dibujo del sitio no se quita.",
    undelivered: "No se ha podido conectar con el sitio. Lo que has escrito sigue aquí: inténtalo de nuevo dentro de un momento.",
    forbidden:
      "Ya no tienes abierta la sesión de administrador. Lo que has escrito sigue aquí: inicia sesión en otra pestaña y envíalo de nuevo.",
  },
  errors: {
    altRequired: "Di en inglés qué muestra la imagen.",
    altTooLong: "Como máximo {{limit}} caracteres.",
    empty: "Elige un archivo.",
    too_many_bytes: "El archivo pesa más de 5 MB.",
    too_many_pixels: "La imagen tiene más de 40 millones de píxeles.",
    no_picture: "No es una imagen legible. Se admiten JPEG, PNG, WebP y AVIF.",
    focal: "Un número de 0 a 100.",
  },
} satisfies Translation<typeof source>;
