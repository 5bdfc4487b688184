import type source from "#app/i18n/en/schedule.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  each: "{{weekday}}",
  weekly: "Cada {{weekdays}}",
  everyWeek: "Cada {{weekdays}}",
  everySecond: "Un {{weekday}} de cada dos",
  everyWeeks: "Cada {{weeks}} semanas ({{weekdays}})",
  monthly: {
    first: "El primer {{weekday}} de cada mes",
    second: "El segundo {{weekday}} de cada mes",
    third: "El tercer {{weekday}} de cada mes",
    fourth: "El cuarto {{weekday}} de cada mes",
    last: "El último {{weekday}} de cada mes",
  },
  dates: "{{dates}}",
  manyDates: "En {{number}} fechas fijas",
  yearRound: "{{rule}}, todo el año",
  within: "{{rule}}, {{season}}",
  months: "de {{from}} a {{to}}",
  month: "en {{month}}",
  days: "del {{from}} al {{to}}",
  starting: "a partir del {{date}}",
  until: "hasta el {{date}}",
  onRequest: "Fechas a petición",
  selected: "En fechas concretas",
} satisfies Translation<typeof source>;
