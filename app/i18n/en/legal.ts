export default {
  updated: "Last Updated: {{date}}",
  questions: "Have questions?",
  contact: "Contact us",
  contents: "On this page",
  /** What of the price comes back. */
  share: { everything: "everything", nothing: "nothing", lessFee: "{{share}}, minus an administrative fee of {{fee}}" },
} as const;
