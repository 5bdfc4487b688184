import { contextFor } from "#test/people.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema, type Database } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { admin, customer, fileOf, itineraryFile, tripFile } from "#test/trip-data.ts";
import { listItineraries, listTrips } from "./data-list.server.ts";
import { cancelUpload } from "./give-up-upload.server.ts";
import { comparePreview, previewUpload } from "./preview-upload.server.ts";
import { tidyUploads } from "./purge-uploads.server.ts";
import { replaceData, restoreUpload, uploadData } from "./replace-data.server.ts";
import { stageUpload } from "./stage-upload.server.ts";
import type { UploadedFile } from "./uploaded-file.server.ts";
import { currentUpload, findUpload, keptUploads } from "./uploads.server.ts";

const { dataUploads, currentUploads, tripData, itineraryData, auditEntries } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
let clock = new Date("2026-11-21T06:00:00Z");
const wanted: string[] = [];
const services = {
  ...testServices(handle),
  // Each step a second later, so that "last used" has an order.
  now: () => (clock = new Date(clock.getTime() + 1_000)),
  enqueue: async (_: unknown, job: string) => void wanted.push(job),
};

const files: UploadedFile[] = [];
async function request(content: string, name = "data.csv") {
  const file = await fileOf(content, name);
  files.push(file);
  return { file };
}
async function upload(content: string, name?: string): Promise<string> {
  const outcome = await uploadData(contextFor(services, admin), await request(content, name));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.uploadId;
}
async function preview(content: string) {
  const outcome = await previewUpload(contextFor(services, admin), await request(content));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.preview;
}
const shownTrips = async () => (await listTrips(db, { search: "", page: 1 })).rows.map(({ destination }) => destination);
const shownTripIds = async () => (await listItineraries(db, { search: "", page: 1 })).rows.map(({ tripId }) => tripId);

/** The database, in which somebody cancels the upload when all its rows are there and it is about to be shown. */
function cancelledBefore(database: Database): Database {
  let asked = false;
  const transaction: Database["transaction"] = async (...args) => {
    const [staged] = asked ? [] : await database.select().from(dataUploads).where(eq(dataUploads.state, "staged"));
    asked = true;
    if (staged) expect(await cancelUpload(contextFor(services, admin), staged.id)).toEqual({ ok: true });
    return database.transaction(...args);
  };
  return new Proxy(database, {
    get: (target, name) => (name === "transaction" ? transaction : (Reflect.get(target, name, target) as unknown)),
  });
}

beforeEach(async () => {
  for (const table of [tripData, itineraryData, currentUploads, dataUploads, auditEntries]) await db.delete(table);
  wanted.splice(0);
});
afterEach(async () => {
  for (const file of files.splice(0)) await file.discard();
});

