/** Deleting an account: by its owner or by an administrator, one verb for both. */
import { eq } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { queueMails, type RenderedMail } from "#app/features/agency/mail/outbox.server.ts";
import { may, type Actor } from "#app/features/people/access/actor.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { accountErasers, deletionGuards, type DeletionReason } from "./account-parts.server.ts";
import { lockOwners, stillMay } from "#app/features/people/access/roles.server.ts";

const { profiles } = schema;

export type DeleteOutcome =
  | { ok: true; email: string }
  | { ok: false; reason: "not_found" | "not_allowed" | "own_admin_account" | "last_admin" | DeletionReason };

/** An account as the rules of deletion see it; `ownerIds` are today's owners. */
type Deletion = { own: boolean; mayDelete: boolean; profileId: string; isStaff: boolean; ownerIds: string[] };

/** Why nobody may delete this account now (docs/product.md, Who may do what). */
export function deletionRefusal({ own, mayDelete, profileId, isStaff, ownerIds }: Deletion) {
  if (!own && !mayDelete) return "not_allowed";
  if (ownerIds.length === 1 && ownerIds.includes(profileId)) return "last_admin";
  return own && isStaff ? "own_admin_account" : undefined;
}

/**
 * Deletes an account with all that is personal in it: at once or not at all, and every session of it is over. Refused, with the
 * reason, by the rules above and by what other features guard (a trip ahead, money owed). `farewell` is queued with it.
 */
export async function deleteAccount(context: Context, profileId: string, farewell?: RenderedMail): Promise<DeleteOutcome> {
  const { actor, db, enqueue, now } = context;
  if (!actor) return { ok: false, reason: "not_allowed" };
  return db.transaction(async (tx) => {
    // Before the account itself, as every verb does.
    const ownerIds = await lockOwners(tx);
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("update");
    if (!profile) return { ok: false, reason: "not_found" };
    const own = actor.id === profileId;
    const mayDelete = await stillMay(tx, actor, "users.delete");
    const refusal = deletionRefusal({ own, mayDelete, profileId, isStaff: profile.userType === "Admin", ownerIds });
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

/** What would refuse her deletion of her own account now, so that she is told before she proves who she is. */
export async function ownDeletionRefusal(
  { db, now }: Pick<Context, "db" | "now">,
  account: Actor,
): Promise<"own_admin_account" | DeletionReason | undefined> {
  const { id } = account;
  return may(account, "admin.open") ? "own_admin_account" : db.transaction((tx) => firstReason(tx, id, now()));
}

/** What forbids deleting an account now, of all that features guard. */
async function firstReason(tx: Transaction, profileId: string, now: Date): Promise<DeletionReason | undefined> {
  for (const guard of deletionGuards) {
    const reason = await guard(tx, profileId, now);
    if (reason) return reason;
  }
  return undefined;
}
