import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "#db/database.server.ts";
import { auditOf, editingContext, seenPiece } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import { destinationForEditing, updateDestination } from "./destination-editing.server.ts";
import { setPublication } from "./publication.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

const seen = (kind: keyof typeof contentTables, slug: string) => seenPiece(handle.db, kind, slug);

test.each([
  ["tour", "bali-retreat", { texts: "tour_translations", owner: "tour_id", text: "summary" }],
  ["destination", "bali", { texts: "destination_translations", owner: "destination_id", text: "summary" }],
  ["article", "working-from-ubud", { texts: "article_translations", owner: "article_id", text: "excerpt" }],
  ["testimonial", "sofia-herrera", { texts: "testimonial_translations", owner: "testimonial_id", text: "text" }],
] as const)("a %s with a gap is not published, whoever asks for it", async (kind, slug, { texts, owner, text }) => {
  const table = contentTables[kind];
  const piece = await seen(kind, slug);
  await handle.db.update(table).set({ state: "draft" }).where(eq(table.id, piece.id));
  const ofPiece = sql`${sql.identifier(owner)} = ${piece.id} and language = 'en'`;
  await handle.db.execute(sql`update ${sql.identifier(texts)} set ${sql.identifier(text)} = '' where ${ofPiece}`);
  expect(await setPublication(context, { kind, state: "published", ...piece })).toEqual({ ok: false, reason: "incomplete" });
  expect(await handle.db.$count(table, and(eq(table.id, piece.id), eq(table.state, "draft")))).toBe(1);
  expect(await auditOf(handle.db, kind, piece.id)).toEqual([]);
  expect(await setPublication(context, { kind, state: "archived", ...piece })).toMatchObject({ ok: true });
});

test("what is published gets no gap by being edited; a draft may", async () => {
  const {
    id,
    version,
    state: _,
    slug: __,
    ...piece
  } = (await destinationForEditing(handle.db, Number((await seen("destination", "paris")).id)))!;
  const gap = { ...piece, english: { ...piece.english, summary: "" }, id };
  expect(await updateDestination(context, { ...gap, version })).toEqual({ ok: false, reason: "incomplete" });
  await setPublication(context, { kind: "destination", state: "draft", id, version });
  expect(await updateDestination(context, { ...gap, version: version + 1 })).toEqual({ ok: true, version: version + 2 });
});
