/** What is answered in plain text, before any page is looked for. */
export default {
  method: "Method Not Allowed",
  address: "Bad Request: this address cannot be read.",
  foreign: "Forbidden: this form was sent from another site.",
} as const;
