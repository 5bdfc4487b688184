import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { editor, seenPiece } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { openSite } from "#test/site.ts";
import type { AddressedKind, PublicationState } from "#app/features/publishing/content/content-terms.ts";
import { moveSlug, setPublication } from "./publication.server.ts";
import { tourForEditing, updateTour } from "./tour-editing.server.ts";

let handle: DatabaseHandle;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  handle = await openTestDatabase();
  site = await openSite(handle);
});
afterAll(() => handle.close());

const get = async (address: string) => {
  const answer = await site.visitor().get(address);
  return { status: answer.status, location: answer.headers.get("Location"), html: await answer.text() };
};

const publish = async (kind: AddressedKind, slug: string, state: PublicationState) =>
  setPublication(contextFor(site.services, editor), { ...(await seenPiece(handle.db, kind, slug)), kind, state });

describe("what administrators change is on the public pages at once, although whole pages are cached", () => {
  test("a tour's new title", async () => {
    expect((await get("/tours/detail/bali-retreat")).html).not.toContain("Bali, written anew");
    const tour = await tourForEditing(handle.db, 3);
    if (!tour) throw new Error("no tour");
    await updateTour(contextFor(site.services, editor), { ...tour, english: { ...tour.english, title: "Bali, written anew" } });
    expect((await get("/tours/detail/bali-retreat")).html).toContain("Bali, written anew");
    expect((await get("/tours")).html).toContain("Bali, written anew");
  });

  test.each([
    ["tour", "himalaya-trek", "/tours/detail/himalaya-trek", "/tours"],
    ["destination", "patagonia", "/destinations/detail/patagonia", "/destinations"],
    ["article", "a-thali-explained", "/blog/a-thali-explained", "/blog"],
  ] as const)(
    "an archived %s answers with the page of what is not found, and is in no list nor sitemap",
    async (kind, slug, page, list) => {
      expect((await get(page)).status).toBe(200);
      await publish(kind, slug, "archived");
      expect((await get(page)).status).toBe(404);
      for (const place of [list, "/"]) expect((await get(place)).html, place).not.toContain(`${page}"`);
      if (kind === "article") expect((await get("/blog/feed.xml")).html).not.toContain(`${page}</id>`);
      expect((await get("/sitemap.xml")).html).not.toContain(`${page}<`);
      await publish(kind, slug, "published");
      expect((await get(page)).status).toBe(200);
      expect((await get("/sitemap.xml")).html).toContain(`${page}<`);
    },
  );
});

describe("a moved address", () => {
  test.each([
    ["tour", "paris-food", "/tours/detail/", "?tab=reviews"],
    ["destination", "santorini", "/destinations/detail/", ""],
    ["article", "working-from-ubud", "/blog/", ""],
  ] as const)(
    "of a %s leads to the new one for good, in the same language and with what is asked of it",
    async (kind, slug, folder, asked) => {
      expect((await get(`${folder}${slug}`)).status).toBe(200);
      const { id, version } = await seenPiece(handle.db, kind, slug);
      await moveSlug(contextFor(site.services, editor), { kind, id: Number(id), version, slug: `${slug}-anew` });
      expect(await get(`${folder}${slug}`)).toMatchObject({ status: 301, location: `${folder}${slug}-anew` });
      expect(await get(`/de${folder}${slug}${asked}`)).toMatchObject({ status: 301, location: `/de${folder}${slug}-anew${asked}` });
      expect((await get(`${folder}${slug}-anew`)).status).toBe(200);
      const followed = site.visitor();
      followed.cookies.set("session", "made-up");
      expect((await followed.get(`${folder}${slug}`)).status).toBe(301);
    },
  );
});

test.each([
  ["/tours/detail/Japan-Heritage", "/tours/detail/japan-heritage"],
  ["/destinations/detail/KYOTO", "/destinations/detail/kyoto"],
  ["/hi/blog/A-Thali-Explained", "/hi/blog/a-thali-explained"],
])("the capitals of %s lead to the page in small letters", async (address, location) => {
  expect(await get(address)).toMatchObject({ status: 301, location });
});

test("unknown pieces are absent, whatever their capitals", async () => {
  expect((await get("/tours/detail/Nowhere")).status).toBe(404);
});

test("a published review shows the agency's answer and its pictures under it", async () => {
  const { reviews, reviewPictures } = schema;
  const [review] = await handle.db.select().from(reviews).where(eq(reviews.tourId, 1)).limit(1);
  if (!review) throw new Error("no review");
  const set = { answer: "Come again in April.", answerDate: "2026-11-20" };
  await handle.db.update(reviews).set(set).where(eq(reviews.id, review.id));
  await handle.db.insert(reviewPictures).values({ reviewId: review.id, position: 1, pictureName: "editorial/solo" });
  const [tour] = await handle.db.select({ slug: schema.tours.slug }).from(schema.tours).where(eq(schema.tours.id, 1));
  const { html } = await get(`/tours/detail/${tour?.slug}?tab=reviews`);
  expect(html).toMatch(/Our answer.*20 November 2026.*Come again in April\./s);
  expect(html).toContain("/art/editorial/solo.svg");
});
