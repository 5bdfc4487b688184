export default {
  updated: "Last Updated: April 1, 2025",
  questions: "Have questions?",
  contact: "Contact us",
  contents: "On this page",
} as const;
