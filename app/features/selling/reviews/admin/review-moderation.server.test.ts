import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { recountReviews } from "#app/features/selling/reviews/recount-reviews.server.ts";
import { reviewsOfTour } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { auditOf, customer, editingServices, editor } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { addReview, answerReview, listReviews, reviewById, setReviewPictures, setReviewState } from "./review-moderation.server.ts";

const handle = await openTestDatabase();
const services = editingServices(handle);
afterAll(() => handle.close());
afterEach(() =>
  handle.db.transaction(async (tx) => {
    await tx.delete(reviews).where(eq(reviews.name, words.name));
    await tx.update(reviews).set({ state: "published" });
    await recountReviews(tx, [1, 2]);
  }),
);

const words = { name: "Anita Bose", language: "en", date: "2026-11-20", rating: 1, comment: "It rained, and nobody minded at all." };
const { tours, reviews } = schema;
const ratingOf = async (id: number) =>
  (await handle.db.select({ count: tours.reviewCount, average: tours.ratingAverage }).from(tours).where(eq(tours.id, id)))[0];
const shownNames = async (tourId: number) => (await reviewsOfTour(handle.db, tourId, "en")).map(({ name }) => name);
async function add(over: { pictures?: string[]; tourId?: number } = {}) {
  const added = await addReview(services, editor, { ...words, tourId: 1, pictures: [], ...over });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

describe("a review", () => {
  test("that the agency writes down is shown and counted", async () => {
    const before = await ratingOf(1);
    const id = await add();
    expect(await shownNames(1)).toContain("Anita Bose");
    const after = await ratingOf(1);
    expect(after?.count).toBe((before?.count ?? 0) + 1);
    expect(after?.average).toBeLessThan(before?.average ?? 0);
    const [entry] = await auditOf(handle.db, "review", id);
    expect(entry).toMatchObject({ action: "review.added", details: { tourId: 1, rating: 1 } });
    expect(JSON.stringify(entry)).not.toContain("Anita");
  });

  test("that is hidden or waits is neither shown nor counted, until it is published again", async () => {
    const before = await ratingOf(1);
    const id = await add();
    const version = await readCatalogueVersion(handle.db);
    expect(await setReviewState(services, editor, { id, version: 1, state: "hidden" })).toEqual({ ok: true, version: 2 });
    expect(await readCatalogueVersion(handle.db)).toBe(version + 1);
    expect(await shownNames(1)).not.toContain("Anita Bose");
    expect(await ratingOf(1)).toEqual(before);
    await setReviewState(services, editor, { id, version: 2, state: "pending" });
    expect(await ratingOf(1)).toEqual(before);
    await setReviewState(services, editor, { id, version: 3, state: "published" });
    expect((await ratingOf(1))?.count).toBe((before?.count ?? 0) + 1);
    const [entry] = await auditOf(handle.db, "review", id);
    expect(entry).toMatchObject({ action: "review.published", details: { before: { state: "pending" }, after: { state: "published" } } });
  });

  test("waits unless somebody says otherwise", async () => {
    const [added] = await handle.db
      .insert(reviews)
      .values({ ...words, tourId: 2 })
      .returning({ state: reviews.state });
    expect(added?.state).toBe("pending");
    expect(await shownNames(2)).not.toContain("Anita Bose");
  });

  test("of a tour whose every review is hidden leaves it without a rating", async () => {
    const all = await listReviews(handle.db, { q: "", tourId: 1, page: 1 });
    for (const { id, version } of all.rows) await setReviewState(services, editor, { id, version, state: "hidden" });
    expect(await ratingOf(1)).toEqual({ count: 0, average: null });
  });

  test("is answered on the day of the agency, and the answer may be taken away", async () => {
    const id = await add();
    const answer = { id, answer: "  Thank you, Anita. ", timeZone: "Asia/Kolkata" };
    expect(await answerReview(services, editor, { ...answer, version: 1 })).toEqual({ ok: true, version: 2 });
    const shown = (await reviewsOfTour(handle.db, 1, "en")).find((review) => review.id === id);
    expect(shown).toMatchObject({ answer: "Thank you, Anita.", answerDate: "2026-11-21" });
    await answerReview(services, editor, { ...answer, version: 2, answer: " " });
    expect(await reviewById(handle.db, id)).toMatchObject({ answer: null, answerDate: null });
  });

  test("has pictures, in their order; one that is not stored is refused", async () => {
    const pictures = ["editorial/solo", "editorial/food"];
    const id = await add({ pictures });
    const shown = (await reviewsOfTour(handle.db, 1, "de")).find((review) => review.id === id);
    expect(shown?.pictures.map(({ name }) => name)).toEqual(pictures);
    expect(shown?.pictures[0]?.alt).not.toBe("");
    const unknown = await setReviewPictures(services, editor, { id, version: 1, pictures: ["uploads/nothing"] });
    expect(unknown).toEqual({ ok: false, reason: "unknown_picture" });
    expect(await setReviewPictures(services, editor, { id, version: 1, pictures: ["editorial/food"] })).toMatchObject({ ok: true });
    expect((await reviewById(handle.db, id))?.pictures).toEqual(["editorial/food"]);
    expect(await addReview(services, editor, { ...words, tourId: 1, pictures: ["no/such"] })).toMatchObject({ reason: "unknown_picture" });
  });

  test("is never changed by who has not seen its latest state, nor by a customer, nor where there is none", async () => {
    const id = await add();
    const hidden = () => setReviewState(services, editor, { id, version: 1, state: "hidden" });
    const done = { ok: true, version: 2 };
    expect([await hidden(), await hidden()]).toEqual([done, done]);
    expect((await auditOf(handle.db, "review", id)).filter(({ action }) => action === "review.hidden")).toHaveLength(1);
    expect(await setReviewState(services, editor, { id, version: 1, state: "published" })).toEqual({ ok: false, reason: "stale" });
    expect(await reviewById(handle.db, id)).toMatchObject({ state: "hidden", version: 2 });
    await expect(setReviewState(services, customer, { id, version: 2, state: "published" })).rejects.toMatchObject({ status: 403 });
    const nobody = { id: "018f0000-0000-7000-8000-00000000dead", version: 1 };
    expect(await setReviewState(services, editor, { ...nobody, state: "hidden" })).toEqual({ ok: false, reason: "absent" });
    expect(await addReview(services, editor, { ...words, tourId: 999, pictures: [] })).toEqual({ ok: false, reason: "absent" });
  });
});

describe("the list of reviews", () => {
  test("shows those that wait first, then the newest", async () => {
    await handle.db.insert(reviews).values({ ...words, date: "2020-01-01", tourId: 2 });
    await add();
    const { rows, total } = await listReviews(handle.db, { q: "", page: 1 });
    expect(rows[0]).toMatchObject({ state: "pending", date: "2020-01-01" });
    expect(rows[1]).toMatchObject({ name: "Anita Bose", date: "2026-11-20" });
    expect(total).toBe(await handle.db.$count(reviews));
  });

  test("finds by name, words and tour, and filters by state and tour", async () => {
    const id = await add();
    const found = async (state: Partial<Parameters<typeof listReviews>[1]>) =>
      (await listReviews(handle.db, { q: "", page: 1, ...state })).rows.map((row) => row.id);
    expect(await found({ q: "anita b" })).toEqual([id]);
    expect(await found({ q: "nobody minded" })).toEqual([id]);
    expect(await found({ q: "100%_" })).toEqual([]);
    expect(await found({ state: "hidden" })).toEqual([]);
    const ofTour = await listReviews(handle.db, { q: "", tourId: 1, page: 1 });
    expect(new Set(ofTour.rows.map(({ tourId }) => tourId))).toEqual(new Set([1]));
  });
});
