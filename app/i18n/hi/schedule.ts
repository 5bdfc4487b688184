import type source from "#app/i18n/en/schedule.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  each: "{{weekday}}",
  weekly: "हर {{weekdays}}",
  everyWeek: "हर {{weekdays}}",
  everySecond: "हर दूसरे {{weekday}}",
  everyWeeks: "हर {{weeks}} हफ़्ते में {{weekdays}}",
  monthly: {
    first: "हर महीने का पहला {{weekday}}",
    second: "हर महीने का दूसरा {{weekday}}",
    third: "हर महीने का तीसरा {{weekday}}",
    fourth: "हर महीने का चौथा {{weekday}}",
    last: "हर महीने का आख़िरी {{weekday}}",
  },
  dates: "{{dates}}",
  manyDates: "{{number}} तय तारीख़ों पर",
  yearRound: "{{rule}}, साल भर",
  within: "{{rule}}, {{season}}",
  months: "{{from}} से {{to}}",
  month: "{{month}} में",
  days: "{{from}} से {{to}}",
  starting: "{{date}} से",
  until: "{{date}} तक",
  onRequest: "तारीख़ें पूछने पर",
  selected: "चुनी हुई तारीख़ों पर",
} satisfies Translation<typeof source>;
