/** Promo codes as staff see and change them. A code keeps its name for good: orders name it. */
import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import type { PromoValues } from "./promo-code-form.server.ts";

const { promoCodes, promoCodeUses } = schema;

export type StoredPromoCode = typeof promoCodes.$inferSelect;
type PromoContext = Omit<StaffContext, "secret" | "enqueue">;

export type PromoState = "valid" | "not_yet" | "over" | "paused" | "used_up";

/** Whether a code can be used now. */
export function stateOf(
  { paused, startsAt, endsAt, used, mostUses }: Pick<StoredPromoCode, "paused" | "startsAt" | "endsAt" | "used" | "mostUses">,
  now: Date,
): PromoState {
  if (paused) return "paused";
  if (startsAt !== null && now < startsAt) return "not_yet";
  if (endsAt !== null && now >= endsAt) return "over";
  return mostUses !== null && used >= mostUses ? "used_up" : "valid";
}

/** The newest first. */
export const listPromoCodes = (db: Queryable): Promise<StoredPromoCode[]> =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), desc(promoCodes.id)).limit(500);

export async function readPromoCode(db: Queryable, id: string): Promise<StoredPromoCode | undefined> {
  const known = z.uuid().safeParse(id).data;
  if (!known) return undefined;
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, known));
  return row;
}

/** `fewer`: more orders use it already than are to be allowed. */
export type PromoOutcome = { ok: true; id: string } | { ok: false; reason: "not_found" | "taken" | "fewer" };

/** Adds a code; one of this name that is there already stays as it is. */
export async function addPromoCode(context: PromoContext, values: PromoValues): Promise<PromoOutcome> {
  const actor = requirePermission(context, "promoCodes.change");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<PromoOutcome> => {
    const [added] = await tx
      .insert(promoCodes)
      .values({ ...values, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: promoCodes.code })
      .returning({ id: promoCodes.id });
    if (!added) return { ok: false, reason: "taken" };
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "promo-code.added",
      subjectType: "promo-code",
      subjectId: added.id,
    });
    return { ok: true, id: added.id };
  });
}

/** Changes all of a code but its name. Orders that are submitted keep what they have agreed to. */
export async function changePromoCode(context: PromoContext, id: string, values: PromoValues): Promise<PromoOutcome> {
  const actor = requirePermission(context, "promoCodes.change");
  const { code: _, ...changes } = values;
  return context.db.transaction(async (tx): Promise<PromoOutcome> => {
    const [stored] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for("update");
    if (!stored) return { ok: false, reason: "not_found" };
    if (changes.mostUses !== null && changes.mostUses < stored.used) return { ok: false, reason: "fewer" };
    await tx
      .update(promoCodes)
      .set({ ...changes, updatedAt: context.now() })
      .where(eq(promoCodes.id, id));
    const { percent, amountUsdMinor, mostUses, paused } = stored;
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "promo-code.changed",
      subjectType: "promo-code",
      subjectId: id,
      before: { percent, amountUsdMinor, mostUses, paused },
      after: { percent: changes.percent, amountUsdMinor: changes.amountUsdMinor, mostUses: changes.mostUses, paused: changes.paused },
    });
    return { ok: true, id };
  });
}

export type PromoDeleted = { ok: true } | { ok: false; reason: "not_found" | "used" };

/** Deletes a code that no order has ever used; any other can be paused. */
export async function deletePromoCode(context: PromoContext, id: string): Promise<PromoDeleted> {
  const actor = requirePermission(context, "promoCodes.change");
  return context.db.transaction(async (tx): Promise<PromoDeleted> => {
    const [stored] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for("update");
    if (!stored) return { ok: false, reason: "not_found" };
    const [used] = await tx
      .select({ one: sql`1` })
      .from(promoCodeUses)
      .where(eq(promoCodeUses.codeId, id))
      .limit(1);
    if (used) return { ok: false, reason: "used" };
    await tx.delete(promoCodes).where(eq(promoCodes.id, id));
    const entry = { action: "promo-code.deleted", subjectType: "promo-code", subjectId: id, before: { code: stored.code } };
    await writeAudit(tx, { actorId: actor.id, actorName: actor.name, ...entry });
    return { ok: true };
  });
}
