/** Takes a file's rows into the database, beside the ones that are shown: nothing anybody sees changes here. */
import { setImmediate } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { v7 as uuidv7, validate as isUuid } from "uuid";
import { schema } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { CsvFaultError, readCsv, type CsvFault } from "./csv-reader.server.ts";
import { readRow, type SkippedRow } from "./data-rows.ts";
import { contentHashOf, insertRows, type DataRow } from "./data-tables.server.ts";
import { FacetCollector } from "./facets.ts";
import { purgeUpload } from "./purge-uploads.server.ts";
import { layoutOf, type DataKind, type Layout } from "./trip-data-kinds.ts";
import type { UploadedFile } from "./uploaded-file.server.ts";
import { findUpload, namedSkippedRows } from "./uploads.server.ts";

const { dataUploads } = schema;

const mostRows = 500_000;
/** A statement of so many rows or characters takes a few milliseconds: nobody waits for it noticeably. */
const batchRows = 200;
const batchCharacters = 32 * 1024;
const progressEveryMs = 200;

/** Why a file is refused; `line` where one line is to blame. */
export type StageRefusal = {
  ok: false;
  reason: "no_rows" | "unknown_headers" | "no_valid_rows" | "too_many_rows" | "sent_twice" | "cancelled" | CsvFault;
  line?: number | undefined;
  /** Of a file whose every row was skipped. */
  skipped?: SkippedRow[];
};
export type StageOutcome = { ok: true; uploadId: string; kind: DataKind; rows: number; skipped: number } | StageRefusal;

/** `id` is chosen by who sends the file, so that its progress can be asked for meanwhile. */
export type StageRequest = { file: UploadedFile; id?: string | undefined; rowLimit?: number };

