import { contextFor } from "#test/people.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { admin, csv, customer, fileOf, itineraryFile, itineraryHeader, tripFile, tripHeader } from "#test/trip-data.ts";
import { cancelUpload } from "./give-up-upload.server.ts";
import { tidyUploads } from "./purge-uploads.server.ts";
import { stageUpload } from "./stage-upload.server.ts";
import type { UploadedFile } from "./uploaded-file.server.ts";
import { findUpload, uploadProgress } from "./uploads.server.ts";

const { dataUploads, currentUploads, tripData, itineraryData } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const services = testServices(handle);

const files: UploadedFile[] = [];
async function stage(content: Parameters<typeof fileOf>[0], id?: string) {
  const file = await fileOf(content);
  files.push(file);
  return stageUpload(contextFor(services, admin), { file, id });
}
beforeEach(async () => {
  await db.delete(tripData);
  await db.delete(itineraryData);
  await db.delete(currentUploads);
  await db.delete(dataUploads);
});
afterEach(async () => {
  for (const file of files.splice(0)) await file.discard();
});

async function nothingIsLeft() {
  expect(await db.$count(dataUploads)).toBe(0);
  expect(await db.$count(tripData)).toBe(0);
  expect(await db.$count(itineraryData)).toBe(0);
}

describe("a file is refused and leaves nothing", () => {
  const row = "Europe,France,,Paris,Louvre,Culture,Art";
  test.each<[string, string, object]>([
    ["with a header row only", tripHeader, { reason: "no_rows" }],
    ["with a header row and blank lines", csv(tripHeader, "", " ", ",,,,,,"), { reason: "no_rows" }],
    ["that is empty", "", { reason: "no_rows" }],
    ["whose headers match neither kind", csv("name,email", "a,b"), { reason: "unknown_headers" }],
    ["that is no CSV file", "%PDF-1.7\n%âãÏÓ\n1 0 obj", { reason: "unknown_headers" }],
    [
      "with no valid row",
      csv(tripHeader, "Europe,France", "", "Asia"),
      {
        reason: "no_valid_rows",
        skipped: [
          { line: 2, reason: "too_few_values" },
          { line: 4, reason: "too_few_values" },
        ],
      },
    ],
    ["with a quote that is never closed", csv(tripHeader, row, `"${row}`, row), { reason: "quote_not_closed", line: 3 }],
    ["with a single cell of 10 MB", csv(tripHeader, row, `"${"x".repeat(10_000_000)}",a,b,c,d,e,f`), { reason: "row_too_long", line: 3 }],
    [
      "with good rows before a fault",
      csv(tripHeader, ...Array.from({ length: 2_000 }, () => row), '"'),
      { reason: "quote_not_closed", line: 2_002 },
    ],
  ])("%s", async (_, content, refusal) => {
    expect(await stage(content)).toEqual({ ok: false, ...refusal });
    await nothingIsLeft();
  });

  test("that says it is UTF-8 and is not", async () => {
    expect(await stage(Buffer.concat([Buffer.from(`\uFEFF${tripHeader}\n`), Buffer.from([0xe9])]))).toEqual({
      ok: false,
      reason: "unreadable",
    });
    await nothingIsLeft();
  });

  test("from a customer, unread", async () => {
    const unread = { encoding: "utf-8", chunks: () => expect.fail("was read") } as unknown as UploadedFile;
    await expect(stageUpload(contextFor(services, customer), { file: unread })).rejects.toMatchObject({ status: 403 });
  });

  test("with more rows than the limit; skipped ones do not count", async () => {
    const limited = async (content: string) => {
      const file = await fileOf(content);
      files.push(file);
      return stageUpload(contextFor(services, admin), { file, rowLimit: 2 });
    };
    expect(await limited(tripFile("a", "b", "c"))).toEqual({ ok: false, reason: "too_many_rows", line: 4 });
    await nothingIsLeft();
    expect(await limited(tripFile("a", "b") + "too,few\n".repeat(3))).toMatchObject({ ok: true, rows: 2, skipped: 3 });
  });
});

