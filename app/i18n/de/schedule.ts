import type source from "#app/i18n/en/schedule.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  each: "{{weekday}}",
  weekly: "Jeden {{weekdays}}",
  everyWeek: "Jeden {{weekdays}}",
  everySecond: "Jeden zweiten {{weekday}}",
  everyWeeks: "Alle {{weeks}} Wochen am {{weekdays}}",
  monthly: {
    first: "Am ersten {{weekday}} im Monat",
    second: "Am zweiten {{weekday}} im Monat",
    third: "Am dritten {{weekday}} im Monat",
    fourth: "Am vierten {{weekday}} im Monat",
    last: "Am letzten {{weekday}} im Monat",
  },
  dates: "{{dates}}",
  manyDates: "An {{number}} festen Terminen",
  yearRound: "{{rule}}, das ganze Jahr",
  within: "{{rule}}, {{season}}",
  months: "{{from}} bis {{to}}",
  month: "im {{month}}",
  days: "{{from}} bis {{to}}",
  starting: "ab {{date}}",
  until: "bis {{date}}",
  onRequest: "Termine auf Anfrage",
  selected: "An ausgewählten Terminen",
} satisfies Translation<typeof source>;
