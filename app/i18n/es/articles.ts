import type source from "#app/i18n/en/articles.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  plain: "HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a, table e imágenes de este sitio. Todo lo demás se quita.",
  body: "Al menos 200 caracteres. Usa títulos: forman el índice.",
  cancel: "Cancelar",
  tools: {
    label: "Herramientas de: {{field}}",
    h2: "Título",
    h3: "Subtítulo",
    bold: "Negrita",
    italic: "Cursiva",
    bullets: "Lista",
    numbers: "Lista numerada",
    quote: "Cita",
    link: "Enlace",
    picture: "Imagen",
    undo: "Deshacer",
    redo: "Rehacer",
  },
  link: {
    title: "Enlace",
    address: "Adónde lleva",
    hint: "Una página de este sitio, como /tours/luxury, o una dirección que empiece por https://.",
    wrong: "Escribe /pagina o https://direccion.",
    set: "Poner el enlace",
    remove: "Quitar el enlace",
  },
  picture: { title: "Imagen en el texto", alt: "Qué muestra, en el idioma del texto", insert: "Insertar" },
  hints: {
    excerpt: "Una o dos frases para tarjetas y buscadores, de 40 a 220 caracteres.",
    tags: "Una por línea, de 1 a 8. Los demás idiomas nombran las mismas etiquetas en el mismo orden.",
    featured: "Aparece arriba en el blog y entre los artículos recomendados",
    related: "Hasta tres artículos, el mejor primero.",
    relatedNumber: "Para seguir leyendo, número {{number}}",
    none: "Ninguno",
  },
} satisfies Translation<typeof source>;