describe("an upload", () => {
  test("replaces the data of its kind, is in the audit, and leaves the other kind alone", async () => {
    await upload(itineraryFile(1, 2));
    const before = await upload(tripFile("Louvre", "Orsay"));
    const id = await upload(tripFile("Pompidou"), "paris.csv");
    expect(await shownTrips()).toEqual(["Pompidou"]);
    expect(await shownTripIds()).toEqual(["1", "2"]);
    expect(wanted).toEqual(["tidy-uploads", "tidy-uploads", "tidy-uploads"]);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toMatchObject([
      { actorId: admin.id, actorName: "Anita Desai", action: "trip-data.replaced", subjectType: "data-upload" },
    ]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry?.details).toEqual({ kind: "trip", rows: 1, skipped: 0, fileName: "paris.csv", before });
  });

  test("that is refused changes nothing", async () => {
    await upload(tripFile("Louvre"));
    expect(await uploadData(contextFor(services, admin), await request("Region\nx"))).toMatchObject({
      ok: false,
      reason: "unknown_headers",
    });
    expect(await shownTrips()).toEqual(["Louvre"]);
    expect(await db.$count(auditEntries)).toBe(1);
  });

  test("that is cancelled when its rows are all there is not shown; once it is shown, it is too late", async () => {
    await upload(tripFile("Louvre"));
    const cancelling = { ...services, db: cancelledBefore(db) };
    expect(await uploadData(contextFor(cancelling, admin), await request(tripFile("Orsay")))).toEqual({ ok: false, reason: "cancelled" });
    expect(await shownTrips()).toEqual(["Louvre"]);
    const id = await upload(tripFile("Rodin"));
    expect(await cancelUpload(contextFor(services, admin), id)).toMatchObject({ ok: false, reason: "too_late", upload: { rowCount: 1 } });
    expect(await shownTrips()).toEqual(["Rodin"]);
  });

  test("of a customer changes nothing", async () => {
    const staged = await stageUpload(contextFor(services, admin), await request(tripFile("Louvre")));
    const uploadId = staged.ok ? staged.uploadId : "";
    await expect(uploadData(contextFor(services, customer), await request(tripFile("x")))).rejects.toMatchObject({ status: 403 });
    await expect(previewUpload(contextFor(services, customer), await request(tripFile("x")))).rejects.toMatchObject({ status: 403 });
    await expect(replaceData(contextFor(services, customer), uploadId)).rejects.toMatchObject({ status: 403 });
    await expect(comparePreview(contextFor(services, customer), uploadId)).rejects.toMatchObject({ status: 403 });
    expect(await shownTrips()).toEqual([]);
  });

  test("that died in the middle leaves the old data all there, and a job deletes what it left", async () => {
    await upload(tripFile("Louvre", "Orsay"));
    const { file } = await request(tripFile(...Array.from({ length: 3_000 }, (_, index) => `Place ${index}`)));
    let stuck = () => {};
    const dead = new Promise<void>((resolve) => (stuck = resolve));
    async function* halfAndNoMore() {
      for await (const chunk of file.chunks()) {
        yield chunk;
        stuck();
        await new Promise(() => {});
      }
    }
    // A killed process: it never comes back to say how it ended.
    void stageUpload(contextFor(services, admin), { file: { ...file, chunks: halfAndNoMore } });
    await dead;
    expect(await db.$count(tripData)).toBeGreaterThan(2);
    expect(await shownTrips()).toEqual(["Louvre", "Orsay"]);
    expect(await tidyUploads(services)).toBe(0);
    clock = new Date(clock.getTime() + 10 * 60_000);
    expect(await tidyUploads(services)).toBe(1);
    expect(await db.$count(tripData)).toBe(2);
    expect(await shownTrips()).toEqual(["Louvre", "Orsay"]);
  });

  test("at the same moment as another: both land whole, the last one is shown, the other can be gone back to", async () => {
    const many = (name: string) => tripFile(...Array.from({ length: 1_500 }, () => name));
    const [one, other] = await Promise.all([upload(many("Louvre")), upload(many("Orsay"))]);
    const shown = await currentUpload(db, "trip");
    expect([one, other]).toContain(shown?.id);
    const page = await listTrips(db, { search: "", page: 1 });
    expect(page.found).toBe(1_500);
    expect(new Set(page.rows.map(({ destination }) => destination)).size).toBe(1);
    const earlier = shown?.id === one ? other : one;
    expect(await restoreUpload(contextFor(services, admin), earlier!)).toMatchObject({ ok: true, rows: 1_500 });
    expect((await currentUpload(db, "trip"))?.id).toBe(earlier);
  });
});

