import { describe, expect, test } from "vitest";
import { csv, itineraryFile, itineraryHeader, tripFile, tripHeader } from "#test/trip-data.ts";
import { noteOf, openTripData, read, rowsOf, textOf, tripDataPage, uploadsOf } from "#test/trip-data-page.ts";

const { site, get, page, send, upload, feedbackAfter, shownTrips } = openTripData();

describe("the page", () => {
  test("before anything was uploaded says to upload a CSV file, in both tabs", async () => {
    const html = await page();
    expect(html).toMatch(/<h1[^>]*>Trip Data Management<\/h1>/);
    expect(html).toMatch(/<input [^>]*type="file"[^>]*name="file"[^>]*accept="\.csv"|<input [^>]*accept="\.csv"/);
    expect([...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(["Trip Data", "Itinerary Data"]);
    expect(textOf(html)).toContain("Please upload a CSV file to see trips here.");
    expect(textOf(html)).toContain("0 records");
    expect(textOf(await page("?tab=itinerary"))).toContain("Please upload a CSV file to see itineraries here.");
  });

  test("shows trips with the specified columns, filters and search", async () => {
    await upload(csv(tripHeader, "Europe,France,,Paris,Louvre,Culture,Art", "Asia,India,UP,Agra,Taj Mahal,Sights,Love"));
    const html = await page();
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(heads).toEqual(expect.arrayContaining(["Region", "Country", "State", "City", "Destination", "Activity Type", "Speciality"]));
    expect(html).toContain('placeholder="Search trips…"');
    expect(textOf(html)).toContain("2 records");
    const options = [...html.matchAll(/<select[^>]* name="(\w+)">(.*?)<\/select>/gs)].map(([, name, list = ""]) => [
      name,
      [...list.matchAll(/<option[^>]*>([^<]*)/g)].map(([, option]) => option),
    ]);
    expect(options).toEqual([
      ["region", ["All Regions", "Asia", "Europe"]],
      ["country", ["All Countries", "France", "India"]],
      ["activity", ["All Activities", "Culture", "Sights"]],
    ]);
    expect(rowsOf(html)).toEqual([
      ["Europe", "France", "", "Paris", "Louvre", "Culture", "Art"],
      ["Asia", "India", "UP", "Agra", "Taj Mahal", "Sights", "Love"],
    ]);
    expect(rowsOf(await page("?q=taj"))).toHaveLength(1);
    expect(rowsOf(await page("?region=Asia&country=India&activity=Sights"))).toHaveLength(1);
    expect(textOf(await page("?region=Asia&q=paris"))).toContain("No results found");
  });

  test("shows itineraries with the specified columns, a day filter sorted by number, and search", async () => {
    const days = ["10", "2", "1"].map((day) => `1,${day},Title ${day},Walk,Paris,3 h`);
    await upload(csv(itineraryHeader, ...days));
    const html = await page("?tab=itinerary");
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(heads).toEqual(expect.arrayContaining(["Day", "Title", "Description", "Location", "Duration"]));
    expect(html).toContain('placeholder="Search itineraries…"');
    const list = /<select[^>]* name="day">(.*?)<\/select>/s.exec(html)?.[1] ?? "";
    expect([...list.matchAll(/<option[^>]*>([^<]*)/g)].map(([, day]) => day)).toEqual(["All Days", "Day 1", "Day 2", "Day 10"]);
    expect(rowsOf(html)[0]).toEqual(["Day 10", "Title 10", "Walk", "Paris", "3 h"]);
    expect(rowsOf(await page("?tab=itinerary&day=2"))).toEqual([["Day 2", "Title 2", "Walk", "Paris", "3 h"]]);
  });

  test("lists 50 records a page; the address says which, and a page beyond the last is the last", async () => {
    await upload(tripFile(...Array.from({ length: 120 }, (_, index) => `Place ${index + 1}`)));
    expect(rowsOf(await page()).at(-1)?.[4]).toBe("Place 50");
    const last = await page("?q=place&page=9");
    expect(rowsOf(last).map((row) => row[4])).toEqual(Array.from({ length: 20 }, (_, index) => `Place ${101 + index}`));
    expect(textOf(last)).toContain("101–120 of 120");
    expect(last).toContain('href="/admin/trip-data?q=place&amp;page=2"');
  });

  test("shows cells as text, whatever they hold", async () => {
    await upload(csv(tripHeader, '"<img src=x onerror=alert(1)>",=1+1,"a ""b""",c,d,e,f'));
    const html = await page();
    expect(html).not.toContain("<img src=x");
    expect(rowsOf(html)[0]?.slice(0, 3)).toEqual(["<img src=x onerror=alert(1)>", "=1+1", 'a "b"']);
  });

  test.each([
    ["", "trip_data", "Failed to load trip data"],
    ["?tab=itinerary", "itinerary_data", "Failed to load itinerary data"],
  ])("says that the data of a tab could not be loaded: %s", async (query, table, message) => {
    await upload(tripFile("Louvre"));
    await upload(itineraryFile(1));
    await site.db.execute(`alter table ${table} rename to ${table}_away`);
    try {
      const answer = await get(tripDataPage + query);
      expect(answer.status).toBe(500);
      const html = await read(answer);
      expect(textOf(html)).toContain(message);
      expect(html).toMatch(/<h1[^>]*>Trip Data Management<\/h1>/);
    } finally {
      await site.db.execute(`alter table ${table}_away rename to ${table}`);
    }
  });
});

describe("a download", () => {
  test("is the file by its specified name, and uploaded again gives the same data", async () => {
    await upload(csv(tripHeader, 'a,"b\nc",,"d,e"," f ","""g""",h', "too,few", "1,2,3,4,5,6,7"));
    const before = rowsOf(await page());
    const answer = await get(`${tripDataPage}/trip_data.csv`);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="trip_data.csv"');
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    await upload(await answer.blob());
    expect(rowsOf(await page())).toEqual(before);
  });

  test("of no data leads back to the page, which says so", async () => {
    const answer = await get(`${tripDataPage}/itinerary_data.csv`);
    expect(answer.headers.get("Location")).toBe(`${tripDataPage}?tab=itinerary`);
    expect(await feedbackAfter(answer)).toMatch(/^No data to download/);
    expect((await get(`${tripDataPage}/users.csv`)).status).toBe(404);
  });
});

test("earlier uploads are listed with what they were, and restored", async () => {
  await upload(tripFile("Louvre"));
  await upload(tripFile("Orsay", "Rodin"));
  const html = await page();
  expect(uploadsOf(html)).toMatchObject([
    ["data.csv", "2", "0", "Meera Rawat", "now", "Current data"],
    ["data.csv", "1", "0", "Meera Rawat", "now", expect.stringMatching(/^Restore data\.csv with 1 rows/)],
  ]);
  const id = /name="id" value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(await feedbackAfter(await send({ intent: "restore", id }))).toMatch(/^Earlier data restored\./);
  expect(await shownTrips()).toEqual(["Louvre"]);
  const gone = await send({ intent: "restore", id: crypto.randomUUID() });
  expect(await noteOf(gone)).toEqual([404, "Nothing was changed. This upload no longer exists."]);
  expect((await send({ intent: "burn" })).status).toBe(400);
});

test("how far an upload is can be asked for by its id", async () => {
  const id = crypto.randomUUID();
  const progress = async () => (await get(`${tripDataPage}/progress?upload=${id}`)).json();
  expect(await progress()).toBeNull();
  await send({ intent: "preview", upload: id, file: new Blob([tripFile("Louvre")]) }, { to: `${tripDataPage}/upload` });
  expect(await progress()).toEqual({ state: "staged", share: 1, rowCount: 1, skippedCount: 0 });
});