class Refused extends Error {
  readonly refusal: StageRefusal;
  constructor(refusal: StageRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
const refuse = (reason: StageRefusal["reason"], more: Omit<StageRefusal, "ok" | "reason"> = {}) =>
  new Refused({ ok: false, reason, ...more });

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** The rows of one file on their way into the database. */
class Loading {
  readonly uploadId: string;
  begun = false;
  private layout: Layout | undefined;
  private headers: string[] | undefined;
  private readonly context: Pick<Context, "db" | "now">;
  private readonly actor: Actor;
  private readonly file: UploadedFile;
  private readonly rowLimit: number;
  private readonly facets = new FacetCollector();
  /** Of the row before, header not counted; blank and skipped rows have a number too. */
  private number = 0;
  private rowCount = 0;
  private skippedCount = 0;
  private readonly skipped: SkippedRow[] = [];
  private batch: DataRow[] = [];
  private batchSize = 0;
  private readBytes = 0;
  private reportedAt = 0;

  constructor(context: Pick<Context, "db" | "now">, actor: Actor, { file, id, rowLimit = mostRows }: StageRequest) {
    this.context = context;
    this.actor = actor;
    this.file = file;
    this.rowLimit = rowLimit;
    this.uploadId = id !== undefined && isUuid(id) ? id : uuidv7();
  }

  async run(): Promise<Extract<StageOutcome, { ok: true }>> {
    const { encoding } = this.file;
    if (!encoding) throw refuse("unreadable");
    await readCsv(this.countedChunks(), encoding, async (records) => {
      for (const { line, cells } of records) await this.take(cells, line);
      await this.tell();
    });
    return this.finish();
  }

  private async *countedChunks() {
    for await (const chunk of this.file.chunks()) {
      this.readBytes += chunk.length;
      yield chunk;
    }
  }

  private async take(cells: string[], line: number): Promise<void> {
    if (!this.headers) {
      if (!isBlank(cells)) this.headers = cells;
      return;
    }
    this.number++;
    if (isBlank(cells)) return;
    const layout = (this.layout ??= await this.begin(this.headers));
    const read = readRow(layout, cells);
    if (read.verdict === "blank") return;
    if (read.verdict === "skipped") {
      this.skippedCount++;
      if (this.skipped.length < namedSkippedRows) this.skipped.push({ line, reason: read.reason });
      return;
    }
    if (++this.rowCount > this.rowLimit) throw refuse("too_many_rows", { line });
    this.facets.add(layout.kind, read.values);
    this.batch.push({ number: this.number, values: read.values, hash: contentHashOf(read.values) });
    for (const value of read.values) this.batchSize += value.length;
    if (this.batch.length >= batchRows || this.batchSize >= batchCharacters) await this.write(layout);
  }

  /** The first row after the header: from here on others can see that this upload is coming. */
  private async begin(headers: string[]): Promise<Layout> {
    const layout = layoutOf(headers);
    if (!layout) throw refuse("unknown_headers");
    const { db, now } = this.context;
    const [added] = await db
      .insert(dataUploads)
      .values({
        id: this.uploadId,
        kind: layout.kind,
        fileName: this.file.name,
        fileBytes: this.file.bytes,
        actorId: this.actor.id,
        actorName: this.actor.name,
        createdAt: now(),
        touchedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: dataUploads.id });
    // A double click: the first of the two goes on. Or it was given up before it began.
    if (!added) throw refuse((await findUpload(db, this.uploadId))?.state === "purging" ? "cancelled" : "sent_twice");
    this.begun = true;
    return layout;
  }

  private async write({ kind }: Layout): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    this.batchSize = 0;
    const stillLoading = await insertRows(this.context.db, kind, { uploadId: this.uploadId, rows });
    if (!stillLoading) throw refuse("cancelled");
    // The embedded database works in this very thread: requests that wait are heard before the next batch.
    await setImmediate();
  }

  private async tell(): Promise<void> {
    if (!this.begun || performance.now() - this.reportedAt < progressEveryMs) return;
    this.reportedAt = performance.now();
    await this.update({});
  }

  private async update(more: Partial<typeof dataUploads.$inferInsert>): Promise<void> {
    const { db, now } = this.context;
    const { readBytes, rowCount, skippedCount } = this;
    const [still] = await db
      .update(dataUploads)
      .set({ readBytes, rowCount, skippedCount, touchedAt: now(), ...more })
      .where(and(eq(dataUploads.id, this.uploadId), eq(dataUploads.state, "loading")))
      .returning({ id: dataUploads.id });
    if (!still) throw refuse("cancelled");
  }

  private async finish(): Promise<Extract<StageOutcome, { ok: true }>> {
    const { layout, skipped, rowCount } = this;
    if (!layout) throw refuse("no_rows");
    if (rowCount === 0) throw refuse("no_valid_rows", { skipped });
    await this.write(layout);
    await this.update({ state: "staged", skippedRows: skipped, facets: this.facets.sorted() });
    return { ok: true, uploadId: this.uploadId, kind: layout.kind, rows: rowCount, skipped: this.skippedCount };
  }
}

/**
 * Reads the file and stages its rows, in short batches outside any transaction. Refused with a reason where the file is to
 * blame or somebody gave it up, and then nothing of it stays; a process that dies in the middle leaves rows that a job deletes. The file stays the
 * caller's to discard.
 */
export async function stageUpload(
  context: Pick<Context, "db" | "now" | "actor" | "language" | "reading">,
  request: StageRequest,
): Promise<StageOutcome> {
  const actor = requirePermission(context, "tripData.change");
  const loading = new Loading(context, actor, request);
  try {
    return await loading.run();
  } catch (error) {
    const state = error instanceof Refused && error.refusal.reason === "cancelled" ? "purging" : "loading";
    if (loading.begun) await purgeUpload(context.db, loading.uploadId, state).catch(() => {});
    if (error instanceof Refused) return error.refusal;
    if (error instanceof CsvFaultError) return { ok: false, reason: error.fault, line: error.line };
    throw error;
  }
}
