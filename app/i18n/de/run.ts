/** Whether a departure runs, in words that travellers read. */
export default {
  runs: "Findet statt",
  cancelled: "Findet nicht statt",
  from_one: "Findet ab {{count}} Person statt",
  from_other: "Findet ab {{count}} Personen statt",
  needs_one: "{{travellers}} von {{count}} Person",
  needs_other: "{{travellers}} von {{count}} Personen",
  decided: "Entschieden bis {{date}}. Findet die Reise nicht statt, wählen Sie einen anderen Termin oder erhalten alles zurück.",
  label: "Findet sie statt?",
};
