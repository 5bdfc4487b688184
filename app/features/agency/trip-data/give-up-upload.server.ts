/** Giving up uploads that are not shown: on their way, and after a preview. What is shown stays as it is. */
import { and, eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { findUpload, type DataUpload } from "./uploads.server.ts";

const { dataUploads } = schema;
type UploadContext = Pick<Context, "db" | "now" | "enqueue" | "actor" | "language" | "reading">;

export type DiscardOutcome = { ok: true; kind: DataKind } | { ok: false; reason: "unknown" };

/** Gives up a staged upload that nobody wants to show; a job deletes its rows. */
export async function discardPreview(context: Omit<UploadContext, "now">, uploadId: string): Promise<DiscardOutcome> {
  requirePermission(context, "tripData.change");
  const { db, enqueue } = context;
  return db.transaction(async (tx) => {
    const upload = await findUpload(tx, uploadId);
    if (!upload) return { ok: false, reason: "unknown" };
    const staged = and(eq(dataUploads.id, upload.id), eq(dataUploads.state, "staged"));
    const [claimed] = await tx.update(dataUploads).set({ state: "purging" }).where(staged).returning({ id: dataUploads.id });
    if (!claimed) return { ok: false, reason: "unknown" };
    await enqueue(tx, "tidy-uploads");
    return { ok: true, kind: upload.kind };
  });
}

export type CancelOutcome = { ok: true } | { ok: false; reason: "too_late"; upload: DataUpload };

/**
 * Stops an upload that is under way: once this has succeeded it is never shown, also where its first row is still to come. Who
 * is loading it is told so, and deletes its rows. `too_late` when it is shown, or was.
 */
export async function cancelUpload(context: UploadContext, uploadId: string): Promise<CancelOutcome> {
  const actor = requirePermission(context, "tripData.change");
  const { db, now, enqueue } = context;
  return db.transaction(async (tx) => {
    // Its id is taken before it begins. Of which kind its rows would be nobody knows yet: there will be none.
    await tx
      .insert(dataUploads)
      .values({
        id: uploadId,
        kind: "trip",
        state: "purging",
        fileName: "",
        fileBytes: 0,
        actorId: actor.id,
        actorName: actor.name,
        touchedAt: now(),
      })
      .onConflictDoNothing();
    const giveUp = async (state: "loading" | "staged") => {
      const inState = and(eq(dataUploads.id, uploadId), eq(dataUploads.state, state));
      const given = await tx.update(dataUploads).set({ state: "purging" }).where(inState).returning({ id: dataUploads.id });
      return given.length > 0;
    };
    if (await giveUp("loading")) return { ok: true };
    // All its rows may have come in this moment: then nobody is there who deletes them.
    if (await giveUp("staged")) await enqueue(tx, "tidy-uploads");
    const upload = await findUpload(tx, uploadId);
    return upload?.state === "kept" ? { ok: false, reason: "too_late", upload } : { ok: true };
  });
}
