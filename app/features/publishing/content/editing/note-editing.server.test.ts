import { afterAll, beforeAll, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { noteFields, readNotes } from "#app/features/publishing/content/admin/notes/note-form.server.ts";
import { countriesOfTours, listNotes } from "#app/features/publishing/content/admin/notes/note-list.server.ts";
import { countryCodes, scopeOf } from "#app/features/publishing/content/admin/notes/note-scopes.ts";
import { tripAndNotes } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { auditOf, editingContext } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { notesForEditing, updateNotes } from "./note-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

test("the form shows and reads all notes of the demo without changing them", async () => {
  for (const { scope } of await handle.db.selectDistinct({ scope: schema.noteTexts.scope }).from(schema.noteTexts)) {
    const { version, ...stored } = await notesForEditing(handle.db, scope, "hi");
    expect(readNotes(noteFields(stored))).toEqual({ ok: true, ...stored });
    expect(await updateNotes(context, { scope, language: "hi", version, ...stored })).toEqual({ ok: true, version });
  }
  expect(await auditOf(handle.db, "notes", "site")).toEqual([]);
});

test("the notes of a country are begun, changed, and on its tours at once; what is emptied is not shown", async () => {
  const [row] = (await handle.db.select({ id: schema.tours.id, trip: schema.tours.trip }).from(schema.tours)).filter(({ trip }) => trip);
  const [country = ""] = (row!.trip as { countries: string[] }).countries;
  const visasIn = async (language: Language) => {
    const viewer = { language, currency: "USD", rates: defaultSettings.rates } as const;
    return (await tripAndNotes(handle.db, viewer, { tour: { id: row!.id, price: { price: 1 } }, today: "2026-11-23" })).texts.visas;
  };
  const catalogue = await readCatalogueVersion(handle.db);
  const seen = await notesForEditing(handle.db, country, "de");
  const change = { scope: country, language: "de" as const, version: seen.version };
  const first = await updateNotes(context, { ...change, english: { visas: ["Bring a pen."] }, other: { visas: ["Ein Stift hilft."] } });
  expect(first).toEqual({ ok: true, version: seen.version + 1 });
  expect(await visasIn("de")).toEqual(["Ein Stift hilft."]);
  expect(await visasIn("fr")).not.toEqual(["Ein Stift hilft."]);
  expect(await readCatalogueVersion(handle.db)).toBeGreaterThan(catalogue);
  const second = await updateNotes(context, { ...change, version: seen.version + 1, english: {}, other: {} });
  expect(second.ok).toBe(true);
  expect((await visasIn("en")) ?? []).not.toContain("Bring a pen.");
  const entries = await auditOf(handle.db, "notes", country);
  expect(entries.map(({ action }) => action)).toEqual(["notes.edited", "notes.edited"]);
});

test("of two who begin a country, the slower is told, and what is there stays", async () => {
  const begun = { scope: "MN", language: "es" as const, version: 0, other: {} };
  expect(await updateNotes(context, { ...begun, english: { weather: ["Wind."] } })).toEqual({ ok: true, version: 1 });
  expect(await updateNotes(context, { ...begun, english: { weather: ["Sun."] } })).toEqual({ ok: false, reason: "stale" });
  expect((await notesForEditing(handle.db, "MN", "es")).english).toEqual({ weather: ["Wind."] });
});

test("each line is a paragraph; what is too short, too long or too much is refused at its section", () => {
  expect(readNotes({ "english.visas": "One line.\n\nAnother.\r\n" })).toEqual({
    ok: true,
    english: { visas: ["One line.", "Another."] },
    other: {},
  });
  const fields = { "english.visas": "x", "other.rules": "y".repeat(1201), "other.health": "Fine line.\n".repeat(13) };
  expect(readNotes(fields)).toEqual({ ok: false, errors: { "english.visas": "short", "other.rules": "long", "other.health": "many" } });
});

test("the site stands first, then the countries by their names; an empty one lacks nothing", async () => {
  const notes = await listNotes(handle.db, "de");
  expect(notes[0]).toMatchObject({ scope: "site", demo: true });
  const names = notes.slice(1).map(({ scope }) => new Intl.DisplayNames("de", { type: "region" }).of(scope) ?? "");
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "de")));
  for (const code of await countriesOfTours(handle.db)) expect(notes.map(({ scope }) => scope)).toContain(code);
});

test("an address means the site or a country by its code, and nothing else", () => {
  expect(["site", "np", "NP", "zz", "uk", "nepal", "eu"].map(scopeOf)).toEqual([
    "site",
    "NP",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(countryCodes().length).toBeGreaterThan(230);
  expect(countryCodes()).not.toContain("UK");
});
