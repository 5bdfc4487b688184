/** The order of the testimonials: that of the carousel on the home page. Drafts and archived ones have their places in it too. */
import { asc, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { movedOrder } from "#app/values/moved-order.ts";
import type { ContentContext } from "./content-changes.server.ts";

const { testimonials } = schema;

/** Ids of all testimonials in their order. */
export async function testimonialOrder(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: testimonials.id }).from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(({ id }) => id);
}

/** `place` counts from 1. */
type MoveOutcome = { ok: true; name: string; place: number; total: number } | { ok: false; reason: "absent" | "at_the_end" };

/** Moves a testimonial by one place. Who is editing one meanwhile is not disturbed. */
export async function moveTestimonial(
  context: ContentContext,
  { id, direction }: { id: string; direction: "up" | "down" },
): Promise<MoveOutcome> {
  const actor = requirePermission(context, "content.change");
  return context.db.transaction(async (tx): Promise<MoveOutcome> => {
    const [known] = await tx.select({ name: testimonials.name }).from(testimonials).where(eq(testimonials.id, id));
    if (!known) return { ok: false, reason: "absent" };
    // One move at a time: raising the version locks its row until this transaction ends.
    await bumpCatalogueVersion(tx);
    const ids = await testimonialOrder(tx);
    const order = movedOrder(ids, id, direction);
    if (!order) return { ok: false, reason: "at_the_end" };
    for (const [index, other] of order.entries())
      await tx
        .update(testimonials)
        .set({ position: index + 1 })
        .where(eq(testimonials.id, other));
    const place = order.indexOf(id) + 1;
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "testimonial.placed",
      subjectType: "testimonial",
      subjectId: id,
      before: { place: ids.indexOf(id) + 1 },
      after: { place },
    });
    return { ok: true, name: known.name, place, total: order.length };
  });
}
