/** Sign-in with an account of another site: there and back. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import type { Env } from "#app/platform/env.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { signInProviders, type SignInProvider } from "#app/platform/sign-in-providers.ts";
import { authOf, callAuth, lentHeaders } from "#app/features/people/accounts/session/auth.server.ts";
import { failureReason, type ProviderFailureReason } from "#app/features/people/accounts/providers/provider-failure.ts";
import { attempts, type Attempt } from "#app/features/people/accounts/providers/provider-plugin.server.ts";
import { ProviderFailure } from "#app/features/people/accounts/providers/provider-requests.server.ts";
import { keepCookies } from "./sign-in.server.ts";

export const callbackPage = "/auth/callback";

/** A provider's button: without credentials it is there, but disabled. */
export type ProviderChoice = { provider: SignInProvider; enabled: boolean };

/** All providers, for the buttons of a page. */
export const providerChoices = (env: Env): ProviderChoice[] =>
  signInProviders.map((provider) => ({ provider, enabled: env.signInProviders[provider] !== undefined }));

type Failed = { reason: ProviderFailureReason; provider: SignInProvider; reference: string };

/** The page that tells of a failure. */
const failurePage = (page: string, { reason, provider, reference }: Failed) =>
  `${page}?${new URLSearchParams({ error: reason, provider, reference })}`;

const startSchema = z.object({ url: z.url() });

/** Where to send a visitor who wants to sign in with a provider that is enabled. `redirectTo` is a path on this site. Sets the cookie of the state. */
export async function startProviderSignIn(
  context: RequestContext,
  { provider, redirectTo }: { provider: SignInProvider; redirectTo: string | undefined },
): Promise<string> {
  const page = localPath(context.language, callbackPage);
  const verdict = await countRequest(context, rateLimits.providerSignIn, context.address);
  if (!verdict.ok) return failurePage(page, { reason: "tooMany", provider, reference: context.id });
  const back = new URL(page, context.env.origin).href;
  const answer = await callAuth(context, "/sign-in/social", {
    provider,
    callbackURL: redirectTo ? `${back}?${new URLSearchParams({ redirectTo })}` : back,
    errorCallbackURL: back,
    additionalData: { provider },
  });
  const started = startSchema.safeParse(answer.body);
  if (!started.success) throw new Error(`Sign-in with ${provider} could not begin: ${answer.code ?? answer.status}`);
  context.cookies.push(...answer.cookies);
  return started.data.url;
}

/**
 * Ends the session that this browser had before, and notes what the new one has changed: the library has written its rows already.
 * These entries cannot be written with them. The library makes account and session in two steps, and runs what is to follow a row
 * (`after`) once its transaction is over; around both of them there would be a transaction that waits for the provider. So nobody is
 * handed a session whose entries are not written.
 */
async function noteSignIn({ db, account: before }: RequestContext, attempt: Attempt, provider: SignInProvider) {
  const { profiles, sessions } = schema;
  await db.transaction(async (tx) => {
    if (before) await tx.delete(sessions).where(eq(sessions.id, before.sessionId));
    const [profile] = await tx
      .select()
      .from(profiles)
      .where(eq(profiles.id, attempt.signedIn ?? ""));
    if (!profile) return;
    const entry = {
      actorId: profile.id,
      actorName: `${profile.firstName} ${profile.lastName}`.trim(),
      subjectType: "profile",
      subjectId: profile.id,
    };
    if (attempt.registered) await writeAudit(tx, { ...entry, action: "account.registered", details: { provider } });
    else if (attempt.joined) await writeAudit(tx, { ...entry, action: "account.provider-joined", details: { provider } });
    if (profile.userType === "Admin") await writeAudit(tx, { ...entry, action: "account.admin-signed-in", details: { provider } });
  });
}

/**
 * What a visitor brings back from a provider: signs her in, or not. Returns the page to go on to; what went wrong is in the log
 * under the request's id, which that page shows.
 */
export async function finishProviderSignIn(context: RequestContext, provider: SignInProvider): Promise<string> {
  const { env, id, log, request } = context;
  const { pathname, search } = new URL(request.url);
  const headers = lentHeaders(request);
  const attempt: Attempt = {};
  const answer = await attempts.run(attempt, () =>
    authOf(context).handler(new Request(new URL(pathname + search, env.origin), { headers })),
  );
  const cookies = answer.headers.getSetCookie();
  const target = new URL(answer.headers.get("Location") ?? callbackPage, env.origin);
  const code = target.searchParams.get("error") ?? (answer.status === 302 ? undefined : `status ${answer.status}`);
  if (code === undefined) {
    await noteSignIn(context, attempt, provider);
    keepCookies(context, cookies);
    return target.pathname + target.search;
  }
  keepCookies(context, cookies);
  const { failure } = attempt;
  const failed = failure instanceof ProviderFailure ? failure.kind : undefined;
  const reason = failureReason({ code, failure: failed, emailUnverified: attempt.emailUnverified ?? false });
  // The code may be whatever somebody wrote into the address.
  log.warn({ id, provider, reason, code: code.slice(0, 60), err: failure }, "sign-in with a provider failed");
  return failurePage(target.pathname, { reason, provider, reference: id });
}
