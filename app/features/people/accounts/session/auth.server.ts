/** The auth library, set up for this site. Nothing but this folder calls it; its own addresses are closed except those of `api/auth`. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { v7 as uuidv7 } from "uuid";
import { schema } from "#db/database.server.ts";
import { ownOrigins } from "#app/platform/http-security.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { hashPassword, verifyPassword } from "#app/features/people/accounts/password-hash.server.ts";
import { maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import { providerHooks, providerPlugin, refuseUnverified } from "#app/features/people/accounts/providers/provider-plugin.server.ts";

const dayInSeconds = 86_400;
const authPath = "/api/auth";

function createAuth({ env, db, secret, log }: Services) {
  const https = env.origin.startsWith("https:");
  return betterAuth({
    appName: "Yatrika",
    baseURL: env.origin,
    basePath: authPath,
    secret,
    trustedOrigins: ownOrigins(env.origin),
    // Joins and its own transactions would meet the one connection of the embedded database.
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: false }),
    user: {
      modelName: "profiles",
      fields: { name: "firstName" },
      additionalFields: {
        lastName: { type: "string", required: false, defaultValue: "" },
        phone: { type: "string", required: false },
        language: { type: "string", required: false, defaultValue: "en" },
        userType: { type: ["Customer", "Admin"], required: true, defaultValue: "Customer", input: false },
      },
      validateUserInfo: refuseUnverified,
    },
    session: { modelName: "sessions", expiresIn: 30 * dayInSeconds, updateAge: dayInSeconds },
    account: {
      modelName: "signInMethods",
      updateAccountOnSignIn: false,
      // A provider's account joins one of ours only where both sides have verified the address (docs/product.md).
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true, allowDifferentEmails: false },
    },
    databaseHooks: providerHooks,
    plugins: [providerPlugin(env.signInProviders)],
    // Where no sign-in is known that it could belong to; otherwise the page of the sign-in's language.
    onAPIError: { errorURL: new URL("/auth/callback", env.origin).href },
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      autoSignIn: !env.requireEmailConfirmation,
      requireEmailVerification: env.requireEmailConfirmation,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // Ours are counted by account and by address, failures only (sign-in.server.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookies: { session_token: { name: https ? "__Host-session" : "session" } },
      cookiePrefix: https ? "__Host-auth" : "auth",
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: https },
      // Vitest sets TEST, which would switch these checks off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => uuidv7() },
    },
    logger: { level: "warn", disableColors: true, log: (level, message) => log[level]({ auth: true }, message) },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

const authOfServices = new WeakMap<object, Auth>();

/** The library for these services; made once for each set of settings. */
export function authOf(services: Services): Auth {
  const known = authOfServices.get(services.env);
  if (known) return known;
  const auth = createAuth(services);
  authOfServices.set(services.env, auth);
  return auth;
}

/** What a visitor's request lends to one of the library: its cookies and its browser's name. */
export function lentHeaders({ headers }: Request): Headers {
  const lent = new Headers();
  for (const name of ["Cookie", "User-Agent"]) {
    const value = headers.get(name);
    if (value) lent.set(name, value);
  }
  return lent;
}

/** What the library answered: its status, the code of a refusal, and the cookies to pass on. */
export type AuthAnswer = { status: number; code: string | undefined; body: unknown; cookies: string[] };

/**
 * Asks the library through its HTTP door, so that its own checks run. The origin is ours, because foreign writes were refused before (platform/http-security).
 */
export async function callAuth(context: Services & { request: Request }, path: string, body: object): Promise<AuthAnswer> {
  const { env, request } = context;
  const headers = lentHeaders(request);
  headers.set("Content-Type", "application/json");
  headers.set("Origin", env.origin);
  const url = new URL(authPath + path, env.origin);
  const answer = await authOf(context).handler(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
  const text = await answer.text();
  const parsed: unknown = text === "" ? undefined : JSON.parse(text);
  const code = parsed && typeof parsed === "object" && "code" in parsed ? String(parsed.code) : undefined;
  return { status: answer.status, code, body: parsed, cookies: answer.headers.getSetCookie() };
}
