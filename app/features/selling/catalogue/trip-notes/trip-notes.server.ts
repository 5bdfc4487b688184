import { and, eq, max, min } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { beforeCutOff, type SaleDay } from "#app/features/selling/catalogue/bookable.server.ts";
import { tripNotesPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { tourBySlug } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { tripAndNotes } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { TripNotes } from "./trip-notes.ts";

const { tours, departures } = schema;

/** Starts of the first and the last departure on sale. */
async function onSale(db: Queryable, tourId: number, day: SaleDay) {
  const [row] = await db
    .select({ from: min(departures.startDate), to: max(departures.startDate) })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.closed, false), beforeCutOff(day)));
  return row?.from && row.to ? { from: row.from, to: row.to } : undefined;
}

/** The notes of a published tour; undefined where the slug is nobody's. */
export async function readTripNotes(context: RequestContext, slug: string): Promise<TripNotes | undefined> {
  const { db, now, language, settings, env } = context;
  const viewer = viewerOf(context);
  const tour = await tourBySlug(db, viewer, slug);
  if (!tour) return undefined;
  const { timeZone } = settings.hours;
  const day = { today: dateInZone(now(), tour.timeZone), cutOffDays: settings.booking.cutOffDays };
  const [{ trip, texts }, valid, [row]] = await Promise.all([
    tripAndNotes(db, viewer, { tour, today: dateInZone(now(), timeZone) }),
    onSale(db, tour.id, day),
    db.select({ updatedAt: tours.updatedAt }).from(tours).where(eq(tours.id, tour.id)),
  ]);
  const t = translator(language);
  const { id, title, destination, summary, included, notIncluded, price } = tour;
  return {
    tour: { id, slug: tour.slug, title, destination, summary, included, notIncluded, price },
    // The day on which all go home is no day of the itinerary's texts.
    days: [...tour.itinerary, { title: t("tour:itinerary.departure"), description: t("tour:itinerary.departureText") }],
    trip,
    texts,
    phones: settings.contacts.phones,
    address: env.origin + localPath(language, tripNotesPath(tour.slug)),
    changedOn: dateInZone(row?.updatedAt ?? now(), timeZone),
    valid,
  };
}
