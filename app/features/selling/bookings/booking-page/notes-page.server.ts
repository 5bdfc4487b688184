/** The notes of a booked trip, with what has changed in them since it was booked. */
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { tourForEditing } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { takeSnapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { snapshotAt } from "#app/features/publishing/content/versions/versions.server.ts";
import type { LoadedBooking, LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { changesInWords, type TripChange } from "#app/features/selling/catalogue/trip-notes/trip-changes.server.ts";
import { readTripNotes } from "#app/features/selling/catalogue/trip-notes/trip-notes.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { schema, type Database } from "#db/database.server.ts";

type Booked = { order: LoadedOrder; booking: LoadedBooking };

/** Facts of the notes that read differently than when the trip was booked; none where it has never been changed. */
async function changesSince(db: Database, language: Language, { order, booking }: Booked): Promise<TripChange[]> {
  const piece = { kind: "tour" as const, id: booking.tourId };
  const then = await snapshotAt(db, piece, order.submittedAt ?? booking.createdAt);
  const now = then && (await takeSnapshot(db, { ...piece, read: tourForEditing }));
  return then && now ? changesInWords(language, then, now).map(({ key: _, ...change }) => change) : [];
}

/** What the page of a booking says of its notes: how many facts have changed. Undefined where they are not to be had: the tour is off the site. */
export async function notesOfBooking(db: Database, language: Language, booked: Booked): Promise<{ changes: number } | undefined> {
  const { tours } = schema;
  const shown = await db.$count(tours, and(eq(tours.id, booked.booking.tourId), eq(tours.state, "published")));
  return shown === 0 ? undefined : { changes: (await changesSince(db, language, booked)).length };
}

/** The notes, and what has changed since she booked; undefined where the tour is off the site. */
export async function readBookedNotes(context: RequestContext, booked: Booked) {
  const { db, language, settings } = context;
  const { tours } = schema;
  const [tour] = await db.select({ slug: tours.slug }).from(tours).where(eq(tours.id, booked.booking.tourId));
  const notes = tour && (await readTripNotes(context, tour.slug));
  if (!notes) return undefined;
  const bookedOn = dateInZone(booked.order.submittedAt ?? booked.booking.createdAt, settings.hours.timeZone);
  return { notes, since: { bookedOn, changes: await changesSince(db, language, booked) } };
}
