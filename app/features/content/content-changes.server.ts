/** How every change of content is made: permission, lock, version, rule, rows, audit entry and catalogue version in one transaction. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema, type Transaction } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { writeAudit } from "#app/features/audit/audit.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { ContentKind } from "./content-terms.ts";

export const contentTables = { tour: schema.tours, destination: schema.destinations, post: schema.posts, testimonial: schema.testimonials };

/** Why a change was not made: nothing of it has happened. */
export type ContentRefusal =
  | "absent"
  | "stale"
  | "slug_taken"
  | "rank_taken"
  | "unknown_picture"
  | "unknown_gallery"
  | "unknown_author"
  | "unknown_related";
export type Refused = { ok: false; reason: ContentRefusal };
export type Changed = { ok: true; version: number };
export type ContentOutcome = Changed | Refused;
export type Created<Id> = { ok: true; id: Id; slug: string } | Refused;

export type Writing = Pick<Services, "db" | "now">;
/** The piece, and the version of it that whoever changes it has seen. */
export type Seen<Id> = { id: Id; version: number };

export function requireEditor(actor: Actor): void {
  if (actor.userType !== "Admin") throw new Response(null, { status: 403, statusText: "Permission Denied" });
}

type Facts = Record<string, unknown>;

const uniqueViolation = z.object({ cause: z.object({ code: z.literal("23505"), constraint: z.string().optional() }) });

/** Of two who take the same slug or place at the same moment, the database refuses the second: to her it is taken. */
async function orTaken<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    const violation = uniqueViolation.safeParse(error);
    if (!violation.success) throw error;
    return { ok: false, reason: violation.data.cause.constraint?.includes("rank") ? "rank_taken" : "slug_taken" };
  }
}

/** Of two readings of the same piece, what is not the same. */
export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const differing = Object.keys({ ...before, ...after }).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (facts: Facts) => Object.fromEntries(differing.map((key) => [key, facts[key]]));
  return { before: only(before), after: only(after) };
}

type Change = {
  kind: ContentKind;
  /** `tour.edited`. */
  action: string;
  /** Everything of the piece that the audit log should know. */
  read: (tx: Transaction) => Promise<Facts>;
  /** Why it may not be; asked under the lock. */
  refusal?: (tx: Transaction) => Promise<ContentRefusal | undefined>;
  write: (tx: Transaction) => Promise<void>;
};

/**
 * Changes one piece, unless somebody else has done so since it was read: then it is `stale`, and nothing happens. What changes
 * nothing leaves no trace. Returns the version that the piece has now.
 */
export async function changeContent<Id extends number | string>(
  { db, now }: Writing,
  actor: Actor,
  seen: Seen<Id>,
  change: Change,
): Promise<ContentOutcome> {
  requireEditor(actor);
  const table = contentTables[change.kind];
  return orTaken(() =>
    db.transaction(async (tx): Promise<ContentOutcome> => {
      const [row] = await tx.select({ version: table.version }).from(table).where(eq(table.id, seen.id)).for("update");
      if (!row) return { ok: false, reason: "absent" };
      if (row.version !== seen.version) return { ok: false, reason: "stale" };
      const reason = await change.refusal?.(tx);
      if (reason) return { ok: false, reason };
      const before = await change.read(tx);
      await change.write(tx);
      const changes = changedFields(before, await change.read(tx));
      if (Object.keys(changes.before).length === 0) return { ok: true, version: row.version };
      const version = row.version + 1;
      await tx.update(table).set({ version, updatedAt: now() }).where(eq(table.id, seen.id));
      const entry = { actorId: actor.id, actorName: actor.name, action: change.action, subjectType: change.kind };
      await writeAudit(tx, { ...entry, subjectId: String(seen.id), details: changes });
      await bumpCatalogueVersion(tx);
      return { ok: true, version };
    }),
  );
}

type Creation<Id> = {
  kind: ContentKind;
  slug: string;
  refusal?: (tx: Transaction) => Promise<ContentRefusal | undefined>;
  /** Returns the new id, or undefined where somebody was quicker to take the slug. */
  insert: (tx: Transaction) => Promise<Id | undefined>;
  read: (tx: Transaction, id: Id) => Promise<Facts>;
};

/** Adds a piece, as a draft. */
export async function createContent<Id extends number | string>(
  { db }: Writing,
  actor: Actor,
  { kind, slug, refusal, insert, read }: Creation<Id>,
): Promise<Created<Id>> {
  requireEditor(actor);
  return orTaken(() =>
    db.transaction(async (tx): Promise<Created<Id>> => {
      const reason = await refusal?.(tx);
      if (reason) return { ok: false, reason };
      const id = await insert(tx);
      if (id === undefined) return { ok: false, reason: "slug_taken" };
      const entry = { actorId: actor.id, actorName: actor.name, action: `${kind}.created`, subjectType: kind, subjectId: String(id) };
      await writeAudit(tx, { ...entry, details: { after: await read(tx, id) } });
      return { ok: true, id, slug };
    }),
  );
}
