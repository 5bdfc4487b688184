/** The one-time link by which the first person who administers the site makes her account (docs/running.md, Administrators). */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { eq, like } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { hasOwner, writeRoles } from "#app/features/people/access/roles.server.ts";
import { addAccount } from "#app/features/people/accounts/add-account.server.ts";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { beginAttempt, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { hashToken, newToken } from "#app/platform/signature.server.ts";
import { passwordIsHers } from "./first-admin.server.ts";
import type { SetupForm } from "./setup-form.server.ts";
import { keepCookies } from "./sign-in.server.ts";

const { profiles, secrets } = schema;

const hourMs = 3_600_000;
const validMs = 24 * hourMs;
/** So long a link that has run out is still known as one. */
const rememberedMs = 30 * 24 * hourMs;
/** Before the hash of each key; the value is the moment when it was made. Of several processes each has printed its own. */
const prefix = "setup-link ";

const keysIn = (db: Queryable) =>
  db
    .select()
    .from(secrets)
    .where(like(secrets.name, `${prefix}%`))
    .orderBy(secrets.name);

/** In the data folder, which nobody but the operator reads. */
const fileOf = ({ dataDir }: Pick<Env, "dataDir">) => path.join(dataDir, "setup-link.txt");

function writeLink(file: string, link: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // A file that is there already would keep the rights that it has.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${link}\n`, { mode: 0o600, flag: "wx" });
}

/**
 * At start: makes a new link as long as nobody administers the site. Where nobody reads along it is written into a file, and never into
 * the log.
 */
export async function inviteOwner({
  db,
  env,
  now,
}: Pick<Services, "db" | "env" | "now">): Promise<{ link: string; file: string } | undefined> {
  const file = fileOf(env);
  const key = newToken();
  const invited = await db.transaction(async (tx) => {
    const owned = await hasOwner(tx);
    const kept = await keysIn(tx);
    for (const { name, value } of kept)
      if (owned || now().getTime() - Date.parse(value) > rememberedMs) await tx.delete(secrets).where(eq(secrets.name, name));
    if (!owned) await tx.insert(secrets).values({ name: prefix + hashToken(key), value: now().toISOString() });
    return !owned;
  });
  if (!invited) {
    fs.rmSync(file, { force: true });
    return undefined;
  }
  const link = `${env.origin}/setup?key=${key}`;
  if (env.terminal) fs.rmSync(file, { force: true });
  else writeLink(file, link);
  return { link, file };
}

/** `done`: somebody administers the site, so that no link opens anything any more. */
export type SetupLink = "open" | "done" | "expired" | "unknown";

/** Compares with every key there is, in a time that tells nothing about any of them. */
function stateOf(kept: readonly { name: string; value: string }[], key: string, now: Date): SetupLink {
  const given = Buffer.from(hashToken(key));
  const found = kept.filter(({ name }) => {
    const hash = Buffer.from(name.slice(prefix.length));
    return hash.length === given.length && crypto.timingSafeEqual(hash, given);
  })[0];
  if (!found) return "unknown";
  return now.getTime() - Date.parse(found.value) < validMs ? "open" : "expired";
}

/** What a link opens. Guesses are counted by the address that they come from: `wait` is in seconds, when there were too many. */
export async function checkSetupLink(context: RequestContext, key: string): Promise<SetupLink | { wait: number }> {
  const { db, now } = context;
  if (await hasOwner(db)) return "done";
  const verdict = await beginAttempt(context, [{ limit: rateLimits.setupLink, source: context.address }]);
  if (!verdict.ok) return { wait: verdict.wait };
  const state = stateOf(await keysIn(db), key, now());
  if (state !== "unknown") await forgiveAttempt(context, verdict.attempt);
  return state;
}

export type SetupOutcome = { ok: true } | { ok: false; reason: Exclude<SetupLink, "open"> | "taken" };

/**
 * Makes the first owner's account and signs her in: her address needs no confirmation, the link has come from the machine itself. An
 * account that she has made before becomes the owner's, where she knows its password.
 */
export async function setUpOwner(context: RequestContext, key: string, form: SetupForm): Promise<SetupOutcome> {
  const { db, env, now, language } = context;
  const { firstName, lastName, email, password } = form;
  const hash = await hashPassword(password);
  const outcome = await db.transaction(async (tx): Promise<SetupOutcome> => {
    // Of two who use a link at once, the second waits here until the first is done.
    const kept = await keysIn(tx).for("update");
    if (await hasOwner(tx)) return { ok: false, reason: "done" };
    const state = stateOf(kept, key, now());
    if (state !== "open") return { ok: false, reason: state };
    const added = await addAccount(tx, { firstName, lastName, email, language, hash, emailVerified: true }, now());
    const id = added ?? (await ownAccount(tx, email, password));
    if (!id) return { ok: false, reason: "taken" };
    const by = { actorId: id, actorName: `${firstName} ${lastName}` };
    if (added) await writeAudit(tx, { ...by, action: "account.registered", subjectType: "profile", subjectId: id });
    else await tx.update(profiles).set({ emailVerified: true, updatedAt: now() }).where(eq(profiles.id, id));
    await writeRoles(tx, { profileId: id, roles: ["Owner"], by, now: now() });
    await tx.delete(secrets).where(like(secrets.name, `${prefix}%`));
    return { ok: true };
  });
  if (!outcome.ok) return outcome;
  fs.rmSync(fileOf(env), { force: true });
  const answer = await callAuth(context, "/sign-in/email", { email, password });
  // The account is there: she is shown the way to sign in.
  if (answer.status !== 200) return { ok: false, reason: "done" };
  keepCookies(context, answer.cookies);
  return { ok: true };
}

async function ownAccount(tx: Transaction, email: string, password: string): Promise<string | undefined> {
  const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)).for("update");
  return profile && (await passwordIsHers(tx, profile.id, password)) ? profile.id : undefined;
}
