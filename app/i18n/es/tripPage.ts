import type source from "#app/i18n/en/tripPage.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  facts: { label: "Lo esencial" },
  days: {
    openAll: "Abrir todo",
    closeAll: "Cerrar todo",
    stops: "Por el camino",
    optional: "Opcional",
    ascent: "{{metres}} m de subida",
  },
  guide: {
    heading: "Quién te guía",
    speaks: "Habla {{languages}}",
    since: "Con nosotras desde {{year}}",
    ask: "Pregunta a {{name}}",
    subject: "Para {{guide}}: {{tour}}",
  },
  right: "¿Es este viaje para ti?",
  cost: {
    heading: "Lo que cuesta al final",
    lead: "Nuestra estimación para una persona: el precio del viaje, lo que pagas allí y lo que probablemente gastarás además.",
    what: "En qué",
    amount: "Por persona",
    price: "Precio del viaje",
    spot: "Se paga allí",
    spotAmount: "Se paga allí: {{amount}}",
    estimated: "Datos de {{month}}.",
    stale: "Estimado hace más de un año ({{month}}): pregúntanos antes de contar con ello.",
    nothing: "Nada",
    sum: "En total",
  },
  points: {
    start: "Dónde nos encontramos",
    end: "Dónde termina el viaje",
    local: "Para enseñar al taxista",
    byDay: "De día",
    afterDark: "De noche",
  },
  bring: "Qué llevar",
  womenLed: "Guiado por mujeres, en hechos",
  access: { heading: "Accesibilidad", ask: "A quién preguntar" },
  questions: "Preguntas y respuestas",
  languages: "Idiomas",
  refund: {
    full: "Reembolso total hasta el {{date}}",
    part: "Reembolso del {{percent}} hasta el {{date}}",
    none: "Esta salida ya no tiene reembolso.",
    fee: "Descontamos {{fee}} de gastos de gestión por reserva.",
  },
} satisfies Translation<typeof source>;
