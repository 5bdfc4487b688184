/** The versions of each piece of content: written with every change, read to compare and to restore. */
import { and, asc, desc, eq, lte, notInArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { changedFields } from "#app/features/agency/audit/changed-fields.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import { contentKinds, type ContentKind } from "#app/features/publishing/content/content-terms.ts";
import { fieldsOfSnapshot, snapshotSchema, type Snapshot } from "./snapshot.server.ts";

const { contentVersions, contentDrafts } = schema;

/** Versions that are kept of each piece; older ones are dropped (docs/product.md, Versions and drafts). */
export const versionsKept = 100;

export type PieceOf = { kind: ContentKind; id: number | string };
const ofPiece = ({ kind, id }: PieceOf) => and(eq(contentVersions.kind, kind), eq(contentVersions.pieceId, String(id)));

/** In place of an id, of a piece that is not saved yet. */
export const newPieceId = "new";

type Made = PieceOf & { version: number; at: Date; actor: { id: string; name: string }; action: string };

/** The program itself, in the words of the audit log. */
const unknownActor = { actorId: null, actorName: "system" };

/**
 * Keeps a piece as a change has left it. Where the state before is not among the versions, as before the first change of all, it is
 * kept too: what was there can always be restored.
 */
export async function keepVersion(
  tx: Transaction,
  { kind, id, version, at, actor, action }: Made,
  { after, before }: { after: Snapshot; before?: { snapshot: Snapshot; version: number; at: Date } | undefined },
): Promise<void> {
  const piece = { kind, pieceId: String(id) };
  if (before)
    await tx
      .insert(contentVersions)
      .values({ ...piece, ...unknownActor, version: before.version, at: before.at, action: `${kind}.kept`, snapshot: before.snapshot })
      .onConflictDoNothing();
  const fields = before ? Object.keys(changedFields(fieldsOfSnapshot(before.snapshot), fieldsOfSnapshot(after)).after) : [];
  await tx
    .insert(contentVersions)
    .values({ ...piece, version, at, actorId: actor.id, actorName: actor.name, action, fields, snapshot: after });
  await tx.delete(contentVersions).where(and(ofPiece({ kind, id }), lte(contentVersions.version, version - versionsKept)));
}

/** `at` is ISO 8601. Without `actorId` it is the state that was found when the first version was kept. */
export type VersionRow = { version: number; at: string; by: string | undefined; action: string; fields: string[] };

/** What is kept of a piece, newest first. */
export async function versionsOf(db: Queryable, piece: PieceOf): Promise<VersionRow[]> {
  const { version, at, actorId, actorName, action, fields } = contentVersions;
  const rows = await db
    .select({ version, at, actorId, actorName, action, fields })
    .from(contentVersions)
    .where(ofPiece(piece))
    .orderBy(desc(contentVersions.version));
  return rows.map((row) => ({
    version: row.version,
    at: row.at.toISOString(),
    by: row.actorId === null ? undefined : row.actorName,
    action: row.action,
    fields: z.array(z.string()).parse(row.fields),
  }));
}

/** A kept version; undefined where there is none of that number. */
export async function readVersion(db: Queryable, piece: PieceOf, version: number): Promise<Snapshot | undefined> {
  const [row] = await db
    .select({ snapshot: contentVersions.snapshot })
    .from(contentVersions)
    .where(and(ofPiece(piece), eq(contentVersions.version, version)));
  return row && snapshotSchema.parse(row.snapshot);
}

/** The piece as it was at a moment, as far back as versions are kept; undefined where it has never been changed. */
export async function snapshotAt(db: Queryable, piece: PieceOf, at: Date): Promise<Snapshot | undefined> {
  const columns = { snapshot: contentVersions.snapshot };
  const [known] = await db
    .select(columns)
    .from(contentVersions)
    .where(and(ofPiece(piece), lte(contentVersions.at, at)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  const [row] = known
    ? [known]
    : await db.select(columns).from(contentVersions).where(ofPiece(piece)).orderBy(asc(contentVersions.version)).limit(1);
  return row && snapshotSchema.parse(row.snapshot);
}

/** Of pieces that are no longer there nothing is kept: another piece may have their numbers. */
export async function forgetGonePieces(tx: Transaction): Promise<void> {
  for (const kind of contentKinds) {
    const there = (await tx.select({ id: contentTables[kind].id }).from(contentTables[kind])).map(({ id }) => String(id));
    await tx.delete(contentVersions).where(and(eq(contentVersions.kind, kind), notInArray(contentVersions.pieceId, there)));
    await tx.delete(contentDrafts).where(and(eq(contentDrafts.kind, kind), notInArray(contentDrafts.pieceId, [...there, newPieceId])));
  }
}
