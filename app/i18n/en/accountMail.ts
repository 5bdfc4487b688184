/** Texts of the mails about an account. Only the server reads them. */
export default {
  confirmEmail: {
    subject: "Please confirm your email address",
    preview: "One click, and your account is ready.",
    heading: "One more click",
    text: "Somebody, we hope you, has made an account at Yatrika with this address. Confirm that it is yours. The link works once, for 24 hours.",
    button: "Confirm my address",
    note: "If it was not you, do nothing: the address stays unconfirmed.",
  },
  changeEmail: {
    subject: "Confirm your new email address",
    preview: "One click, and your account has this address.",
    heading: "Your new address",
    text: "You asked for {{email}} to become the address of your account. Confirm that it is yours. The link works once, for 24 hours.",
    button: "Use this address",
    note: "If it was not you, do nothing: no account changes.",
  },
  emailChanged: {
    subject: "The email address of your account has changed",
    preview: "From now on you sign in with another address.",
    heading: "Your address has changed",
    text: "The email address of your account is now {{email}}. From now on you sign in with it, and our mails go there.",
    note: "If it was not you, call us at once: {{phone}}.",
  },
  resetPassword: {
    subject: "Choose a new password",
    preview: "The link works once, for one hour.",
    heading: "Choose a new password",
    text: "Somebody, we hope you, has asked for a new password for your account. The link works once, for one hour.",
    button: "Choose a new password",
    note: "If it was not you, do nothing: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: "The password of your account was changed just now. If it was you, there is nothing to do.",
    note: "If it was not you, choose a new password with “Forgot password” at once, or call us: {{phone}}.",
  },
  accountDeleted: {
    subject: "Your account has been deleted",
    preview: "Your data went with it.",
    heading: "Your account has been deleted",
    text: "Your account at Yatrika and the data in it have been deleted. You are signed out on all your devices.",
    note: "If it was not you, call us: {{phone}}.",
  },
} as const;
