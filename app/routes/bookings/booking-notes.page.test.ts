import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { setPublication } from "#app/features/publishing/content/editing/publication.server.ts";
import { tourForEditing } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { tripForEditing, updateTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);

beforeEach(async () => {
  agency.at(testNow);
  await db.delete(schema.rateCounts);
});

async function booked() {
  const departure = await agency.departure();
  const { orderId } = await agency.pending([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  const [booking] = (await agency.read(orderId)).bookings;
  const token = guestToken(site.services.secret, orderId);
  return { tourId: departure.tourId, page: (path = "") => `/bookings/${booking!.reference}${path}?token=${token}` };
}
async function move(tourId: number, address: string) {
  const trip = await tripForEditing(db, tourId, "de");
  if (!trip?.english.meeting) throw new Error("no meeting point");
  const { address: before } = trip.english.meeting;
  agency.later(1);
  const meeting = { ...trip.english.meeting, address };
  await updateTrip(agency.as(agency.admin), { ...trip, id: tourId, language: "de", english: { ...trip.english, meeting } });
  agency.later(1);
  return before;
}

describe("the notes of a booked trip", () => {
  test("say what has changed since she booked, and nothing of what had changed before", async () => {
    const { tourId, page: earlier } = await booked();
    const before = await move(tourId, "The red door");
    const { page: later } = await booked();
    const text = await mainText(await site.visitor().get(earlier("/notes")));
    expect(text).toContain("What has changed since you booked");
    expect(text).toMatch(/Start.*The red door.*Before: /s);
    expect(text).toContain(before);
    expect(await mainText(await site.visitor().get(later("/notes")))).toContain("Nothing in these notes has changed since you booked");
    expect(await mainText(await site.visitor().get(earlier()))).toContain("1 fact in your trip notes has changed since you booked.");
    expect(await mainText(await site.visitor().get(later()))).not.toContain("since you booked");
  });

  test("are hers alone, kept nowhere, and the public ones say nothing of it", async () => {
    const { page, tourId } = await booked();
    const answer = await site.visitor().get(page("/notes"));
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await site.visitor().get(page("/notes").replace(/token=.*/, "token=guessed"))).status).toBe(404);
    const tour = await tourForEditing(db, tourId);
    expect(await mainText(await site.visitor().get(`/tours/detail/${tour?.slug}/notes`))).not.toContain("since you booked");
  });

  test("are not to be had once the tour is off the site, and its booking does not lead there", async () => {
    const { page, tourId } = await booked();
    const tour = await tourForEditing(db, tourId);
    if (!tour) throw new Error("no tour");
    const editing = agency.as(agency.admin);
    await setPublication(editing, { kind: "tour", id: tourId, version: tour.version, state: "archived" });
    expect((await site.visitor().get(page("/notes"))).status).toBe(404);
    expect(await mainText(await site.visitor().get(page()))).not.toContain("Trip notes");
    await setPublication(editing, { kind: "tour", id: tourId, version: tour.version + 1, state: "published" });
  });
});
