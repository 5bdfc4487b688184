import { and, eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { findUpload } from "./uploads.server.ts";

const { dataUploads } = schema;

export type DiscardOutcome = { ok: true; kind: DataKind } | { ok: false; reason: "not_allowed" | "unknown" };

/** Gives up a staged upload that nobody wants to show; a job deletes its rows. */
export async function discardPreview(
  { db, enqueue }: Pick<Services, "db" | "enqueue">,
  actor: Actor,
  uploadId: string,
): Promise<DiscardOutcome> {
  if (actor.userType !== "Admin") return { ok: false, reason: "not_allowed" };
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
