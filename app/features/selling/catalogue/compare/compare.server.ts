import { and, asc, eq, inArray } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { movedPieces } from "#app/features/publishing/content/moved-page.server.ts";
import { comparedAtMost } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { refundNow } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import { canBeBooked } from "#app/features/selling/catalogue/bookable.server.ts";
import { seatsShown } from "#app/features/selling/catalogue/departures.ts";
import { tourBySlug, type TourDetail } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { tourTitles } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { tripOfTour } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { meals } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { mealsOf, staysOf, toursAsked, type ComparedTour } from "./compare.ts";

const { tours, departures } = schema;

/** Slugs of published tours as they are now, by those that were asked for: a tour that has moved is meant where it is found now. */
async function knownSlugs(db: Queryable, asked: string[]): Promise<Map<string, string>> {
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ slug: tours.slug })
    .from(tours)
    .where(and(inArray(tours.slug, asked), eq(tours.state, "published")));
  const moved = await movedPieces(db, "tour", asked);
  return new Map([...[...moved].map(([old, { slug }]) => [old, slug] as const), ...rows.map(({ slug }) => [slug, slug] as const)]);
}

/** The first departure that can be booked, counted where it starts. */
async function nextBookable({ db, now, settings }: RequestContext, tour: TourDetail) {
  const today = dateInZone(now(), tour.timeZone);
  const [row] = await db
    .select({ startDate: departures.startDate, vacancies: departures.vacancies, closed: departures.closed })
    .from(departures)
    .where(and(eq(departures.tourId, tour.id), canBeBooked({ today, cutOffDays: settings.booking.cutOffDays })))
    .orderBy(asc(departures.startDate))
    .limit(1);
  return row && { next: { startDate: row.startDate, seats: seatsShown(row) }, refund: refundNow(row.startDate, today) };
}

async function comparedTour(context: RequestContext, slug: string): Promise<ComparedTour | undefined> {
  const { db, now, settings } = context;
  const viewer = viewerOf(context);
  const tour = await tourBySlug(db, viewer, slug);
  if (!tour) return undefined;
  const today = dateInZone(now(), settings.hours.timeZone);
  const [trip, departure] = await Promise.all([tripOfTour(db, viewer, { tour, today }), nextBookable(context, tour)]);
  const days = trip?.days ?? [];
  const { title, destination, durationDays, groupMin, groupMax, price } = tour;
  return {
    slug: tour.slug,
    title,
    destination,
    picture: tour.pictures[0],
    durationDays,
    groupMin,
    groupMax,
    price,
    cost: trip?.cost && { low: trip.cost.low, high: trip.cost.high },
    next: departure?.next,
    refund: departure?.refund ?? null,
    pace: trip?.pace?.level,
    walkingHours: trip?.walkingHours,
    minimumAge: trip?.minimumAge,
    meals: mealsOf(days, meals),
    stays: staysOf(days),
    access: trip?.access ?? [],
  };
}

/** The tours that the address asks for, up to three; those that nobody offers, by the name that was asked for; and what else there is to add. */
export async function readComparison(context: RequestContext) {
  const { db, language, request } = context;
  const asked = toursAsked(new URL(request.url).searchParams);
  const known = await knownSlugs(db, asked);
  const slugs = [...new Set(asked.flatMap((slug) => known.get(slug) ?? []))];
  const found = await Promise.all(slugs.slice(0, comparedAtMost).map((slug) => comparedTour(context, slug)));
  const compared = found.flatMap((tour) => tour ?? []);
  const titles = await tourTitles(db, language);
  return {
    tours: compared,
    unknown: asked.filter((slug) => !known.has(slug)),
    tooMany: slugs.length > comparedAtMost,
    others: compared.length < comparedAtMost ? titles.filter(({ slug }) => !slugs.includes(slug)) : [],
  };
}
export type Comparison = Awaited<ReturnType<typeof readComparison>>;
