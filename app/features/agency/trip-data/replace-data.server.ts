/** Which upload is shown: the only place that changes it, in one short transaction, for a new upload and for an earlier one alike. */
import { and, eq } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { stageUpload, type StageOutcome, type StageRequest } from "./stage-upload.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { findUpload } from "./uploads.server.ts";

const { dataUploads, currentUploads } = schema;

export type ReplaceOutcome =
  | { ok: true; kind: DataKind; rows: number; skipped: number }
  /** `unknown`: not there, not ready, or purged. `changed_meanwhile`: the data is no longer what the preview compared with. */
  | { ok: false; reason: "unknown" | "changed_meanwhile" };

/** Locks the pointer of a kind: of two at the same moment, one waits for the other. */
async function lockPointer(tx: Transaction, kind: DataKind): Promise<string | null> {
  await tx.insert(currentUploads).values({ kind }).onConflictDoNothing();
  const [pointer] = await tx.select().from(currentUploads).where(eq(currentUploads.kind, kind)).for("update");
  return pointer?.uploadId ?? null;
}

type Move = { uploadId: string; from: "staged" | "kept"; action: "trip-data.replaced" | "trip-data.restored" };

type UploadContext = Pick<Context, "db" | "now" | "enqueue" | "actor" | "language" | "reading">;

async function show(context: UploadContext, move: Move): Promise<ReplaceOutcome> {
  const actor = requirePermission(context, "tripData.change");
  const { db, now, enqueue } = context;
  return db.transaction(async (tx) => {
    const upload = await findUpload(tx, move.uploadId);
    if (!upload) return { ok: false, reason: "unknown" };
    const { kind, rowCount, skippedCount, comparison } = upload;
    const shownBefore = await lockPointer(tx, kind);
    const preview = move.from === "staged" ? comparison : undefined;
    if (preview && preview.comparedWith !== shownBefore) return { ok: false, reason: "changed_meanwhile" };
    // Conditional on the state: a purge that was quicker has it, or a second click.
    const [moved] = await tx
      .update(dataUploads)
      .set({ state: "kept", usedAt: now(), comparison: null })
      .where(and(eq(dataUploads.id, upload.id), eq(dataUploads.state, move.from)))
      .returning({ id: dataUploads.id });
    if (!moved) return { ok: false, reason: "unknown" };
    await tx.update(currentUploads).set({ uploadId: upload.id }).where(eq(currentUploads.kind, kind));
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: move.action,
      subjectType: "data-upload",
      subjectId: upload.id,
      details: { kind, rows: rowCount, skipped: skippedCount, fileName: upload.fileName, before: shownBefore },
    });
    // The eleventh upload of a kind goes.
    await enqueue(tx, "tidy-uploads");
    return { ok: true, kind, rows: rowCount, skipped: skippedCount };
  });
}

/**
 * Makes a staged upload the shown one. After a preview only if the data is still what the preview compared with; without
 * one, whoever comes last is shown, and the others can be gone back to.
 */
export const replaceData = (context: UploadContext, uploadId: string) =>
  show(context, { uploadId, from: "staged", action: "trip-data.replaced" });

/** Goes back to an upload that was shown before. */
export const restoreUpload = (context: UploadContext, uploadId: string) =>
  show(context, { uploadId, from: "kept", action: "trip-data.restored" });

export type UploadOutcome = StageOutcome | Extract<ReplaceOutcome, { ok: false }>;

/** The straight upload: staged and shown in one step. On any failure the old data is all there. */
export async function uploadData(context: UploadContext, request: StageRequest): Promise<UploadOutcome> {
  const staged = await stageUpload(context, request);
  if (!staged.ok) return staged;
  const shown = await replaceData(context, staged.uploadId);
  if (shown.ok) return staged;
  // It was there a moment ago: it was given up in between.
  return shown.reason === "unknown" ? { ok: false, reason: "cancelled" } : shown;
}
