import type source from "#app/i18n/en/schedule.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  each: "{{weekday}}",
  weekly: "Chaque {{weekdays}}",
  everyWeek: "Chaque {{weekdays}}",
  everySecond: "Un {{weekday}} sur deux",
  everyWeeks: "Toutes les {{weeks}} semaines ({{weekdays}})",
  monthly: {
    first: "Le premier {{weekday}} du mois",
    second: "Le deuxième {{weekday}} du mois",
    third: "Le troisième {{weekday}} du mois",
    fourth: "Le quatrième {{weekday}} du mois",
    last: "Le dernier {{weekday}} du mois",
  },
  dates: "{{dates}}",
  manyDates: "À {{number}} dates fixes",
  yearRound: "{{rule}}, toute l’année",
  within: "{{rule}}, {{season}}",
  months: "{{from}} à {{to}}",
  month: "en {{month}}",
  days: "du {{from}} au {{to}}",
  starting: "à partir du {{date}}",
  until: "jusqu’au {{date}}",
  onRequest: "Dates sur demande",
  selected: "À certaines dates",
} satisfies Translation<typeof source>;
