/** Deletes the rows of uploads that nobody can want any more, a few at a time, so that nobody waits for it. */
import { setImmediate } from "node:timers/promises";
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { lastNumber, tableOf } from "./data-tables.server.ts";
import { dataKinds } from "./trip-data-kinds.ts";

const { dataUploads, currentUploads } = schema;

/** Uploads of each kind that can be gone back to, the shown one among them. */
export const keptPerKind = 10;
/** A loading upload tells several times a second that it lives. */
const silentMs = 10 * 60_000;
/** A preview that nobody confirmed. */
const stagedKeptMs = 24 * 60 * 60_000;
const numbersAtOnce = 2_000;

type Upload = typeof dataUploads.$inferSelect;

async function deleteRows(db: Database, { id, kind }: Pick<Upload, "id" | "kind">): Promise<void> {
  const table = tableOf[kind];
  const last = await lastNumber(db, kind, id);
  for (let done = 0; done < last; done += numbersAtOnce) {
    await db.execute(sql`delete from ${table} where upload_id = ${id} and number > ${done} and number <= ${done + numbersAtOnce}`);
    await setImmediate();
  }
}

/**
 * Deletes an upload with its rows, provided that it is still in `state` and was not used since `usedAt`: somebody may go back to
 * it at this moment, and then it stays. Returns whether it went.
 */
export async function purgeUpload(db: Database, id: string, state: Upload["state"], usedAt: Date | null = null): Promise<boolean> {
  const unused = usedAt ? eq(dataUploads.usedAt, usedAt) : isNull(dataUploads.usedAt);
  const claim = and(eq(dataUploads.id, id), eq(dataUploads.state, state), unused);
  // Once it is marked, no verb touches it, and a purge that is interrupted is taken up by the next.
  const [claimed] = await db.update(dataUploads).set({ state: "purging" }).where(claim).returning();
  if (!claimed) return false;
  await deleteRows(db, claimed);
  await db.delete(dataUploads).where(eq(dataUploads.id, id));
  return true;
}

/** Uploads whose process died, previews nobody confirmed, and purges that were interrupted. */
const abandoned = (db: Database, now: Date) =>
  db
    .select()
    .from(dataUploads)
    .where(
      or(
        and(eq(dataUploads.state, "loading"), lt(dataUploads.touchedAt, new Date(now.getTime() - silentMs))),
        and(eq(dataUploads.state, "staged"), lt(dataUploads.touchedAt, new Date(now.getTime() - stagedKeptMs))),
        eq(dataUploads.state, "purging"),
      ),
    );

/** Uploads beyond the last ten used ones of their kind; never the shown one. */
async function outdated(db: Database): Promise<Upload[]> {
  const found: Upload[] = [];
  for (const kind of dataKinds) {
    const shown = db.select({ id: currentUploads.uploadId }).from(currentUploads).where(eq(currentUploads.kind, kind));
    const older = await db
      .select()
      .from(dataUploads)
      .where(and(eq(dataUploads.kind, kind), eq(dataUploads.state, "kept")))
      .orderBy(desc(inArray(dataUploads.id, shown)), desc(dataUploads.usedAt), desc(dataUploads.id))
      .offset(keptPerKind);
    found.push(...older);
  }
  return found;
}

/** The background job: returns how many uploads it deleted. */
export async function tidyUploads({ db, handle, now }: Pick<Services, "db" | "handle" | "now">): Promise<number> {
  let purged = 0;
  for (const { id, state, usedAt } of [...(await abandoned(db, now())), ...(await outdated(db))]) {
    if (await purgeUpload(db, id, state, usedAt)) purged++;
  }
  // PostgreSQL clears up behind deleted rows by itself, the embedded one only when told.
  if (purged > 0 && handle.kind === "pglite") {
    for (const kind of dataKinds) await db.execute(sql`vacuum ${tableOf[kind]}`);
  }
  return purged;
}
