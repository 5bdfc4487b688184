/** The data that is shown now as a CSV file, sent while it is read: memory does not depend on how much there is. */
import { setImmediate } from "node:timers/promises";
import type { Database } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { csvHeader, csvRows } from "./csv-writer.server.ts";
import { lastNumber, rowsOf } from "./data-tables.server.ts";
import { columnsOf, downloadNames, type DataKind } from "./trip-data-kinds.ts";
import { currentUpload, type DataUpload } from "./uploads.server.ts";

export type Download = { ok: true; fileName: string; body: ReadableStream<Uint8Array> } | { ok: false; reason: "no_data" };

const numbersAtOnce = 500;

async function* csvOf(db: Database, { id, kind, rowCount }: DataUpload): AsyncGenerator<string> {
  yield csvHeader(columnsOf[kind]);
  const last = await lastNumber(db, kind, id);
  let written = 0;
  let previous = 0;
  for (let after = 0; after < last; after += numbersAtOnce) {
    const rows = await rowsOf(db, kind, { uploadId: id, after, upTo: after + numbersAtOnce });
    if (rows.length === 0) continue;
    yield csvRows(rows, previous);
    written += rows.length;
    previous = rows.at(-1)?.number ?? previous;
    // A fast reader must not keep everybody else out.
    await setImmediate();
  }
  // Purged while somebody slow was still reading: a broken download is better than a short file that looks whole.
  if (written !== rowCount) throw new Error(`upload ${id} ended after ${written} of ${rowCount} rows`);
}

/** `body` is read in pieces of a few hundred rows as fast as they are taken. UTF-8 with a byte order mark, CRLF. */
export async function downloadData(context: Pick<Context, "db" | "actor" | "language" | "reading">, kind: DataKind): Promise<Download> {
  requirePermission(context, "tripData.read");
  const { db } = context;
  const upload = await currentUpload(db, kind);
  if (!upload) return { ok: false, reason: "no_data" };
  const pieces = csvOf(db, upload);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return { ok: true, fileName: downloadNames[kind], body };
}
