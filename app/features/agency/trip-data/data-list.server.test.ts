import { contextFor } from "#test/people.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { admin, csv, customer, fileOf, itineraryHeader, tripHeader } from "#test/trip-data.ts";
import { listItineraries, listTrips, type ItineraryFilters, type TripFilters } from "./data-list.server.ts";
import { downloadData } from "./download-data.server.ts";
import { uploadData } from "./replace-data.server.ts";
import { rowsPerPage } from "./trip-data-address.ts";
import type { DataKind } from "./trip-data-kinds.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const services = testServices(handle);

async function upload(content: string) {
  const file = await fileOf(content);
  const outcome = await uploadData(contextFor(services, admin), { file });
  await file.discard();
  return outcome;
}
async function forget() {
  for (const table of [schema.tripData, schema.itineraryData, schema.currentUploads, schema.dataUploads]) await db.delete(table);
}
const trips = (filters: Partial<TripFilters> = {}) => listTrips(db, { search: "", page: 1, ...filters });
const itineraries = (filters: Partial<ItineraryFilters> = {}) => listItineraries(db, { search: "", page: 1, ...filters });
const places = async (filters: Partial<TripFilters>) => (await trips(filters)).rows.map(({ destination }) => destination);
const titles = async (filters: Partial<ItineraryFilters>) => (await itineraries(filters)).rows.map(({ title }) => title);

async function downloaded(kind: DataKind) {
  const download = await downloadData(contextFor({ db }, admin), kind);
  if (!download.ok) throw new Error(download.reason);
  return { fileName: download.fileName, text: Buffer.from(await new Response(download.body).arrayBuffer()).toString() };
}

describe("before anything was uploaded", () => {
  beforeAll(forget);

  test("the tables are empty, and there is no data to download", async () => {
    expect(await trips()).toEqual({
      rows: [],
      found: 0,
      total: 0,
      page: 1,
      pageCount: 1,
      options: { regions: [], countries: [], activities: [] },
    });
    expect(await itineraries()).toMatchObject({ rows: [], total: 0, options: { days: [] } });
    expect(await downloadData(contextFor({ db }, admin), "trip")).toEqual({ ok: false, reason: "no_data" });
  });
});

describe("the trips", () => {
  beforeAll(async () => {
    await upload(
      csv(
        tripHeader,
        "Europe,Spain,Andalucía,Málaga,Alcazaba,Culture,History",
        "Europe,France,Île-de-France,Paris,Louvre,Culture,Art",
        "Asia,Japan,Kansai,Kyoto,Arashiyama,Hiking,100% bamboo",
        "Americas,Peru,Cusco,Cusco,Machu Picchu,Hiking,Inca_Trail",
      ),
    );
  });

  test.each<[string, string[]]>([
    ["europe", ["Alcazaba", "Louvre"]],
    ["JAPAN", ["Arashiyama"]],
    ["andalucia", ["Alcazaba"]],
    ["malaga", ["Alcazaba"]],
    ["picchu", ["Machu Picchu"]],
    ["hik", ["Arashiyama", "Machu Picchu"]],
    ["ART", ["Louvre"]],
    ["0%", ["Arashiyama"]],
    ["a_t", ["Machu Picchu"]],
    ["k_o", []],
    ["Spain Andal", []],
    ["  ", ["Alcazaba", "Louvre", "Arashiyama", "Machu Picchu"]],
  ])("the search %j looks into region, country, state, city, destination, activity type and speciality", async (search, expected) =>
    expect(await places({ search })).toEqual(expected),
  );

  test("are filtered by region, country and activity, together with the search", async () => {
    expect(await places({ region: "Europe" })).toEqual(["Alcazaba", "Louvre"]);
    expect(await places({ region: "Europe", country: "France" })).toEqual(["Louvre"]);
    expect(await places({ activity: "Hiking", search: "kyoto" })).toEqual(["Arashiyama"]);
    expect(await places({ region: "Europe", activity: "Hiking" })).toEqual([]);
    expect(await trips({ region: "Europe" })).toMatchObject({ found: 2, total: 4 });
  });

  test("have the sorted distinct values to choose from", async () => {
    expect((await trips({ region: "Asia" })).options).toEqual({
      regions: ["Americas", "Asia", "Europe"],
      countries: ["France", "Japan", "Peru", "Spain"],
      activities: ["Culture", "Hiking"],
    });
  });
});

