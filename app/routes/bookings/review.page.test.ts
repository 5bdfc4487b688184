/** The review of a trip: by the link of the invitation, once, read by the agency before anybody else. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { reviewToken } from "#app/features/selling/reviews/write/write-review.server.ts";
import { redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);
const { bookings, bookingNotices, outboxMails, reviews, rateCounts, auditEntries, tours } = schema;

beforeEach(async () => {
  agency.at(testNow);
  for (const table of [rateCounts, outboxMails, bookingNotices]) await db.delete(table);
});

/** A trip that is over, and the link of its invitation as it was mailed. */
async function travelled() {
  const departure = await agency.departure();
  const { orderId } = await agency.confirmed([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  agency.at("2029-01-01T00:00:00Z");
  await redeemTravelled(db, agency.services.now());
  await mailNotices({ ...site.services, now: agency.services.now });
  const [booking] = (await agency.read(orderId)).bookings;
  const mails = await db.select().from(outboxMails);
  const invitation = mails.find(({ text }) => text.includes(`/bookings/${booking!.reference}/review`));
  const link = /http:\/\/localhost:3000(\/bookings\/[^\s?]+\/review\?token=[\w-]+)/.exec(invitation?.text ?? "")?.[1] ?? "";
  return { booking: booking!, link, subject: invitation?.subject };
}
const written = { rating: "5", name: " Meera  R. ", comment: "Slow mornings,\nkind people." };
const reviewsOf = (name: string) => db.select().from(reviews).where(eq(reviews.name, name));

test("the day after the trip its customer is invited by mail, and the link opens a form with her name", async () => {
  const { link, subject, booking } = await travelled();
  expect(subject).toBe(`How was ${booking.tourTitle}?`);
  const answer = await site.visitor().get(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(await answer.text()).toMatch(/name="name"[^>]*value="Meera Rao"/);
});

test("what she writes waits for the agency: kept with its language and day, shown and counted nowhere", async () => {
  const { link, booking } = await travelled();
  const [before] = await db.select().from(tours).where(eq(tours.id, booking.tourId));
  const answer = await site.visitor().post(`/de${link}`, { ...written, name: "Meera R." });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Vielen Dank für Ihre Bewertung");
  const [review] = await reviewsOf("Meera R.");
  expect(review).toMatchObject({
    state: "pending",
    language: "de",
    rating: 5,
    comment: "Slow mornings,\nkind people.",
    sample: false,
    tourId: booking.tourId,
  });
  const [after] = await db.select().from(tours).where(eq(tours.id, booking.tourId));
  expect(after).toEqual(before);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, review!.id));
  expect(entries).toMatchObject([{ action: "review.written", actorName: "visitor" }]);
});

test("a NUL, and what turns the direction of a text, is not kept: the database takes the one, the other would mislead who reads", async () => {
  const { link } = await travelled();
  const answer = await site
    .visitor()
    .post(link, { rating: "4", name: "Nu\0l \u202EName", comment: "Slow\0 mornings,\r\n\u202Ekind\u0007 people." });
  expect(answer.status).toBe(200);
  expect(await reviewsOf("Nu l Name")).toMatchObject([{ comment: "Slow mornings,\nkind people." }]);
});

test("one booking, one review: sent again, also at once, nothing is kept twice", async () => {
  const { link, booking } = await travelled();
  const named = { ...written, name: "Twice" };
  const answers = await Promise.all([site.visitor().post(link, named), site.visitor().post(link, named)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await reviewsOf("Twice")).toHaveLength(1);
  expect(await (await site.visitor().get(link)).text()).toContain("Thank you for your review");
  const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(row!.reviewId).not.toBeNull();
});

test.each([
  [{ rating: "" }, "Choose 1 to 5 stars."],
  [{ rating: "6" }, "Choose 1 to 5 stars."],
  [{ name: "   " }, "Tell us which name to show."],
  [{ comment: "\n " }, "Write a few words."],
  [{ comment: "x".repeat(3_001) }, "This text is too long."],
])("with %j it is refused beside the field, and what was typed stays", async (changes, message) => {
  const { link } = await travelled();
  const sent = { rating: "4", name: "Kept Name", comment: "Kept words", ...changes };
  const answer = await site.visitor().post(link, sent);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(message);
  if (!("name" in changes)) expect(html).toContain('value="Kept Name"');
  if (!("comment" in changes)) expect(html).toContain("Kept words");
  expect(await reviewsOf("Kept Name")).toEqual([]);
});

test("another link, and one of a trip that is not over, open nothing", async () => {
  const { booking, link } = await travelled();
  expect((await site.visitor().get(`${link}x`)).status).toBe(404);
  const token = reviewToken(site.services.secret, booking.id);
  await db.update(bookings).set({ status: "CONFIRMED" }).where(eq(bookings.id, booking.id));
  expect((await site.visitor().get(`/bookings/${booking.reference}/review?token=${token}`)).status).toBe(404);
  expect((await site.visitor().post(link, written)).status).toBe(404);
});
