/** The settings of the sign-in providers: `GOOGLE_`, `GITHUB_` and `TWITTER_` before each name. */
import { z } from "zod";
import { signInProviders, type SignInProvider } from "./sign-in-providers.ts";

/** What the site needs to know of a provider to send visitors there and to ask who they are. */
export type ProviderSettings = {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** GitHub's list of email addresses is at `/emails` below it. */
  userInfoUrl: string;
};

/** Providers without credentials are undefined: their buttons are disabled. */
export type EnabledProviders = Partial<Record<SignInProvider, ProviderSettings>>;

/** The providers' own addresses, as their documentation names them. */
const endpoints = {
  google: {
    authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
  },
  github: {
    authorizationUrl: "https://github.com/login/oauth/authorize",
    tokenUrl: "https://github.com/login/oauth/access_token",
    userInfoUrl: "https://api.github.com/user",
  },
  twitter: {
    authorizationUrl: "https://x.com/i/oauth2/authorize",
    tokenUrl: "https://api.x.com/2/oauth2/token",
    userInfoUrl: "https://api.x.com/2/users/me",
  },
} satisfies Record<SignInProvider, object>;

const local = ["localhost", "127.0.0.1", "[::1]"];
/** A secret goes there: in the clear only to this machine. */
export const isEndpoint = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  return (protocol === "https:" || (protocol === "http:" && local.includes(hostname))) && search === "" && hash === "";
};

function settingsOf(provider: SignInProvider) {
  const prefix = provider.toUpperCase();
  const address = (name: string, byDefault: string) => {
    const wrong = `${prefix}_${name} must be an https:// address without a query (http:// only for this machine)`;
    return z
      .url({ protocol: /^https?$/, error: wrong })
      .refine(isEndpoint, wrong)
      .default(byDefault);
  };
  const { authorizationUrl, tokenUrl, userInfoUrl } = endpoints[provider];
  return {
    [`${prefix}_CLIENT_ID`]: z.string().trim().min(1).optional(),
    [`${prefix}_CLIENT_SECRET`]: z.string().trim().min(1).optional(),
    [`${prefix}_AUTHORIZATION_URL`]: address("AUTHORIZATION_URL", authorizationUrl),
    [`${prefix}_TOKEN_URL`]: address("TOKEN_URL", tokenUrl),
    [`${prefix}_USERINFO_URL`]: address("USERINFO_URL", userInfoUrl),
  };
}

/** The variables of all providers; `enabledProviders` reads what they hold. */
export const providerSettingsShape: Record<string, z.ZodType<string | undefined>> = Object.assign({}, ...signInProviders.map(settingsOf));

/** Where only one of id and secret is there, the name of the missing one with what is wrong. */
export function incompleteProviders(values: Record<string, unknown>): { name: string; message: string }[] {
  return signInProviders.flatMap((provider) => {
    const [id, secret] = [`${provider.toUpperCase()}_CLIENT_ID`, `${provider.toUpperCase()}_CLIENT_SECRET`];
    if (Boolean(values[id]) === Boolean(values[secret])) return [];
    const [missing, given] = values[id] ? [secret, id] : [id, secret];
    return [{ name: missing, message: `${missing} is missing: ${given} is set, and sign-in needs both` }];
  });
}

/** The providers with credentials. */
export function enabledProviders(values: Record<string, unknown>): EnabledProviders {
  const enabled: EnabledProviders = {};
  for (const provider of signInProviders) {
    const setting = (name: string) => String(values[`${provider.toUpperCase()}_${name}`] ?? "");
    const clientId = setting("CLIENT_ID");
    if (!clientId) continue;
    enabled[provider] = {
      clientId,
      clientSecret: setting("CLIENT_SECRET"),
      authorizationUrl: setting("AUTHORIZATION_URL"),
      tokenUrl: setting("TOKEN_URL"),
      userInfoUrl: setting("USERINFO_URL"),
    };
  }
  return enabled;
}

/** Where forms of this site may lead: browsers apply `form-action` to the redirect that answers a form. */
export const providerOrigins = (enabled: EnabledProviders): string[] => [
  ...new Set(Object.values(enabled).map(({ authorizationUrl }) => new URL(authorizationUrl).origin)),
];