describe("a preview", () => {
  test("says what would be new, gone and the same by content, and replaces nothing", async () => {
    const current = await upload(tripFile("Louvre", "Orsay", "Orsay", "Pompidou"));
    const { comparison, ...shown } = await preview(`${tripFile("Pompidou", "Orsay", "Rodin")}too,few\n`);
    expect(comparison).toMatchObject({ new: 1, gone: 2, same: 2, comparedWith: current });
    expect(shown).toMatchObject({ kind: "trip", rowCount: 3, skippedCount: 1, skippedRows: [{ line: 5, reason: "too_few_values" }] });
    expect(await shownTrips()).toEqual(["Louvre", "Orsay", "Orsay", "Pompidou"]);
    expect(await findUpload(db, shown.id)).toMatchObject({ comparison });
  });

  test("of the first upload has only new rows", async () => {
    expect((await preview(tripFile("Louvre"))).comparison).toMatchObject({ new: 1, gone: 0, same: 0, comparedWith: null });
  });

  test("of itineraries names the trip_ids that point nowhere", async () => {
    await upload(`${tripFile("Louvre")}\ntoo,few\nEurope,France,,Paris,Orsay,Culture,Art\n`);
    // The rows of the trip file: 1, a blank one, a skipped one, 4.
    const { comparison } = await preview(itineraryFile(1, 4, 4, 2, 3, 5, 0, "TRIP-1", 10, 10));
    expect(comparison.danglingTripIds).toEqual(["2", "3", "5", "0", "TRIP-1", "10"]);
    expect(comparison.danglingCount).toBe(6);
  });

  test("of trips names the trip_ids of the itineraries that would then point nowhere", async () => {
    await upload(itineraryFile(1, 2, 3));
    expect((await preview(tripFile("Louvre", "Orsay"))).comparison).toMatchObject({ danglingCount: 1, danglingTripIds: ["3"] });
  });

  test("then Replace is the pointer only, once", async () => {
    const { id } = await preview(tripFile("Louvre"));
    expect(await replaceData(contextFor(services, admin), id)).toEqual({ ok: true, kind: "trip", rows: 1, skipped: 0 });
    expect(await shownTrips()).toEqual(["Louvre"]);
    expect(await replaceData(contextFor(services, admin), id)).toEqual({ ok: false, reason: "unknown" });
    expect(await replaceData(contextFor(services, admin), crypto.randomUUID())).toEqual({ ok: false, reason: "unknown" });
  });

  test("of data that somebody replaced meanwhile is refused, and after another look accepted", async () => {
    const { id } = await preview(tripFile("Louvre"));
    await upload(tripFile("Louvre", "Orsay"));
    expect(await replaceData(contextFor(services, admin), id)).toEqual({ ok: false, reason: "changed_meanwhile" });
    expect(await shownTrips()).toEqual(["Louvre", "Orsay"]);
    const again = await comparePreview(contextFor(services, admin), id);
    expect(again).toMatchObject({ ok: true, preview: { comparison: { new: 0, gone: 1, same: 1 } } });
    expect(await replaceData(contextFor(services, admin), id)).toMatchObject({ ok: true });
    expect(await shownTrips()).toEqual(["Louvre"]);
  });

  test("that nobody confirmed is deleted after a day", async () => {
    const { id } = await preview(tripFile("Louvre"));
    expect(await tidyUploads(services)).toBe(0);
    clock = new Date(clock.getTime() + 24 * 60 * 60_000);
    expect(await tidyUploads(services)).toBe(1);
    expect(await findUpload(db, id)).toBeUndefined();
    expect(await db.$count(tripData)).toBe(0);
  });
});

describe("earlier uploads", () => {
  test("the last ten of each kind can be restored, older ones are deleted with their rows", async () => {
    await upload(itineraryFile(1));
    const ids: string[] = [];
    for (let number = 1; number <= 12; number++) ids.push(await upload(tripFile(`Place ${number}`)));
    expect(await tidyUploads(services)).toBe(2);
    const kept = await keptUploads(db, "trip");
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
    expect(kept.map(({ current }) => current)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
    expect(await db.$count(tripData)).toBe(10);
    expect(await restoreUpload(contextFor(services, admin), ids[0]!)).toEqual({ ok: false, reason: "unknown" });
    await expect(restoreUpload(contextFor(services, customer), ids[2]!)).rejects.toMatchObject({ status: 403 });
    expect(await restoreUpload(contextFor(services, admin), ids[2]!)).toMatchObject({ ok: true, kind: "trip" });
    expect(await shownTrips()).toEqual(["Place 3"]);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, "trip-data.restored"))).toHaveLength(1);
    // The one gone back to is the last used now.
    await upload(tripFile("Place 13"));
    await tidyUploads(services);
    expect((await keptUploads(db, "trip")).map(({ id }) => id)).toContain(ids[2]);
    expect(await shownTripIds()).toEqual(["1"]);
  });

  test("one that somebody goes back to while it is being deleted stays whole or is gone, never half", async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 11; number++) ids.push(await upload(tripFile(`Place ${number}`)));
    const [restored] = await Promise.all([restoreUpload(contextFor(services, admin), ids[0]!), tidyUploads(services)]);
    const shown = await shownTrips();
    expect(shown).toEqual([restored.ok ? "Place 1" : "Place 11"]);
    expect(await db.$count(tripData)).toBe((await keptUploads(db, "trip")).length);
  });
});
