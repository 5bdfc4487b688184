import { v7 as uuidv7 } from "uuid";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { foldText } from "#app/values/folded-text.ts";
import { readListState } from "#app/values/list-state.ts";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { enquiriesPerPage, enquiryListRules, type EnquiryStatus } from "./enquiry-list.ts";
import { countNewEnquiries, enquiriesCsv, listEnquiries } from "./enquiry-list.server.ts";
import { readEnquiry } from "./enquiry-page.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { enquiries, enquiryEntries, departures, tours } = schema;

let sent = 0;
type Changes = Partial<typeof enquiries.$inferInsert> & { status?: EnquiryStatus };
function enquiry(changes: Changes = {}) {
  const row = withDefaults(changes);
  return { ...row, searchText: foldText([row.reference, row.name, row.email, row.subject, row.message].join(" ")) };
}
const withDefaults = (changes: Changes) => ({
  id: uuidv7({ msecs: 1_700_000_000_000 + ++sent }),
  reference: `ENQ-${sent}`,
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Holi",
  message: "When is it?",
  language: "en",
  contentKey: crypto.randomUUID(),
  createdAt: new Date(1_700_000_000_000 + sent * 1_000),
  ...changes,
});
const state = (query = "") => readListState(new URLSearchParams(query), enquiryListRules);
const found = async (query = "") => (await listEnquiries(db, state(query))).rows.map(({ reference }) => reference);
async function fileOf(query = "") {
  let text = "";
  for await (const piece of enquiriesCsv({ db, language: "en" }, state(query))) text += piece;
  return text.trimEnd().split("\r\n");
}

beforeEach(async () => {
  sent = 0;
  await db.delete(enquiries);
});

test("enquiries are found by reference, name, address, subject and message, whatever the accents and capitals", async () => {
  await db
    .insert(enquiries)
    .values([
      enquiry({ name: "Åsa Größe" }),
      enquiry({ email: "Jose@Example.org" }),
      enquiry({ subject: "Málaga 100%" }),
      enquiry({ message: "first line\nMÜNCHEN" }),
      enquiry({ message: "नमस्ते" }),
    ]);
  expect(await found("q=enq-3")).toEqual(["ENQ-3"]);
  expect(await found("q=asa+gr")).toEqual(["ENQ-1"]);
  expect(await found("q=größe")).toEqual(["ENQ-1"]);
  expect(await found("q=JOSE@")).toEqual(["ENQ-2"]);
  expect(await found("q=malaga")).toEqual(["ENQ-3"]);
  expect(await found("q=%25")).toEqual(["ENQ-3"]);
  expect(await found("q=line+münchen")).toEqual(["ENQ-4"]);
  expect(await found("q=नमस्ते")).toEqual(["ENQ-5"]);
  expect(await found("q=nothing")).toEqual([]);
});

test("they are filtered by kind and status, sorted, and counted in each status", async () => {
  await db
    .insert(enquiries)
    .values([
      enquiry({ status: "new", name: "Bea" }),
      enquiry({ status: "closed", travellers: 2, name: "Ann" }),
      enquiry({ status: "new", travellers: 1, name: "Cat" }),
      enquiry({ status: "in_progress", name: "dora" }),
    ]);
  expect(await found()).toEqual(["ENQ-4", "ENQ-3", "ENQ-2", "ENQ-1"]);
  expect(await found("sort=name")).toEqual(["ENQ-2", "ENQ-1", "ENQ-3", "ENQ-4"]);
  expect(await found("kind=booking&sort=received")).toEqual(["ENQ-2", "ENQ-3"]);
  expect(await found("kind=message&status=new")).toEqual(["ENQ-1"]);
  // The counts are of all that was found, also of what the chosen status leaves out.
  const list = await listEnquiries(db, state("kind=booking&status=closed"));
  expect(list).toMatchObject({ total: 1, counts: { new: 1, in_progress: 0, answered: 0, closed: 1 } });
  expect(await countNewEnquiries(db)).toBe(2);
});

test("a page after the last is the last", async () => {
  await db.insert(enquiries).values(Array.from({ length: enquiriesPerPage + 1 }, () => enquiry()));
  const list = await listEnquiries(db, state("page=99"));
  expect(list).toMatchObject({ total: enquiriesPerPage + 1, page: 2, pageCount: 2 });
  expect(list.rows.map(({ reference }) => reference)).toEqual(["ENQ-1"]);
});

test("the page of a booking request shows what was asked for, in the reader's language, also when the departure is gone", async () => {
  const [departure] = await db.select().from(departures).where(eq(departures.tourId, 1)).limit(1);
  const asked = { tourId: 1, departureId: departure!.id, travellers: 3, children: 1, shownPriceMinor: 43_828_100, shownCurrency: "INR" };
  const row = enquiry(asked);
  await db.insert(enquiries).values(row);
  const page = await readEnquiry(db, row.id, "de");
  expect(page).toMatchObject({
    kind: "booking",
    status: "new",
    revision: 0,
    request: {
      travellers: 3,
      party: { adults: 2, children: 1 },
      startDate: departure!.startDate,
      price: { amountMinor: 43_828_100, currency: "INR" },
    },
  });
  const [slug] = await db.select({ slug: tours.slug }).from(tours).where(eq(tours.id, 1));
  const english = (await readEnquiry(db, row.id, "en"))?.request?.tour;
  expect(english).toMatchObject(slug!);
  expect(page?.request?.tour?.title).not.toBe(english?.title);
  // One from before children were asked for has their number nowhere.
  await db.update(enquiries).set({ tourId: null, departureId: null, children: null });
  const gone = { tour: undefined, startDate: undefined, travellers: 3, party: undefined };
  expect((await readEnquiry(db, row.id, "en"))?.request).toMatchObject(gone);
  expect(await readEnquiry(db, crypto.randomUUID(), "en")).toBeUndefined();
});

test("the file has all that the list shows, the newest first, and no cell is a formula", async () => {
  const asked = enquiry({
    subject: "=cmd()",
    message: 'two\nlines, "quoted"',
    travellers: 2,
    children: 1,
    tourId: 1,
    shownPriceMinor: 12_050,
    shownCurrency: "USD",
  });
  await db.insert(enquiries).values([asked, enquiry({ status: "closed" })]);
  const entry = { enquiryId: asked.id, body: "x", createdAt: new Date("2026-11-01T00:00:00Z") };
  await db.insert(enquiryEntries).values([
    { ...entry, kind: "answer", formKey: crypto.randomUUID() },
    { ...entry, kind: "note", formKey: crypto.randomUUID(), createdAt: new Date("2026-11-02T00:00:00Z") },
  ]);
  const text = (await fileOf()).join("\r\n");
  expect(text).toMatch(/^\uFEFF"Reference","Kind","Status","Received",/);
  expect(text.indexOf('"ENQ-2"')).toBeLessThan(text.indexOf('"ENQ-1"'));
  expect(text).toContain(`"'=cmd()","two\nlines, ""quoted""","`);
  expect(text).toMatch(/"2","1","120\.50","USD","1","2026-11-01T00:00:00\.000Z"$/);
  expect(await fileOf("status=closed")).toHaveLength(2);
  expect(await fileOf("kind=booking&status=closed")).toHaveLength(1);
});

test("a long list is in the file whole, each enquiry once", async () => {
  for (let n = 0; n < 5; n++) await db.insert(enquiries).values(Array.from({ length: 90 }, () => enquiry()));
  const lines = await fileOf();
  expect(new Set(lines.slice(1).map((line) => line.split(",")[0])).size).toBe(450);
});
