/** How every change of content is made: permission, lock, version, rule, rows, audit entry and catalogue version in one transaction. */
import crypto from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Queryable, Transaction } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { changedFields } from "#app/features/agency/audit/changed-fields.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import {
  fieldsOfSnapshot,
  takeSnapshot,
  type KeptTrip,
  type Snapshot,
  type StoredPiece,
} from "#app/features/publishing/content/versions/snapshot.server.ts";
import { keepVersion } from "#app/features/publishing/content/versions/versions.server.ts";
import { wholeSchemas } from "./content-input.server.ts";
import { tellTravellers } from "./tell-travellers.server.ts";
import { keptRefusal, writeKept, writeTrip } from "./kept-parts.server.ts";
import { contentTables, fieldByField, forgetRedirect, type Piece } from "#app/features/publishing/content/content-rows.server.ts";
import { addressedKinds, type ContentKind, type PublicationState } from "#app/features/publishing/content/content-terms.ts";

/** Why a change was not made: nothing of it has happened. */
export type ContentRefusal =
  | "absent"
  | "stale"
  | "incomplete"
  | "slug_taken"
  | "rank_taken"
  | "unknown_picture"
  | "unknown_gallery"
  | "unknown_author"
  | "unknown_related"
  | "unknown_guide";
export type ContentRefused = { ok: false; reason: ContentRefusal };
export type ContentChanged = { ok: true; version: number };
export type ContentOutcome = ContentChanged | ContentRefused;
export type ContentCreated<Id> = { ok: true; id: Id; slug: string } | ContentRefused;

/** What the verbs about content use of the context. */
export type ContentContext = Pick<Context, "db" | "now" | "enqueue" | "actor" | "language" | "reading">;
/** The piece, and the version of it that whoever changes it has seen. */
export type SeenVersion<Id> = { id: Id; version: number };

type Facts = Record<string, unknown>;

const uniqueViolation = z.object({ cause: z.object({ code: z.literal("23505"), constraint: z.string().optional() }) });

/** Thrown inside a transaction: what was written in it does not hold, for somebody else has changed the piece meanwhile. */
class Stale extends Error {}

/**
 * Does `work`, which throws `Stale` to undo what it has written. Of two who take the same slug or place at the same moment, the
 * database refuses the second: to her it is taken.
 */
export async function orRefused<Result>(work: () => Promise<Result>): Promise<Result | ContentRefused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stale) return { ok: false, reason: "stale" };
    const violation = uniqueViolation.safeParse(error);
    if (!violation.success) throw error;
    return { ok: false, reason: violation.data.cause.constraint?.includes("rank") ? "rank_taken" : "slug_taken" };
  }
}

type Change<Id> = SeenVersion<Id> & {
  /** `tour.edited`. */
  action: string;
  /** Everything of it that the audit log should know. */
  read: (tx: Transaction) => Promise<Facts>;
  write: (tx: Transaction) => Promise<void>;
};
type LockedChange = Change<number | string> & {
  subjectType: string;
  /** The version of the locked row. */
  stored: number;
  refusal: (() => Promise<ContentRefusal | undefined>) | undefined;
  /** Stores the version that the row has from now on. */
  keep: (version: number) => Promise<unknown>;
};

/**
 * Changes what a row that is locked in `tx` stands for, unless somebody else has done so since it was read: then it is `stale`, and
 * nothing happens. What changes nothing leaves no trace and is never stale: it may be the same form, sent twice. Returns the
 * version that it has now. To be called within `orRefused`.
 */
export async function changeLocked(
  tx: Transaction,
  actor: Actor,
  { id, version: seen, stored, subjectType, action, refusal, read, write, keep }: LockedChange,
): Promise<ContentOutcome> {
  const stale = stored !== seen;
  const reason = await refusal?.();
  if (reason) return { ok: false, reason: stale ? "stale" : reason };
  const before = await read(tx);
  await write(tx);
  const changes = changedFields(before, await read(tx));
  if (Object.keys(changes.before).length === 0) return { ok: true, version: stored };
  if (stale) throw new Stale();
  const version = stored + 1;
  await keep(version);
  const entry = { actorId: actor.id, actorName: actor.name, action, subjectType };
  await writeAudit(tx, { ...entry, subjectId: String(id), details: changes });
  await bumpCatalogueVersion(tx);
  return { ok: true, version };
}

