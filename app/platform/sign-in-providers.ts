/** The other sites whose accounts open this one, in the order of their buttons. */
export const signInProviders = ["google", "github", "twitter"] as const;
export type SignInProvider = (typeof signInProviders)[number];

export const isSignInProvider = (value: unknown): value is SignInProvider => signInProviders.some((provider) => provider === value);

/** Names of companies: the same in every language. */
export const providerNames: Record<SignInProvider, string> = { google: "Google", github: "GitHub", twitter: "Twitter" };
