/** Deleting an account: by its owner or by an administrator, one verb for both. */
import { eq } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { queueMails, type RenderedMail } from "#app/features/agency/mail/outbox.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { accountErasers, deletionGuards, type DeletionReason } from "./account-parts.server.ts";
import { lockAdmins } from "#app/features/people/access/roles.server.ts";

const { profiles } = schema;

export type DeleteOutcome =
  | { ok: true; email: string }
  | { ok: false; reason: "not_found" | "not_allowed" | "own_admin_account" | "last_admin" | DeletionReason };

/** A role as the rules of deletion see it. */
type Deletion = { actor: Pick<Actor, "id">; profileId: string; targetIsAdmin: boolean; adminIds: string[] };

/** Why nobody may delete this account now; `adminIds` are today's administrators (security-and-reliability, Who may do what). */
export function deletionRefusal({ actor, profileId, targetIsAdmin, adminIds }: Deletion) {
  const own = actor.id === profileId;
  if (!own && !adminIds.includes(actor.id)) return "not_allowed";
  if (!targetIsAdmin) return undefined;
  if (adminIds.length <= 1) return "last_admin";
  return own ? "own_admin_account" : undefined;
}

/**
 * Deletes an account with all that is personal in it: at once or not at all, and every session of it is over. Refused, with the
 * reason, by the rules above and by what other features guard (a trip ahead, money owed). `farewell` is queued with it.
 */
export async function deleteAccount(services: Services, actor: Actor, profileId: string, farewell?: RenderedMail): Promise<DeleteOutcome> {
  const { db, enqueue, now } = services;
  return db.transaction(async (tx) => {
    // Before the account itself, as every verb does.
    const adminIds = await lockAdmins(tx);
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("update");
    if (!profile) return { ok: false, reason: "not_found" };
    const refusal = deletionRefusal({ actor, profileId, targetIsAdmin: profile.userType === "Admin", adminIds });
    if (refusal) return { ok: false, reason: refusal };
    const reason = await firstReason(tx, profileId, now());
    if (reason) return { ok: false, reason };
    const { email, emailVerified } = profile;
    for (const erase of accountErasers) await erase(tx, { id: profileId, email, emailVerified }, now());
    await tx.delete(profiles).where(eq(profiles.id, profileId));
    await writeAudit(tx, {
      actorId: actor.id,
      // The owner's name goes with her account.
      actorName: actor.id === profileId ? "customer" : actor.name,
      action: "account.deleted",
      subjectType: "profile",
      subjectId: profileId,
    });
    if (farewell) {
      await queueMails(tx, [farewell], now());
      await enqueue(tx, "deliver-mail");
    }
    return { ok: true, email };
  });
}

/** What forbids deleting an account now, of all that features guard. */
async function firstReason(tx: Transaction, profileId: string, now: Date): Promise<DeletionReason | undefined> {
  for (const guard of deletionGuards) {
    const reason = await guard(tx, profileId, now);
    if (reason) return reason;
  }
  return undefined;
}
