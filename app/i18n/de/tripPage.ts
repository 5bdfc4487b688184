import type source from "#app/i18n/en/tripPage.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  facts: { label: "Das Wichtigste" },
  days: {
    openAll: "Alle öffnen",
    closeAll: "Alle schließen",
    stops: "Stationen",
    optional: "Auf Wunsch",
    ascent: "{{metres}} m Aufstieg",
  },
  guide: {
    heading: "Wer Sie führt",
    speaks: "Spricht {{languages}}",
    since: "Bei uns seit {{year}}",
    ask: "{{name}} fragen",
    subject: "Für {{guide}}: {{tour}}",
  },
  right: "Passt diese Reise zu Ihnen?",
  cost: {
    heading: "Was es am Ende kostet",
    lead: "Unsere Schätzung für eine Person: der Reisepreis, was Sie vor Ort zahlen und was Sie außerdem wahrscheinlich ausgeben.",
    what: "Wofür",
    amount: "Pro Person",
    price: "Reisepreis",
    spot: "Vor Ort zu zahlen",
    spotAmount: "Vor Ort zu zahlen: {{amount}}",
    estimated: "Stand: {{month}}.",
    stale: "Geschätzt im Monat {{month}}, vor mehr als einem Jahr: Fragen Sie uns, bevor Sie sich darauf verlassen.",
    nothing: "Nichts",
    sum: "Zusammen",
  },
  points: {
    start: "Wo wir uns treffen",
    end: "Wo die Reise endet",
    local: "Zum Vorzeigen im Taxi",
    byDay: "Am Tag",
    afterDark: "Nach Einbruch der Dunkelheit",
  },
  bring: "Was Sie mitbringen",
  womenLed: "Von Frauen geführt, in Fakten",
  access: { heading: "Barrierefreiheit", ask: "Wen Sie fragen können" },
  questions: "Fragen und Antworten",
  languages: "Sprachen",
  refund: {
    full: "Volle Erstattung bis {{date}}",
    part: "{{percent}} Erstattung bis {{date}}",
    none: "Für diesen Termin gibt es keine Erstattung mehr.",
    fee: "Wir behalten {{fee}} Bearbeitungsgebühr pro Buchung ein.",
  },
} satisfies Translation<typeof source>;