type PieceChange<Id> = Change<Id> & {
  kind: ContentKind;
  /** The whole piece as its editor reads it: it is kept as a version. */
  piece: (db: Queryable, id: Id) => Promise<StoredPiece | undefined>;
  /** Why it may not be, of a piece in that state; asked under the lock. */
  refusal?: (tx: Transaction, state: PublicationState) => Promise<ContentRefusal | undefined>;
};

/** Changes one piece, as `changeLocked` says, and keeps the whole of it as a version. */
export async function changeContent<Id extends number | string>(
  context: ContentContext,
  { kind, id, refusal, piece, ...change }: PieceChange<Id>,
): Promise<ContentOutcome> {
  const actor = requirePermission(context, "content.change");
  const { db, now, enqueue } = context;
  const table = contentTables[kind];
  return orRefused(() =>
    db.transaction(async (tx): Promise<ContentOutcome> => {
      // The key stays free: a booking refers to its tour, and has locked a departure that this may change.
      const [row] = await tx
        .select({ version: table.version, state: table.state, updatedAt: table.updatedAt })
        .from(table)
        .where(eq(table.id, id))
        .for("no key update");
      if (!row) return { ok: false, reason: "absent" };
      const snapshot = () => takeSnapshot(tx, { kind, id, read: piece });
      const before = await snapshot();
      return changeLocked(tx, actor, {
        ...change,
        id,
        stored: row.version,
        subjectType: kind,
        refusal: refusal && (() => refusal(tx, row.state)),
        keep: async (version) => {
          const at = now();
          await tx.update(table).set({ version, updatedAt: at }).where(eq(table.id, id));
          const after = await snapshot();
          if (!before || !after) throw new Error(`no ${kind} ${id} to keep`);
          const made = { kind, id, version, at, actor, action: change.action };
          if (kind === "tour" && (await tellTravellers(tx, { tourId: Number(id), version, at, before, after })) > 0)
            await enqueue(tx, "mail-booking-notices");
          await keepVersion(tx, made, { after, before: { snapshot: before, version: row.version, at: row.updatedAt } });
        },
      });
    }),
  );
}

/** True for a piece that everybody may see. */
export function isWhole(kind: ContentKind, { facts, english, translations }: Piece): boolean {
  return wholeSchemas[kind].safeParse({ facts, english, translations }).success;
}

type Keys = { slug: string; contentKey: string };

/** The same form sent twice, by a double click or because its answer was lost, makes one piece. */
const contentKeyOf = (input: object) => crypto.createHash("sha256").update(JSON.stringify(input)).digest("base64url");

/** What one kind of content has of its own; `contentVerbs` makes its verbs of it. */
type Writable<Input, Id> = {
  kind: ContentKind;
  /** A piece as it is edited, whatever its state; undefined where the id is nobody's. */
  read: (db: Queryable, id: Id) => Promise<StoredPiece | undefined>;
  /** What a draft may be: what was kept is read by it again. */
  draft: z.ZodType<Input>;
  /** Why this may not be stored; `id` is the piece's own where there is one already. */
  refusal: (tx: Transaction, input: Input, id?: Id) => Promise<ContentRefusal | undefined>;
  /** Adds the row of a draft. Returns its id, or undefined where somebody was quicker to take the slug. */
  insert: (tx: Transaction, input: Input & Keys) => Promise<Id | undefined>;
  /** The piece whose first form made this key. */
  withKey: (db: Queryable, contentKey: string) => Promise<{ id: Id; slug: string } | undefined>;
  update: (tx: Transaction, id: Id, input: Input) => Promise<unknown>;
  /** Replaces what stands in tables beside the row: texts, pictures, tags. */
  writeParts: (tx: Transaction, id: Id, input: Input) => Promise<void>;
  /** What follows from a change. */
  follow?: (tx: Transaction, id: Id, now: Date) => Promise<unknown>;
};

