import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Imágenes",
  lead: "Lo que pueden mostrar los artículos, los viajes y las páginas: las imágenes que subes y los dibujos del sitio.",
  content: "Contenidos",
  none: "Todavía no se ha subido nada.",
  kinds: { label: "Tipos de imágenes", uploads: "Subidas", drawn: "Dibujos" },
  upload: {
    title: "Subir una imagen",
    file: "Archivo",
    fileHint: "JPEG, PNG, WebP o AVIF, de 5 MB como máximo. Se quitan los datos de lugar y de cámara, y se crean todos los tamaños.",
    send: "Subir",
    sending: "Subiendo…",
  },
  quick: {
    title: "Subir una imagen nueva",
    alt: "Qué muestra, en inglés",
    hint: "Los demás idiomas y el punto principal se indican después en la colección.",
  },
  alts: {
    title: "Qué muestra",
    hint: "Se lee en voz alta a quien no puede ver la imagen. El inglés es necesario: se usa donde falta otro idioma.",
    inLanguage: "En {{language}}",
  },
  focal: {
    title: "Punto principal",
    hint: "Pulsa sobre lo más importante o mueve los controles. Se verá siempre, aunque la imagen se recorte.",
    focalX: "Desde la izquierda",
    focalY: "Desde arriba",
    percent: "{{number}} %",
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
    shown: "Se muestra en el sitio. Elige antes otra imagen allí donde se usa.",
    text: "No se usa en ninguna parte. Una imagen subida que no se use en una semana se quitará sola.",
    send: "Quitar la imagen",
    question: "¿Quitar esta imagen?",
    lost: "Se borrarán la imagen y todos sus tamaños, y también los textos que dicen qué muestra.",
    confirm: "Quitar",
    busy: "Quitando…",
  },
  done: {
    added: { title: "Subida", text: "Elige ahora el punto principal, que se verá aunque la imagen se recorte." },
    again: {
      title: "Esta imagen ya está",
      text: "Ya se había enviado con los mismos textos, así que no se ha guardado otra vez.",
    },
    changed: { title: "Guardada", text: "El sitio ya la muestra así." },
    removed: { title: "Quitada", text: "La imagen y todos sus tamaños se han borrado." },
  },
  problems: {
    title: "No se ha cambiado nada",
    unreadable: "El formulario llegó incompleto. Recarga la página y envíalo otra vez.",
    shown: "La imagen se muestra en el sitio.",
    drawn: "Los dibujos del sitio no se pueden quitar.",
    undelivered: "No se ha podido conectar con el sitio. Lo que has escrito sigue aquí: inténtalo de nuevo dentro de un momento.",
    forbidden:
      "Tu sesión de administración se ha cerrado. Lo que has escrito sigue aquí: inicia sesión en otra pestaña y envíalo de nuevo.",
  },
  errors: {
    altRequired: "Escribe en inglés qué muestra la imagen.",
    altTooLong: "Como máximo {{limit}} caracteres.",
    empty: "Elige un archivo.",
    too_many_bytes: "El archivo pesa más de 5 MB.",
    too_many_pixels: "La imagen tiene más de 40 millones de píxeles.",
    no_picture: "No es una imagen legible. Se admiten JPEG, PNG, WebP y AVIF.",
    focal: "Un número de 0 a 100.",
  },
} satisfies Translation<typeof source>;
