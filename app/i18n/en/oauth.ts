export default {
  buttons: {
    label: "Sign in with an account from another site",
    or: "or with your email",
    connecting: "Connecting to {{provider}}",
    unavailable: "Sign-in with {{provider}} is not set up on this site.",
  },
  completing: {
    title: "Completing Sign In",
    text: "One moment: we’re checking your sign-in.",
    continue: "Continue",
  },
  failed: {
    title: "Authentication Error",
    return: "Return to Sign In",
    reference: "Reference: {{reference}}",
    theProvider: "The other site",
    reasons: {
      denied: "You did not allow {{provider}} to tell us who you are, so you aren’t signed in. Nothing has changed.",
      expired: "This sign-in took too long, was used before, or was started in another browser. Please start again.",
      unavailable: "{{provider}} is not answering at the moment. Please try again in a few minutes, or sign in with your password.",
      refused: "{{provider}} did not confirm this sign-in. Please start again.",
      noEmail:
        "{{provider}} has no email address for your account, and we need one. Sign in another way, or register with your email address.",
      unverifiedEmail:
        "{{provider}} has not confirmed your email address. Confirm it at {{provider}} and try again, or use your email address and a password here.",
      notLinkable:
        "There is already an account with your email address, and the address has not been confirmed here yet. Sign in with your password and confirm it. After that, you can sign in with {{provider}}, too.",
      tooMany: "Someone on your connection has tried too often. Please try again in ten minutes.",
      unexpected: "An unexpected error occurred during authentication.",
    },
  },
} as const;