describe("more trips than a page holds", () => {
  test("come in pages, in the order of the file; a page that is not there is the nearest", async () => {
    const count = rowsPerPage * 2 + 7;
    await upload(
      csv(tripHeader, ...Array.from({ length: count }, (_, index) => `Europe,France,,Paris,Place ${index},Culture,${index % 2}`)),
    );
    const last = await trips({ page: 3 });
    expect(last).toMatchObject({ found: count, total: count, page: 3, pageCount: 3 });
    expect(last.rows.map(({ number }) => number)).toEqual(Array.from({ length: 7 }, (_, index) => rowsPerPage * 2 + 1 + index));
    for (const [page, shown] of [
      [99, 3],
      [0, 1],
      [-1, 1],
      [Number.NaN, 1],
    ] as const)
      expect((await trips({ page })).page).toBe(shown);
    expect(await trips({ search: "place 10", page: 1 })).toMatchObject({ found: 8, pageCount: 1 });
  });
});

describe("the itineraries", () => {
  beforeAll(async () => {
    await upload(
      csv(
        itineraryHeader,
        "1,10,Farewell,Breakfast,Málaga,2 h",
        "1,2,Museums,Picasso and more,Málaga,1 day",
        "2,1,Arrival,Transfer to the hotel,Paris,3 h",
        "31,2,Temples,A walk,Kyoto,4 hours",
      ),
    );
  });

  test.each<[string, string[]]>([
    ["museum", ["Museums"]],
    ["PICASSO", ["Museums"]],
    ["malaga", ["Farewell", "Museums"]],
    ["hours", ["Temples"]],
    ["31", []],
  ])("the search %j looks into title, description, location and duration", async (search, expected) =>
    expect(await titles({ search })).toEqual(expected),
  );

  test("are filtered by day, and the days are sorted numerically", async () => {
    expect(await titles({ day: 2 })).toEqual(["Museums", "Temples"]);
    expect((await itineraries()).options.days).toEqual([1, 2, 10]);
  });
});

describe("a download", () => {
  beforeAll(async () => {
    await upload(csv(itineraryHeader, "1,10,Farewell,Breakfast,Málaga,2 h"));
    await upload(csv(tripHeader, "Europe,France,,Paris,Louvre,Culture,Art"));
  });

  test("has the name and the headers of its kind", async () => {
    const { fileName, text } = await downloaded("itinerary");
    expect(fileName).toBe("itinerary_data.csv");
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      "\uFEFFtrip_id,day_number,title,description,location,duration",
      "1,10,Farewell,Breakfast,Málaga,2 h",
    ]);
    expect((await downloaded("trip")).fileName).toBe("trip_data.csv");
  });

  test("is refused to a customer", async () => {
    await expect(downloadData(contextFor({ db }, customer), "trip")).rejects.toMatchObject({ status: 403 });
  });

  test("uploaded again gives the same data, numbers included, whatever the cells hold", async () => {
    const { tripData } = schema;
    const awkward = [
      '"=cmd|""/c calc"""',
      '"a\r\nb"',
      "'s-Hertogenbosch",
      "''x",
      '"  blanks  "',
      "  bare  ",
      "\u00a0x",
      "+1",
      "-",
      '"@a,b"',
      "é😀",
    ];
    const lines = Array.from({ length: 1_200 }, (_, row) => {
      if (row === 3) return "too,few";
      if (row === 700) return "";
      return Array.from({ length: 7 }, (__, column) => awkward[(row + column) % awkward.length]).join(",");
    });
    const stored = async () => {
      const rows = await db.select().from(tripData).orderBy(tripData.uploadId, tripData.number);
      const current = rows.filter(({ uploadId }) => uploadId === rows.at(-1)?.uploadId);
      return current.map((row) => ({ ...row, uploadId: undefined }));
    };
    expect(await upload(csv(tripHeader, ...lines))).toMatchObject({ ok: true, rows: 1_198, skipped: 1 });
    const before = await stored();
    for (const kept of ["  blanks  ", "  bare  ", "\u00a0x"]) expect(before.map(({ region }) => region)).toContain(kept);
    const first = await downloaded("trip");
    expect(await upload(first.text)).toMatchObject({ ok: true, rows: 1_198, skipped: 0 });
    const after = await stored();
    expect(after).toEqual(before);
    expect(after).toHaveLength(1_198);
    expect(await downloaded("trip")).toEqual(first);
  });

  test("can be left in the middle", async () => {
    const download = await downloadData(contextFor({ db }, admin), "trip");
    if (!download.ok) throw new Error(download.reason);
    const reader = download.body.getReader();
    await reader.read();
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
  });
});
