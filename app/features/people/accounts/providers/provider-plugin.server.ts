/** The providers as the auth library takes them, and its rules for accounts that come from them. */
import { AsyncLocalStorage } from "node:async_hooks";
import { getOAuthState } from "better-auth/api";
import { genericOAuth, type GenericOAuthConfig } from "better-auth/plugins";
import { z } from "zod";
import { languageOfPath } from "#app/i18n/languages.ts";
import type { EnabledProviders, ProviderSettings } from "#app/platform/provider-settings.server.ts";
import { signInProviders, type SignInProvider } from "#app/platform/sign-in-providers.ts";
import { askProfile, exchangeCode, ProviderFailure } from "./provider-requests.server.ts";

/** What one return from a provider has come to, beside the library's one-word answer. */
export type Attempt = {
  failure?: unknown;
  emailUnverified?: boolean;
  /** The profile that was made, the one that got a new way to sign in, and the one that is signed in now. */
  registered?: string;
  joined?: string;
  signedIn?: string;
};
export const attempts = new AsyncLocalStorage<Attempt>();

const scopes: Record<SignInProvider, string[]> = {
  google: ["openid", "email", "profile"],
  github: ["read:user", "user:email"],
  twitter: ["users.read", "tweet.read", "users.email"],
};

/** What we put into the state of a sign-in when it begins. */
const stateSchema = z.object({ provider: z.enum(signInProviders), callbackURL: z.url() });

/** Notes why it failed and lets the library give its own answer. */
async function noted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const attempt = attempts.getStore();
    if (attempt) attempt.failure = error;
    throw error;
  }
}

function providerConfig(provider: SignInProvider, settings: ProviderSettings): GenericOAuthConfig {
  return {
    providerId: provider,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationUrl: settings.authorizationUrl,
    scopes: scopes[provider],
    pkce: true,
    getToken: ({ code, codeVerifier = "", redirectURI }) =>
      noted(async () => {
        // A state that was made for one provider is good at no other one's address.
        const begun = stateSchema.safeParse(await getOAuthState()).data?.provider;
        if (begun !== provider) throw new ProviderFailure("refused", `begun with ${begun}, came back from ${provider}`);
        return { accessToken: await exchangeCode(provider, settings, { code, codeVerifier, redirectURI }) };
      }),
    async getUserInfo({ accessToken = "" }) {
      // Null is what the library takes for a failure here.
      const profile = await noted(() => askProfile(provider, settings, { accessToken })).catch(() => null);
      const attempt = attempts.getStore();
      if (profile && attempt) attempt.emailUnverified = !profile.emailVerified;
      return profile;
    },
    async mapProfileToUser(profile) {
      const state = stateSchema.safeParse(await getOAuthState()).data;
      const language = languageOfPath(state ? new URL(state.callbackURL).pathname : "/");
      // These fields and no others: nothing else of a provider's answer reaches a profile.
      const { email, emailVerified } = profile;
      return { name: String(profile.firstName), lastName: String(profile.lastName), email, emailVerified, image: undefined, language };
    },
  };
}

/** The library's plugin for the providers with credentials. */
export const providerPlugin = (enabled: EnabledProviders) =>
  genericOAuth({
    config: signInProviders.flatMap((provider) => {
      const settings = enabled[provider];
      return settings ? [providerConfig(provider, settings)] : [];
    }),
  });

type NewPerson = { user: { emailVerified?: boolean | undefined }; source: { action: string; method: string } };

/**
 * No account begins with an address that its provider does not vouch for: whoever typed it there would keep a way into the
 * account after the address's owner has taken it over by a password reset.
 */
export const refuseUnverified = ({ user, source }: NewPerson) =>
  source.method === "oauth" && source.action === "create-user" && !user.emailVerified ? { error: "email_unverified" } : undefined;

const note = (facts: Attempt) => {
  const attempt = attempts.getStore();
  if (attempt) Object.assign(attempt, facts);
};

/** What the library is told to do around the rows it writes; outside an attempt nothing but to keep no tokens. */
export const providerHooks = {
  user: { create: { after: async (user: { id: string }) => note({ registered: user.id }) } },
  account: {
    create: {
      /** The tokens have told who she is; kept, they could only leak. */
      before: async <Account extends object>(account: Account) => ({
        data: { ...account, accessToken: null, refreshToken: null, idToken: null, accessTokenExpiresAt: null, refreshTokenExpiresAt: null },
      }),
      after: async (account: { userId: string }) => note({ joined: account.userId }),
    },
  },
  session: { create: { after: async (session: { userId: string }) => note({ signedIn: session.userId }) } },
};
