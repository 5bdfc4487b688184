/** What the site asks a provider itself: to exchange a code, and whose it was. Nothing of it is kept. */
import { z } from "zod";
import type { ProviderSettings } from "#app/platform/provider-settings.server.ts";
import type { SignInProvider } from "#app/platform/sign-in-providers.ts";
import { readProfile, type ProviderProfile } from "./provider-profile.server.ts";

/** Each question has this long; somebody is waiting for the page. */
const timeLimitMs = 8_000;
const maxAnswerLength = 256 * 1024;

/** Why a provider did not answer as it should: it is away or too slow, or it refused. The message is for the log, without personal data. */
export class ProviderFailure extends Error {
  readonly kind: "unavailable" | "refused";
  constructor(kind: "unavailable" | "refused", message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

type Question = { method?: string; body?: URLSearchParams; headers: Record<string, string> };

/** Asks for JSON. Throws a ProviderFailure; follows no redirect, which could take a secret elsewhere. */
async function ask(url: string, question: Question, limitMs: number): Promise<unknown> {
  const { host, pathname } = new URL(url);
  const where = `${host}${pathname}`;
  const signal = AbortSignal.timeout(limitMs);
  const headers = { Accept: "application/json", "User-Agent": "Yatrika", ...question.headers };
  let status: number;
  let body: string;
  try {
    const answer = await fetch(url, { ...question, headers, redirect: "manual", signal });
    status = answer.status;
    body = await answer.text();
  } catch (error) {
    const why = signal.aborted ? `did not answer within ${limitMs} ms` : "cannot be reached";
    throw new ProviderFailure("unavailable", `${where} ${why}`, { cause: error });
  }
  if (status >= 500 || status === 429) throw new ProviderFailure("unavailable", `${where} answered ${status}`);
  if (status !== 200 && status !== 201) throw new ProviderFailure("refused", `${where} answered ${status}`);
  try {
    return JSON.parse(body.slice(0, maxAnswerLength));
  } catch (error) {
    throw new ProviderFailure("refused", `${where} answered no JSON`, { cause: error });
  }
}

const tokensSchema = z.object({ access_token: z.string().min(1) });

export type CodeToExchange = { code: string; codeVerifier: string; redirectURI: string };

/** The access token for a code. Twitter wants the secret as a password, the others in the form. */
export async function exchangeCode(
  provider: SignInProvider,
  settings: ProviderSettings,
  { code, codeVerifier, redirectURI, limitMs = timeLimitMs }: CodeToExchange & { limitMs?: number },
): Promise<string> {
  const { clientId, clientSecret, tokenUrl } = settings;
  const body = new URLSearchParams({ grant_type: "authorization_code", code, redirect_uri: redirectURI, code_verifier: codeVerifier });
  body.set("client_id", clientId);
  const headers: Record<string, string> = {};
  if (provider === "twitter") {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    headers.Authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
  } else body.set("client_secret", clientSecret);
  const answer = await ask(tokenUrl, { method: "POST", body, headers }, limitMs);
  const tokens = tokensSchema.safeParse(answer);
  // GitHub refuses with status 200 and an `error` in place of the token.
  if (!tokens.success) throw new ProviderFailure("refused", `${new URL(tokenUrl).host} gave no access token`);
  return tokens.data.access_token;
}

/** Whose the token is. */
export async function askProfile(
  provider: SignInProvider,
  settings: ProviderSettings,
  { accessToken, limitMs = timeLimitMs }: { accessToken: string; limitMs?: number },
): Promise<ProviderProfile> {
  const question = { headers: { Authorization: `Bearer ${accessToken}` } };
  const url = provider === "twitter" ? `${settings.userInfoUrl}?user.fields=confirmed_email` : settings.userInfoUrl;
  const [answer, addresses] = await Promise.all([
    ask(url, question, limitMs),
    provider === "github" ? ask(`${settings.userInfoUrl}/emails`, question, limitMs) : undefined,
  ]);
  try {
    return readProfile(provider, answer, addresses);
  } catch (error) {
    throw new ProviderFailure("refused", `${new URL(url).host} described nobody`, { cause: error });
  }
}
