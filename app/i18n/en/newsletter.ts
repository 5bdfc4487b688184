export default {
  subscribed: {
    title: "Check your email",
    text: "If this address can receive our newsletter, we’ll email you a link to confirm. The link works for 24 hours.",
  },
  unsent: {
    title: "Not subscribed yet",
    text: "We couldn’t email you the link to confirm, because we can’t send emails at the moment. Please try again in a few days.",
  },
  invalid: { title: "Please check the address", text: "This doesn’t look like an email address. Please correct it and send it again." },
  tooMany: {
    title: "Too many requests",
    text_one: "Someone on your connection has asked too often. Please try again in {{count}} minute.",
    text_other: "Someone on your connection has asked too often. Please try again in {{count}} minutes.",
  },
  confirm: { title: "Confirm your subscription", text: "One click, and we’ll send you the next newsletter.", button: "Confirm" },
  confirmed: { title: "You’re subscribed", text: "Thank you. We’ll send you the next newsletter. Each one has a link to unsubscribe." },
  expired: { title: "This link has expired", text: "Links work for 24 hours. Subscribe again, and we’ll send you a new one." },
  unknown: {
    title: "This link does not work",
    text: "It may have been used already, or part of it may be missing. If you have already confirmed, you’re subscribed.",
  },
  unsubscribe: { title: "Unsubscribe", text: "One click, and we won’t send you any more newsletters.", button: "Unsubscribe" },
  unsubscribed: { title: "You’re unsubscribed", text: "We won’t send you any more newsletters. You can subscribe again at any time." },
  forged: {
    title: "This link is not complete",
    text: "Please use the link in the newsletter exactly as it is, or write to us and we’ll unsubscribe you.",
  },
  home: "Back to the homepage",
} as const;
