import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabaseHandle } from "#db/database.server.ts";
import { tripForEditing, updateTrip, type EditedTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import { auditOf, editingContext } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { fieldsOf } from "./trip-fields.server.ts";
import { readSection } from "./trip-form.server.ts";
import { tripSections, type TripFields, type TripSection } from "#app/features/publishing/content/trip-sections.ts";

let handle: DatabaseHandle;
beforeAll(async () => void (handle = await openTestDatabase()));
afterAll(() => handle.close());

async function trip(id: number): Promise<EditedTrip> {
  const stored = await tripForEditing(handle.db, id, "de");
  if (!stored) throw new Error(`no tour ${id}`);
  return stored;
}
const read = (section: TripSection, fields: TripFields, draft: EditedTrip) =>
  readSection(section, fields, { draft, durationDays: draft.durationDays });
/** Without the fields that are undefined: as it is stored. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(tripSections)("the section of %s", (section) => {
  test("shows and reads every trip of the demo without changing it", async () => {
    for (let id = 1; id <= 9; id++) {
      const draft = await trip(id);
      const outcome = read(section, fieldsOf(section, draft, draft.durationDays), draft);
      expect([id, outcome.ok ? plain(outcome.draft) : outcome.errors]).toEqual([id, plain(draft)]);
    }
  });

  test("is empty for a tour of which nothing is known, and stays so", async () => {
    const nothing = { ...(await trip(1)), english: {}, other: {} };
    nothing.facts = { countries: [], days: [], access: {}, womenLed: {}, localPayments: [], estimates: [] };
    const outcome = read(section, fieldsOf(section, nothing, 3), { ...nothing, durationDays: 3 });
    expect(outcome.ok).toBe(true);
  });
});

describe("what cannot be meant is said at its field", () => {
  test.each<[TripSection, TripFields, string, string]>([
    ["facts", { highestPoint: "high" }, "highestPoint", "number"],
    ["facts", { pace: "6" }, "pace", "between"],
    ["facts", { countries: "Nepal" }, "countries", "unknown"],
    ["facts", { "english.rightForYou": "Only one." }, "english.rightForYou", "many"],
    ["days", { "0.legs": "swim; 3" }, "0.legs", "line"],
    ["days", { "0.legs": "walk; 0" }, "0.legs", "between"],
    ["days", { "1.stops": "The pole; 90; 0" }, "1.stops", "between"],
    ["days", { "0.stops": "Kathmandu; 27.7; 85.3", "0.other.stops": "Kathmandu\nBoudha" }, "0.other.stops", "pair"],
    ["days", { "2.english.stayPlace": "m".repeat(20_000) }, "2.english.stayPlace", "long"],
    ["points", { "meeting.place": "27.7" }, "meeting.place", "place"],
    ["points", { "end.english.address": "The station" }, "end.english.byDay", "short"],
    ["access", { seating: "perhaps" }, "seating", "unknown"],
    ["cost", { payments: "Park fee" }, "payments", "line"],
    [
      "cost",
      {
        rows: "1",
        "0.kind": "visa",
        "0.low": "5",
        "0.high": "4",
        "0.month": "2026-11",
        "english.0.label": "Visa",
        "english.0.basis": "our estimate",
      },
      "0.high",
      "order",
    ],
    [
      "cost",
      { rows: "1", "0.kind": "visa", "0.month": "soon", "english.0.label": "Visa", "english.0.basis": "our estimate" },
      "0.month",
      "unknown",
    ],
    ["questions", { rows: "1", "english.0.question": "Is it hard?" }, "english.0.answer", "short"],
  ])("%s: %j", async (section, fields, name, problem) => {
    const outcome = read(section, fields, await trip(1));
    expect(outcome).toMatchObject({ ok: false, errors: { [name]: problem } });
  });
});

test("a stop is placed by what a map copies, in one part or two, with points or commas; wrong English lines alone are told", async () => {
  const draft = await trip(1);
  for (const place of ["27.7172, 85.324", "27.7172; 85.324", "27,7172; 85,324"]) {
    const outcome = read("days", { "0.stops": `Thamel; ${place}; walk` }, draft);
    expect([place, outcome.ok && outcome.draft.facts.days[0]?.stops]).toEqual([
      place,
      [{ latitude: 27.7172, longitude: 85.324, by: "walk" }],
    ]);
  }
  const outcome = read("days", { "0.stops": "Thamel, somewhere", "0.other.stops": "Thamel" }, draft);
  expect(outcome).toEqual({ ok: false, errors: { "0.stops": "line" } });
});

test("a change is saved, noted in the audit log, and refused to who has not seen the latest", async () => {
  const context = editingContext(handle);
  const before = await trip(2);
  const change = { id: 2, version: before.version, language: "de" as const, english: before.english, other: before.other };
  const outcome = await updateTrip(context, { ...change, facts: { ...before.facts, pace: 1, guide: undefined } });
  expect(outcome).toEqual({ ok: true, version: before.version + 1 });
  const after = await trip(2);
  expect([after.facts.pace, after.facts.guide]).toEqual([1, undefined]);
  expect((await auditOf(handle.db, "tour", 2))[0]).toMatchObject({ action: "tour.edited" });
  expect(await updateTrip(context, { ...change, facts: { ...before.facts, pace: 5 } })).toEqual({ ok: false, reason: "stale" });
});
