import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { savedItems } from "./saved-items.server.ts";

const { articles, slugRedirects, tours } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const viewer = {
  language: "en",
  currency: "USD",
  rates: defaultSettings.rates,
  sale: { today: "2026-11-28", cutOffDays: 0 },
  monthsAhead: 18,
} as const;

test("the cards of a browser's list come in its order, and with them what has moved since", async () => {
  const [tour] = await db.update(tours).set({ slug: "to-machu-picchu" }).where(eq(tours.slug, "inca-trail")).returning({ id: tours.id });
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, "one-bag-three-weeks"));
  await db.insert(slugRedirects).values([
    { kind: "tour", slug: "inca-trail", targetId: tour!.id },
    { kind: "article", slug: "one-bag", targetId: article!.id },
  ]);
  const asked = new URLSearchParams({ tours: "inca-trail,japan-heritage,no-such-tour,bali-retreat", articles: "one-bag" });
  const { tours: cards, articles: articleCards, moved } = await savedItems(db, viewer, asked);
  expect(cards.map(({ slug }) => slug)).toEqual(["japan-heritage", "bali-retreat"]);
  expect(articleCards).toEqual([]);
  expect(moved).toEqual({ tour: [["inca-trail", "to-machu-picchu"]], article: [["one-bag", "one-bag-three-weeks"]] });
  expect((await savedItems(db, viewer, new URLSearchParams())).moved).toEqual({ tour: [], article: [] });
});
