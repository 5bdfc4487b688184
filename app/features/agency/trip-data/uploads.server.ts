/** What is known of uploads: which one is shown, how far one has come, what replacing by it would change. */
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema, type Database, type Queryable } from "#db/database.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";

const { dataUploads, currentUploads } = schema;

const skippedRowsSchema = z.array(
  z.object({ line: z.number(), reason: z.enum(["too_few_values", "day_not_a_number", "cell_too_long", "nul_character"]) }),
);
const comparisonSchema = z.object({
  new: z.number(),
  gone: z.number(),
  same: z.number(),
  /** Distinct `trip_id`s that would point nowhere, and the first of them. */
  danglingCount: z.number(),
  danglingTripIds: z.array(z.string()),
  /** The upload that was shown when this was found out. */
  comparedWith: z.string().nullable(),
});
const facetsSchema = z.record(z.string(), z.array(z.string()));

export type Comparison = z.infer<typeof comparisonSchema>;

/** How many of the skipped rows are named; all are counted. */
export const namedSkippedRows = 1_000;

type UploadRow = typeof dataUploads.$inferSelect;

function uploadOf({ comparison, skippedRows, facets, ...row }: UploadRow) {
  return {
    ...row,
    skippedRows: skippedRowsSchema.parse(skippedRows),
    facets: facetsSchema.parse(facets),
    comparison: comparison === null ? undefined : comparisonSchema.parse(comparison),
  };
}
export type DataUpload = ReturnType<typeof uploadOf>;

/** An upload in any state, or undefined: not begun yet, or gone. */
export async function findUpload(db: Queryable, id: string): Promise<DataUpload | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(dataUploads).where(eq(dataUploads.id, id));
  return row && uploadOf(row);
}

/** The upload whose rows are shown, or undefined before the first one. */
export async function currentUpload(db: Queryable, kind: DataKind): Promise<DataUpload | undefined> {
  const [found] = await db
    .select({ upload: dataUploads })
    .from(currentUploads)
    .innerJoin(dataUploads, eq(dataUploads.id, currentUploads.uploadId))
    .where(eq(currentUploads.kind, kind));
  return found && uploadOf(found.upload);
}

export type KeptUpload = Pick<UploadRow, "id" | "fileName" | "rowCount" | "skippedCount" | "actorName" | "createdAt" | "usedAt"> & {
  current: boolean;
};

/** The uploads that can be gone back to, the last used first, the shown one among them. */
export async function keptUploads(db: Database, kind: DataKind): Promise<KeptUpload[]> {
  const rows = await db
    .select({
      id: dataUploads.id,
      fileName: dataUploads.fileName,
      rowCount: dataUploads.rowCount,
      skippedCount: dataUploads.skippedCount,
      actorName: dataUploads.actorName,
      createdAt: dataUploads.createdAt,
      usedAt: dataUploads.usedAt,
      shown: currentUploads.uploadId,
    })
    .from(dataUploads)
    .leftJoin(currentUploads, eq(currentUploads.uploadId, dataUploads.id))
    .where(and(eq(dataUploads.kind, kind), eq(dataUploads.state, "kept")))
    .orderBy(desc(dataUploads.usedAt), desc(dataUploads.id));
  return rows.map(({ shown, ...row }) => ({ ...row, current: shown !== null }));
}

export type UploadProgress = { state: UploadRow["state"]; share: number; rowCount: number; skippedCount: number };

/** How far an upload has come, readable while it loads; undefined before its kind is known and after it failed. */
export async function uploadProgress(db: Database, id: string): Promise<UploadProgress | undefined> {
  const upload = await findUpload(db, id);
  if (!upload) return undefined;
  const { state, readBytes, fileBytes, rowCount, skippedCount } = upload;
  const share = state === "loading" ? Math.min(readBytes / Math.max(fileBytes, 1), 1) : 1;
  return { state, share, rowCount, skippedCount };
}
