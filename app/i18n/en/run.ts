/** Whether a departure runs, in words that travellers read. */
export default {
  runs: "It runs",
  cancelled: "It doesn’t take place",
  from_one: "Runs from {{count}} traveller",
  from_other: "Runs from {{count}} travellers",
  needs_one: "{{travellers}} of {{count}} traveller",
  needs_other: "{{travellers}} of {{count}} travellers",
  decided: "Decided by {{date}}. If it doesn’t run, you choose another date or get everything back.",
  label: "Does it run?",
};
