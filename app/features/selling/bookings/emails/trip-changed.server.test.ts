import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { countBookedAhead } from "#app/features/publishing/content/editing/tell-travellers.server.ts";
import { setPublication } from "#app/features/publishing/content/editing/publication.server.ts";
import { restoreVersion } from "#app/features/publishing/content/editing/restoring.server.ts";
import { tourForEditing, updateTour } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { tripForEditing, updateTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { languages } from "#app/i18n/languages.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { mailNotices } from "./mail-notices.server.tsx";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const services = { ...testServices(handle), ...agency.services };
const editing = agency.as(agency.admin);
const { bookingNotices, bookings, orders, outboxMails } = schema;

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("absent");
  return value;
}

beforeEach(async () => {
  agency.at(testNow);
  await db.update(bookings).set({ status: "CANCELLED", dueAt: null }).where(eq(bookings.status, "PENDING"));
  await db.delete(bookingNotices);
  await db.delete(outboxMails);
  agency.wanted.length = 0;
});

/** A booking in a language, of which nobody is written to any more. */
async function booked(language = "en") {
  const departure = await agency.departure();
  const { orderId } = await agency.pending([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  await db.update(orders).set({ language }).where(eq(orders.id, orderId));
  await db.delete(bookingNotices);
  agency.wanted.length = 0;
  const booking = present((await agency.read(orderId)).bookings[0]);
  return { orderId, departure, tourId: departure.tourId, booking };
}
type Changed = { address?: string; byDay?: string; language?: OtherLanguage };
/** Somebody on the team moves the meeting point; in English, and in another language where it is named. */
async function moveMeeting(tourId: number, { address, byDay, language = "de" }: Changed) {
  const trip = present(await tripForEditing(db, tourId, language));
  const moved = (meeting: typeof trip.english.meeting) => meeting && { ...meeting, ...(address && { address }), ...(byDay && { byDay }) };
  return updateTrip(editing, { ...trip, id: tourId, language, english: { ...trip.english, meeting: moved(trip.english.meeting) } });
}
const notices = () => db.select().from(bookingNotices);
const outbox = () => db.select().from(outboxMails);

describe("when the meeting point of a published tour changes", () => {
  test("who has booked is told once, with what was and what is and the way to the notes", async () => {
    const { tourId, booking } = await booked();
    const before = present(present(await tripForEditing(db, tourId, "de")).english.meeting).address;
    expect(await moveMeeting(tourId, { address: "The blue gate behind the station" })).toMatchObject({ ok: true });
    expect(agency.wanted).toEqual(["mail-booking-notices"]);
    expect(await mailNotices(services)).toBe(1);
    expect(await mailNotices(services)).toBe(0);
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(booking.reference);
    expect(mail?.text).toContain("Now: The blue gate behind the station");
    expect(mail?.text).toContain(`Before: ${before}`);
    expect(mail?.text).toContain(`/bookings/${booking.reference}/notes`);
  });

  test("a form sent again, and a change of something else, tell nobody", async () => {
    const { tourId } = await booked();
    await moveMeeting(tourId, { address: "Once and for all", byDay: "By the blue bus." });
    await db.delete(bookingNotices);
    await moveMeeting(tourId, { address: "Once and for all" });
    await moveMeeting(tourId, { byDay: "By the green bus, which is cleaner now." });
    const { english, ...form } = present(await tourForEditing(db, tourId));
    await updateTour(editing, { ...form, english: { ...english, highlights: english.highlights.toReversed() } });
    expect(await notices()).toEqual([]);
    expect(agency.wanted).toEqual(["mail-booking-notices"]);
  });

  test("each change is told, and restoring is a change, too", async () => {
    const { tourId } = await booked();
    const { version: wanted } = present(await tourForEditing(db, tourId));
    await moveMeeting(tourId, { address: "Somewhere else entirely" });
    await restoreVersion(editing, { kind: "tour", id: tourId, version: wanted + 1, wanted });
    expect((await notices()).map(({ kind, tourVersion }) => [kind, tourVersion])).toEqual([
      ["trip_changed", wanted + 1],
      ["trip_changed", wanted + 2],
    ]);
  });

  test.each(languages)("its email is written in the language of the order: %s", async (language) => {
    const { tourId, booking } = await booked(language);
    const change = { address: `A new gate for ${language}` };
    if (language === "en") await moveMeeting(tourId, change);
    else {
      const trip = present(await tripForEditing(db, tourId, language));
      const meeting = { ...present(trip.other.meeting), ...change };
      await updateTrip(editing, { ...trip, id: tourId, language, other: { ...trip.other, meeting } });
    }
    expect(await mailNotices(services)).toBe(1);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ language });
    expect(mail?.text).toContain(change.address);
    expect(mail?.text).toContain(booking.reference);
  });

  test("who reads another language, in which nothing has changed, is left in peace", async () => {
    const { tourId } = await booked("fr");
    const trip = present(await tripForEditing(db, tourId, "de"));
    const meeting = { ...present(trip.other.meeting), address: "Das Tor, ohne Tippfehler" };
    await updateTrip(editing, { ...trip, id: tourId, language: "de", other: { ...trip.other, meeting } });
    expect(await notices()).toEqual([]);
  });

  test("nobody is told whose trip is over, cancelled, or of a tour that is off the site", async () => {
    const { tourId, departure, orderId } = await booked();
    expect(await countBookedAhead(db, tourId, new Date(testNow))).toBeGreaterThan(0);
    const { version } = present(await tourForEditing(db, tourId));
    await setPublication(editing, { kind: "tour", id: tourId, version, state: "archived" });
    await moveMeeting(tourId, { address: "Where nobody looks" });
    expect(await notices()).toEqual([]);
    await setPublication(editing, { kind: "tour", id: tourId, version: version + 2, state: "published" });
    agency.at(`${addDays(departure.endDate, 2)}T12:00:00Z`);
    await moveMeeting(tourId, { address: "After the trip" });
    expect(await notices()).toEqual([]);
    agency.at(testNow);
    await moveMeeting(tourId, { address: "Before she cancels" });
    expect(await notices()).toHaveLength(1);
    await db.update(bookings).set({ status: "CANCELLED", dueAt: null }).where(eq(bookings.orderId, orderId));
    // Her cancellation has an email of its own.
    expect(await mailNotices(services)).toBe(0);
  });
});

describe("when a time of the first or the last day changes", () => {
  const retime = async (tourId: number, at: 0 | -1, words: string) => {
    const { english, ...form } = present(await tourForEditing(db, tourId));
    const day = present(english.itinerary.at(at));
    const itinerary = english.itinerary.with(at, { ...day, description: `${day.description} ${words}`.slice(-1200) });
    return updateTour(editing, { ...form, english: { ...english, itinerary } });
  };

  test.each([0, -1] as const)("who has booked is told of day %s", async (at) => {
    const { tourId } = await booked();
    expect(await retime(tourId, at, "We meet at 9:30 am.")).toMatchObject({ ok: true });
    await db.delete(bookingNotices);
    expect(await retime(tourId, at, "Or at 10:45 am.")).toMatchObject({ ok: true });
    expect(await mailNotices(services)).toBe(1);
    expect((await outbox())[0]?.text).toMatch(/Now: .*10:45 am/);
  });

  test("nobody is told of words without a time", async () => {
    const { tourId } = await booked();
    await retime(tourId, 0, "We meet with a smile.");
    expect(await notices()).toEqual([]);
  });
});
