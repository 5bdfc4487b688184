export default {
  toProfile: "To your profile",
  toSignIn: "To sign in",
  form: { email: "E-mail address" },
  errors: { emailInvalid: "Please enter a valid email address" },
  mailRequest: {
    tooMany_one: "Links were asked for too often. Try again in {{count}} minute.",
    tooMany_other: "Links were asked for too often. Try again in {{count}} minutes.",
  },
  links: {
    ask: {
      title: "Confirm your e-mail address",
      text: "Enter the address of your account. If it still needs to be confirmed, we mail you a link.",
      button: "Send the link",
    },
    sent: {
      title: "Check your mail",
      text: "If the address belongs to an account and still needs to be confirmed, a mail with a link is on its way. It works for 24 hours.",
    },
    confirm: { title: "Confirm your address", text: "One click, and {{email}} is confirmed as yours.", button: "Confirm" },
    change: { title: "Your new address", text: "One click, and {{email}} is the address of your account.", button: "Use this address" },
    confirmed: { title: "Your address is confirmed", text: "Thank you. Your account is ready." },
    changed: { title: "Your address has changed", text: "From now on you sign in with your new address. We have told your former one." },
    used: { title: "This link has been used", text: "Each link works once. If it was you, everything is done." },
    expired: { title: "This link has expired", text: "Links work for 24 hours. Enter your address, and a new one comes at once." },
    unknown: {
      title: "This link does not work",
      text: "Use the newest mail you have from us, with its link as it is. Or enter your address, and a new one comes.",
    },
    taken: {
      title: "This address is taken",
      text: "Another account has this address by now. Yours keeps the one it has; choose another one in your profile.",
    },
  },
} as const;