describe("the rows of a file", () => {
  test("are stored in any order of the headers, under the number of their row, with the skipped ones named", async () => {
    const headers = "SPECIALITY,activity_type,Destination,city,state,country,region,notes";
    const outcome = await stage(csv(headers, "Art,Culture,Louvre,Paris,,France,Europe,n,more", "too,few", "", "'=1,b,c,d,e,f,g"));
    expect(outcome).toMatchObject({ ok: true, kind: "trip", rows: 2, skipped: 1 });
    const rows = await db.select().from(tripData).orderBy(tripData.number);
    expect(rows).toMatchObject([
      { number: 1, region: "Europe", country: "France", state: "", destination: "Louvre", activityType: "Culture", speciality: "Art" },
      { number: 4, region: "g", speciality: "=1" },
    ]);
    const upload = await findUpload(db, rows[0]!.uploadId);
    expect(upload).toMatchObject({ state: "staged", rowCount: 2, skippedRows: [{ line: 3, reason: "too_few_values" }] });
    expect(upload).toMatchObject({ actorName: "Anita Desai", fileName: "data.csv", createdAt: testNow });
  });

  test("of an itinerary have their day as a number; one without a number, or with a NUL, is skipped", async () => {
    const content = csv(itineraryHeader, "1,2,Arrival,Walk,Paris,3 h", "1,second,Museum,Louvre,,", "1,3,Mu\0seum,Louvre,,");
    expect(await stage(content)).toMatchObject({ ok: true, kind: "itinerary", rows: 1, skipped: 2 });
    expect(await db.select().from(itineraryData)).toMatchObject([{ tripId: "1", dayNumber: 2, title: "Arrival", location: "Paris" }]);
    const [upload] = await db.select().from(dataUploads);
    expect(upload?.skippedRows).toEqual([
      { line: 3, reason: "day_not_a_number" },
      { line: 4, reason: "nul_character" },
    ]);
  });

  test.each<[string, Uint8Array]>([
    ["UTF-16 with a mark", Buffer.from(`\uFEFF${tripFile("Café")}`, "utf16le")],
    ["Windows-1252 with semicolons", Buffer.from(tripFile("Café").replaceAll(",", ";"), "latin1")],
    ["UTF-8 with tabs", Buffer.from(tripFile("Café").replaceAll(",", "\t"))],
  ])("in %s are read", async (_, content) => {
    expect(await stage(content)).toMatchObject({ ok: true, rows: 1 });
    expect(await db.select().from(tripData)).toMatchObject([{ state: "Île-de-France", destination: "Café" }]);
  });

  test("beyond one batch arrive all", async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `Place ${index}`);
    expect(await stage(tripFile(...names))).toMatchObject({ ok: true, rows: 5_000 });
    expect(await db.$count(tripData)).toBe(5_000);
  });
});

test("while a file loads, its progress can be asked for", async () => {
  const id = crypto.randomUUID();
  const seen: unknown[] = [];
  const content = Buffer.from(tripFile(...Array.from({ length: 4_000 }, (_, index) => `Place ${index}`)));
  const file = await fileOf(content);
  files.push(file);
  const half = content.length / 2;
  async function* withAPause() {
    yield content.subarray(0, half);
    seen.push(await uploadProgress(db, id));
    yield content.subarray(half);
  }
  expect(await uploadProgress(db, id)).toBeUndefined();
  await stageUpload(contextFor(services, admin), { file: { ...file, chunks: withAPause }, id });
  expect(seen).toMatchObject([{ state: "loading", share: expect.closeTo(0.5, 1) }]);
  expect(await uploadProgress(db, id)).toEqual({ state: "staged", share: 1, rowCount: 4_000, skippedCount: 0 });
  expect(await uploadProgress(db, "no id")).toBeUndefined();
});

test("a second request with the same id is refused, and the first stays", async () => {
  const id = crypto.randomUUID();
  expect(await stage(tripFile("Louvre"), id)).toMatchObject({ ok: true, uploadId: id });
  expect(await stage(itineraryFile(1), id)).toEqual({ ok: false, reason: "sent_twice" });
  expect(await findUpload(db, id)).toMatchObject({ kind: "trip", state: "staged" });
});

test("a database that fails in the middle leaves nothing, and says so", async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => `Place ${index}`);
  const file = await fileOf(tripFile(...rows));
  files.push(file);
  let writes = 0;
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (name === "execute" && ++writes === 2) throw new Error("the database is away");
      return Reflect.get(target, name, target) as unknown;
    },
  });
  await expect(stageUpload(contextFor({ ...services, db: failing }, admin), { file })).rejects.toThrow("the database is away");
  await nothingIsLeft();
});

test("a file that is given up while its rows come leaves nothing, and says so", async () => {
  const id = crypto.randomUUID();
  const content = Buffer.from(tripFile(...Array.from({ length: 4_000 }, (_, index) => `Place ${index}`)));
  const file = await fileOf(content);
  files.push(file);
  const agency = { ...services, enqueue: () => Promise.resolve() };
  async function* givenUpInTheMiddle() {
    yield content.subarray(0, content.length / 2);
    await expect(cancelUpload(contextFor(agency, customer), id)).rejects.toMatchObject({ status: 403 });
    expect(await cancelUpload(contextFor(agency, admin), id)).toEqual({ ok: true });
    yield content.subarray(content.length / 2);
  }
  expect(await stageUpload(contextFor(services, admin), { file: { ...file, chunks: givenUpInTheMiddle }, id })).toEqual({
    ok: false,
    reason: "cancelled",
  });
  await nothingIsLeft();
});

test("a file that is given up before its first row has come never begins", async () => {
  const id = crypto.randomUUID();
  const agency = { ...services, enqueue: () => Promise.resolve() };
  expect(await cancelUpload(contextFor(agency, admin), id)).toEqual({ ok: true });
  expect(await stage(tripFile("Louvre"), id)).toEqual({ ok: false, reason: "cancelled" });
  await tidyUploads(services);
  await nothingIsLeft();
});