/** A version to go back to, of a piece whose version now she has seen. */
type Restoring<Id> = SeenVersion<Id> & { kept: Snapshot };

/**
 * The verbs of a kind: `create` adds a piece as a draft (a tour with its trip, where it has one), or finds the one that the same form has made before; `update` replaces
 * all that can be edited of one; `restore` makes one what it was, address and trip included, in the state that it has now.
 */
export function contentVerbs<Input extends Piece, Id extends number | string>(writable: Writable<Input, Id>) {
  const { kind, read, draft, refusal, insert, withKey, update, writeParts, follow } = writable;
  const addressed = addressedKinds.find((known) => known === kind);
  const audited = async (tx: Transaction, id: Id): Promise<Facts> => {
    const piece = await read(tx, id);
    return piece ? fieldByField(piece) : {};
  };
  return {
    async create(context: ContentContext, input: Input & { slug: string; trip?: KeptTrip | undefined }): Promise<ContentCreated<Id>> {
      const actor = requirePermission(context, "content.change");
      const { db, now } = context;
      const { slug } = input;
      const contentKey = contentKeyOf(input);
      const created = await orRefused(() =>
        db.transaction(async (tx): Promise<ContentCreated<Id>> => {
          const reason = await refusal(tx, input);
          if (reason) return { ok: false, reason };
          const id = await insert(tx, { ...input, contentKey });
          if (id === undefined) return { ok: false, reason: "slug_taken" };
          if (addressed) await forgetRedirect(tx, addressed, slug);
          await writeParts(tx, id, input);
          if (input.trip && typeof id === "number") await writeTrip(tx, id, input.trip);
          const entry = { actorId: actor.id, actorName: actor.name, action: `${kind}.created`, subjectType: kind, subjectId: String(id) };
          await writeAudit(tx, { ...entry, details: { after: await audited(tx, id) } });
          const after = await takeSnapshot(tx, { kind, id, read });
          if (after) await keepVersion(tx, { kind, id, version: 1, at: now(), actor, action: entry.action }, { after });
          return { ok: true, id, slug };
        }),
      );
      if (created.ok) return created;
      // What stands in its way may be itself.
      const before = await withKey(db, contentKey);
      return before ? { ok: true, ...before } : created;
    },
    update: (context: ContentContext, input: Input & SeenVersion<Id>): Promise<ContentOutcome> =>
      changeContent(context, {
        kind,
        id: input.id,
        version: input.version,
        action: `${kind}.edited`,
        piece: read,
        refusal: async (tx, state) => (state === "published" && !isWhole(kind, input) ? "incomplete" : refusal(tx, input, input.id)),
        read: (tx) => audited(tx, input.id),
        write: async (tx) => {
          await update(tx, input.id, input);
          await writeParts(tx, input.id, input);
          await follow?.(tx, input.id, context.now());
        },
      }),
    async restore(context: ContentContext, { id, version, kept }: Restoring<Id>): Promise<ContentOutcome> {
      requirePermission(context, "content.change");
      const now = await read(context.db, id);
      // A fact that the site did not know then stays what it is now.
      const parsed = draft.safeParse({ ...kept, facts: { ...now?.facts, ...kept.facts } });
      if (!parsed.success) return { ok: false, reason: "incomplete" };
      const input = parsed.data;
      return changeContent(context, {
        kind,
        id,
        version,
        action: `${kind}.restored`,
        piece: read,
        refusal: async (tx, state) => {
          if (state === "published" && !isWhole(kind, input)) return "incomplete";
          return (await refusal(tx, input, id)) ?? keptRefusal(tx, { kind, id, kept });
        },
        read: async (tx) => {
          const piece = await takeSnapshot(tx, { kind, id, read });
          return piece ? fieldsOfSnapshot(piece) : {};
        },
        write: async (tx) => {
          // The trip before the texts: these rewrite the rows that hold both, and leave none that is empty.
          await writeKept(tx, { kind, id, kept });
          await update(tx, id, input);
          await writeParts(tx, id, input);
        },
      });
    },
  };
}
