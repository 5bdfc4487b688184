export default {
  subscribed: {
    title: "Check your mail",
    text: "If this address can receive our letter, a mail with a button to confirm is on its way. It works for 24 hours.",
  },
  invalid: { title: "Please check the address", text: "It does not look like an email address. Correct it and send it again." },
  tooMany: {
    title: "Too many requests",
    text_one: "Somebody at your connection has asked too often. Try again in {{count}} minute.",
    text_other: "Somebody at your connection has asked too often. Try again in {{count}} minutes.",
  },
  confirm: { title: "Confirm your subscription", text: "One click, and the next letter comes to you.", button: "Confirm" },
  confirmed: { title: "You are on the list", text: "Thank you. The next letter comes to you; each one has a link to unsubscribe." },
  expired: { title: "This link has expired", text: "Links work for 24 hours. Ask for the letter again and a new one comes at once." },
  unknown: {
    title: "This link does not work",
    text: "It may have been used already, or a part of it is missing. If you have confirmed before, you are on the list.",
  },
  unsubscribe: { title: "Unsubscribe", text: "One click and you get no more letters from us.", button: "Unsubscribe" },
  unsubscribed: { title: "You are off the list", text: "You get no more letters from us. You can come back whenever you like." },
  forged: { title: "This link is not complete", text: "Use the link in the letter as it is, or write to us and we take you off the list." },
  home: "Back to the homepage",
} as const;
