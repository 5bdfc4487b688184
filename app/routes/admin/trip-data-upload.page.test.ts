import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { csv, itineraryFile, itineraryHeader, tripFile, tripHeader } from "#test/trip-data.ts";
import { noteOf, openTripData, read, rowsOf, textOf, tripDataPage } from "#test/trip-data-page.ts";

const { site, get, page, send, sendRaw, upload, feedbackAfter, shownTrips } = openTripData();
const { dataUploads, auditEntries } = schema;

describe("an upload", () => {
  test("of trips is told as specified, its tab is shown, and the skipped lines are named", async () => {
    const answer = await upload(csv(tripHeader, "too,few", "a,b,c,d,e,f,g", "", "x", "y", "a,b,c,d,e,f,g,more"));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, tripDataPage]);
    expect(await feedbackAfter(answer)).toBe("Successfully uploaded 2 trip records. 3 rows were skipped, on lines 2, 5-6.");
    const html = await page();
    expect(textOf(html)).toContain("3 rows of this file were skipped Fewer values than columns Lines 2, 5-6");
  });

  test("of itineraries is told as specified, and its tab is shown", async () => {
    const answer = await upload(itineraryFile(1, 2, 3), { to: "/de/admin/trip-data" });
    expect(answer.headers.get("Location")).toBe("/de/admin/trip-data?tab=itinerary");
    const english = await upload(itineraryFile(1, 2));
    expect(english.headers.get("Location")).toBe(`${tripDataPage}?tab=itinerary`);
    expect(await feedbackAfter(english)).toMatch(/^Successfully uploaded 2 itinerary records\./);
  });

  const row = "Europe,France,,Paris,Louvre,Culture,Art";
  test.each<[string, BlobPart | undefined, string]>([
    ["without a file", undefined, "Please select a file first."],
    ["of an empty file", "", "CSV file must contain at least a header row and one data row."],
    ["of a header row only", tripHeader, "CSV file must contain at least a header row and one data row."],
    ["of a header row and blank lines", `${tripHeader}\r\n \n\r\n`, "CSV file must contain at least a header row and one data row."],
    [
      "of other headers",
      csv("name,email", "a,b"),
      "Invalid CSV format. Headers do not match expected format for trip or itinerary data. Trip Data needs the columns region, country, state, city, destination, activity_type, speciality. Itinerary Data needs the columns trip_id, day_number, title, description, location, duration.",
    ],
    ["whose rows are all too short", csv(tripHeader, "a,b", "c,d"), "No valid data found in the CSV file."],
    [
      "with a quote that is never closed",
      csv(tripHeader, row, `"${row}`),
      "Failed to read the file. The row that begins on line 3 opens a quotation mark and never closes it.",
    ],
    [
      "with a single cell of 10 MB",
      csv(tripHeader, `"${"x".repeat(10_000_000)}",b,c,d,e,f,g`),
      "Failed to read the file. The row that begins on line 2 is longer than 200,000 characters. Look for a quotation mark that is not closed.",
    ],
    [
      "that says it is UTF-8 and is not",
      Buffer.concat([Buffer.from(`\uFEFF${tripHeader}\n`), Buffer.from([0xe9])]),
      "Failed to read the file. It is incomplete, or not in the encoding it claims. Save it as UTF-8 and send it again.",
    ],
  ])("%s is refused with its message, in words and as the script reads it, and changes nothing", async (_, content, message) => {
    await upload(tripFile("Louvre"));
    const fields = { intent: "upload", ...(content !== undefined && { file: new Blob([content]) }) };
    expect(await noteOf(await send(fields))).toEqual([400, message]);
    const asked = await send(fields, { to: `${tripDataPage}/upload` });
    expect([asked.status, await asked.json()]).toMatchObject([400, { problem: expect.any(String), at: expect.any(String) }]);
    expect(await shownTrips()).toEqual(["Louvre"]);
    expect(await site.db.$count(auditEntries)).toBe(1);
  });

  test("whose rows are all skipped names their lines", async () => {
    const html = await read(await upload(csv(itineraryHeader, "1,one,a,b,c,d", "1,2", "1,two,a,b,c,d")));
    expect(textOf(html)).toContain("The day is not a whole number Lines 2, 4 Fewer values than columns Lines 3");
  });

  test.each<[string, BlobPart, string[][]]>([
    [
      "with its headers in another order and case",
      csv("SPECIALITY,Activity_Type,Destination,CITY,state,country,region", "g,f,e,d,c,b,a"),
      [["a", "b", "c", "d", "e", "f", "g"]],
    ],
    ["without a last newline", `${tripHeader}\na,b,c,d,e,f,g`, [["a", "b", "c", "d", "e", "f", "g"]]],
    ["with quotes in the middle of cells", csv(tripHeader, 'a,5" b,c "d" e,d,e,f,g'), [["a", '5" b', 'c "d" e', "d", "e", "f", "g"]]],
    [
      "with mixed line ends",
      `${tripHeader}\r\n1,b,c,d,e,f,g\n2,b,c,d,e,f,g\r3,b,c,d,e,f,g\r\n`,
      ["1", "2", "3"].map((first) => [first, "b", "c", "d", "e", "f", "g"]),
    ],
    ["with embedded commas and newlines", csv(tripHeader, '"a, b","c\nd",c,d,e,f,g'), [["a, b", "c\nd", "c", "d", "e", "f", "g"]]],
    [
      "with semicolons in Windows-1252",
      Buffer.from(csv(tripHeader, "Málaga,b,c,d,e,f,g").replaceAll(",", ";"), "latin1"),
      [["Málaga", "b", "c", "d", "e", "f", "g"]],
    ],
    ["in UTF-16", Buffer.from(`\uFEFF${csv(tripHeader, "Málaga,b,c,d,e,f,g")}`, "utf16le"), [["Málaga", "b", "c", "d", "e", "f", "g"]]],
  ])("%s is understood", async (_, content, rows) => {
    expect((await upload(content)).status).toBe(303);
    expect(rowsOf(await page())).toEqual(rows);
  });

  test("with a NUL in a cell skips that row and says why", async () => {
    expect((await upload(csv(tripHeader, "a\0,b,c,d,e,f,g", "a,b,c,d,e,f,g"))).status).toBe(303);
    const html = await page();
    expect(rowsOf(html)).toHaveLength(1);
    expect(textOf(html)).toContain("A cell contains a NUL character, which can’t be stored Lines 2");
  });

  test("with formula cells comes back as it was, and a spreadsheet runs nothing", async () => {
    const cells = ["=1+1", "+49", "-1", "@x", "'quoted", "d", "=cmd|' /C calc'!A0"];
    await upload(csv(tripHeader, cells.join(",")));
    expect(rowsOf(await page())).toEqual([cells]);
    const file = await (await get(`${tripDataPage}/trip_data.csv`)).text();
    expect(file.split("\r\n")[1]).toBe("'=1+1,'+49,'-1,'@x,''quoted,d,'=cmd|' /C calc'!A0");
    await upload(file);
    expect(rowsOf(await page())).toEqual([cells]);
  });

  test("at the same moment as another: both land whole, one is shown, the other can be gone back to", async () => {
    const many = (name: string) => upload(tripFile(...Array.from({ length: 600 }, () => name)));
    const answers = await Promise.all([many("Louvre"), many("Orsay")]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const [shown, ...others] = await shownTrips();
    expect(["Louvre", "Orsay"]).toContain(shown);
    expect(others.every((other) => other === shown)).toBe(true);
    const id = /name="id" value="([^"]*)"/.exec(await page())?.[1] ?? "";
    expect(await feedbackAfter(await send({ intent: "restore", id }))).toMatch(/^Earlier data restored\. 600 trip records/);
    expect((await shownTrips())[0]).not.toBe(shown);
  });

  test("sent twice with the same id is taken once", async () => {
    const sent = { intent: "upload", upload: crypto.randomUUID(), file: new Blob([tripFile("Louvre")]) };
    expect((await send(sent, { to: `${tripDataPage}/upload` })).status).toBe(200);
    expect(await noteOf(await send(sent))).toEqual([
      409,
      "Nothing was changed. This file is already being uploaded. Wait until it is done.",
    ]);
  });

  test("that fails in the middle leaves the old data all there, says so, and is in the log", async () => {
    await upload(tripFile("Louvre", "Orsay"));
    const { enqueue } = site.services;
    site.services.enqueue = () => Promise.reject(new Error("the queue is away"));
    try {
      const [status, note] = await noteOf(await upload(tripFile("Rodin")));
      expect([status, note]).toEqual([
        500,
        "An error occurred while processing the file. The current data has not changed. Please try again.",
      ]);
    } finally {
      site.services.enqueue = enqueue;
    }
    expect(site.services.logLines.some(({ err }) => err?.message === "the queue is away")).toBe(true);
    expect(await shownTrips()).toEqual(["Louvre", "Orsay"]);
  });

  test("of 2 GB is refused before anything of it is read", async () => {
    const unread = new ReadableStream({ pull: () => Promise.reject(new Error("was read")) }, { highWaterMark: 0 });
    const headers = {
      Origin: site.services.env.origin,
      "Content-Length": String(2 * 1024 ** 3),
      "Content-Type": "multipart/form-data; boundary=x",
    };
    for (const to of [tripDataPage, `${tripDataPage}/upload`]) {
      expect((await sendRaw(to, unread, headers)).status).toBe(413);
    }
  });

  test("over 50 MB without a length is refused, and nothing of it stays", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x,");
    async function* body() {
      yield Buffer.from(`--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nupload\r\n`);
      yield Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\n`);
      for (let sent = 0; sent < 52; sent++) yield piece;
      yield Buffer.from("\r\n--x--\r\n");
    }
    expect(await noteOf(await sendRaw(tripDataPage, body(), {}))).toEqual([
      413,
      "Failed to read the file. It is larger than 50 MB. Split it into smaller files.",
    ]);
    expect(await site.db.$count(dataUploads)).toBe(0);
  });

  test("is written into the record of changes, and the dashboard names it", async () => {
    await upload(tripFile("Louvre"));
    expect(textOf(await read(await get("/admin")))).toContain("Meera Rawat replaced the trip data");
  });
});

test("an upload is cancelled before it comes; one that is shown already is told as uploaded", async () => {
  const cancel = async (id: string) => (await send({ intent: "cancel", id }, { to: `${tripDataPage}/upload` })).json();
  const [early, late] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await cancel(early)).toMatchObject({ cancelled: true });
  const uploadAs = (id: string) =>
    send({ intent: "upload", upload: id, file: new Blob([tripFile("Louvre")]) }, { to: `${tripDataPage}/upload` });
  expect(await (await uploadAs(early)).json()).toMatchObject({ cancelled: true });
  expect(await shownTrips()).toEqual([]);
  await uploadAs(late);
  expect(await cancel(late)).toMatchObject({ done: "uploaded", kind: "trip", rows: 1, show: tripDataPage });
  expect(await shownTrips()).toEqual(["Louvre"]);
});

describe("who is no administrator", () => {
  test("is refused in words with a customer's session, and nothing changes", async () => {
    await upload(tripFile("Louvre"));
    const customer = site.visitor();
    await signUp(site.services, customer);
    for (const by of [customer, site.visitor()]) {
      const answer = await upload(tripFile("x"), { by });
      expect(answer.status).toBe(403);
      expect(textOf(await read(answer))).toContain("Permission Denied");
      expect((await upload(tripFile("x"), { by, to: `${tripDataPage}/upload` })).status).toBe(403);
      const id = crypto.randomUUID();
      expect((await send({ intent: "restore", id }, { by })).status).toBe(403);
      expect((await by.get(`${tripDataPage}/trip_data.csv`)).headers.get("Location")).toBe("/");
      expect((await by.get(`${tripDataPage}/progress?upload=${id}`)).headers.get("Location")).toBe("/");
    }
    expect(await shownTrips()).toEqual(["Louvre"]);
  });

  test("cannot send a form from another site in an administrator's browser", async () => {
    await upload(tripFile("Louvre"));
    const foreign: Record<string, string>[] = [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const headers of foreign) {
      for (const to of [tripDataPage, `${tripDataPage}/upload`]) {
        const answer = await upload(tripFile("x"), { headers, to });
        expect([answer.status, await answer.text()]).toEqual([403, "Forbidden: this form was sent from another site.\n"]);
      }
    }
    expect(await shownTrips()).toEqual(["Louvre"]);
  });
});
