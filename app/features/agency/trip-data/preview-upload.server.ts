/** What replacing by a staged upload would change, said before it is done. */
import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { tripNumberOf } from "./data-rows.ts";
import { columnPieces } from "./data-tables.server.ts";
import { compareHashes } from "./row-comparison.ts";
import { stageUpload, type StageRefusal, type StageRequest } from "./stage-upload.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { currentUpload, findUpload, type Comparison, type DataUpload } from "./uploads.server.ts";

const { dataUploads, tripData } = schema;

/** How many of the `trip_id`s that point nowhere are named; all are counted. */
const namedTripIds = 100;

export type Preview = DataUpload & { comparison: Comparison };
export type PreviewOutcome = { ok: true; preview: Preview } | StageRefusal | { ok: false; reason: "unknown" };

async function hashesOf(db: Database, kind: DataKind, uploadId: string, count: number): Promise<Float64Array> {
  const hashes = new Float64Array(count);
  let filled = 0;
  for await (const piece of columnPieces(db, sql`content_hash`, { kind, uploadId })) {
    hashes.set(piece.map(Number).slice(0, count - filled), filled);
    filled += piece.length;
  }
  return hashes;
}

const askedAtOnce = 1_000;

/** Which of the numbers are rows of a trip upload. */
async function existingTrips(db: Database, uploadId: string, numbers: number[]): Promise<Set<number>> {
  const existing = new Set<number>();
  for (let done = 0; done < numbers.length; done += askedAtOnce) {
    const some = inArray(tripData.number, numbers.slice(done, done + askedAtOnce));
    const rows = await db
      .select({ number: tripData.number })
      .from(tripData)
      .where(and(eq(tripData.uploadId, uploadId), some));
    for (const { number } of rows) existing.add(number);
    await setImmediate();
  }
  return existing;
}

/** The distinct `trip_id`s of an itinerary upload that no row of a trip upload answers to; both may be absent. In the order of the file. */
async function danglingTripIds(db: Database, itineraries: string | undefined, trips: string | undefined): Promise<string[]> {
  if (!itineraries) return [];
  const tripIds = new Set<string>();
  for await (const piece of columnPieces(db, sql`trip_id`, { kind: "itinerary", uploadId: itineraries })) {
    for (const tripId of piece) tripIds.add(String(tripId));
  }
  const numbers = [...new Set([...tripIds].map(tripNumberOf).filter((number) => number !== undefined))];
  const existing = trips ? await existingTrips(db, trips, numbers) : new Set<number>();
  return [...tripIds].filter((tripId) => !existing.has(tripNumberOf(tripId) ?? 0));
}

type PreviewContext = Pick<Context, "db" | "actor" | "language" | "reading">;

/** Compares a staged upload with what is shown now, and keeps the answer with it. Again after `changed_meanwhile`. */
export async function comparePreview(context: PreviewContext, uploadId: string): Promise<PreviewOutcome> {
  requirePermission(context, "tripData.change");
  const { db } = context;
  const upload = await findUpload(db, uploadId);
  if (!upload || upload.state !== "staged") return { ok: false, reason: "unknown" };
  const { id, kind, rowCount } = upload;
  const current = await currentUpload(db, kind);
  const hashes = await hashesOf(db, kind, id, rowCount);
  const counts = compareHashes(hashes, current ? await hashesOf(db, kind, current.id, current.rowCount) : new Float64Array(0));
  const other = await currentUpload(db, kind === "trip" ? "itinerary" : "trip");
  const dangling = await (kind === "trip" ? danglingTripIds(db, other?.id, id) : danglingTripIds(db, id, other?.id));
  const comparison: Comparison = {
    ...counts,
    danglingCount: dangling.length,
    danglingTripIds: dangling.slice(0, namedTripIds),
    comparedWith: current?.id ?? null,
  };
  const staged = and(eq(dataUploads.id, id), eq(dataUploads.state, "staged"));
  const [still] = await db.update(dataUploads).set({ comparison }).where(staged).returning({ id: dataUploads.id });
  return still ? { ok: true, preview: { ...upload, comparison } } : { ok: false, reason: "unknown" };
}

/** Stages a file and says what replacing by it would change; nothing is replaced. */
export async function previewUpload(context: PreviewContext & Pick<Context, "now">, request: StageRequest): Promise<PreviewOutcome> {
  const staged = await stageUpload(context, request);
  if (!staged.ok) return staged;
  const compared = await comparePreview(context, staged.uploadId);
  // It was there a moment ago: it was given up in between.
  return compared.ok || compared.reason !== "unknown" ? compared : { ok: false, reason: "cancelled" };
}
