/** All that a tour's page shows beside the tour itself, for visitors and for the preview alike. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { childPriceOf } from "#app/features/selling/bookings/booking-price.ts";
import { feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { departuresLine } from "#app/features/selling/catalogue/schedule/schedule-words.server.ts";
import { tripOfTour } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { tripMap } from "#app/features/selling/catalogue/trip-map/trip-map.server.ts";
import { canBeBooked } from "#app/features/selling/catalogue/bookable.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { reviewsOfTour } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { shownPrice } from "#app/values/money.ts";
import { schema } from "#db/database.server.ts";
import { similarTours } from "./similar-tours.server.ts";
import { departuresOfPage, type TourDeparture, type TourDetail } from "./tour-detail.server.ts";
import { monthAsked } from "./tour-page.ts";

/** When a tour departs: in its own words, else as its rules say. */
async function lineOfDepartures({ db, now, language, settings }: RequestContext, tour: TourDetail): Promise<string> {
  if (tour.details.departures !== undefined) return tour.details.departures;
  const today = dateInZone(now(), tour.timeZone);
  const bookable = and(eq(schema.departures.tourId, tour.id), canBeBooked({ today, cutOffDays: settings.booking.cutOffDays }));
  const [rules, count] = await Promise.all([rulesOfTour(db, tour.id), db.$count(schema.departures, bookable)]);
  return departuresLine(language, rules, { today, onSale: count > 0 });
}

/** Reads the page of a tour as its address asks for it: all departures (`all`), those of a month (`month`) or of a season (`when`). */
export async function readTourPage(context: RequestContext, tour: TourDetail) {
  const { db, now, language, currency } = context;
  const { booking, rates } = context.settings;
  const { searchParams } = new URL(context.request.url);
  const all = searchParams.get("all") === "departures";
  const chosen = z.uuid().safeParse(searchParams.get("departure")).data;
  const season = seasonNames.find((name) => name === searchParams.get("when"));
  const today = dateInZone(now(), context.settings.hours.timeZone);
  const [departures, reviews, similar, trip, line] = await Promise.all([
    departuresOfPage(db, tour, {
      now: now(),
      cutOffDays: booking.cutOffDays,
      language,
      all,
      season,
      month: monthAsked(searchParams),
      chosen,
    }),
    reviewsOfTour(db, tour.id, language),
    similarTours(db, viewerOf(context), tour),
    tripOfTour(db, viewerOf(context), { tour, today }),
    lineOfDepartures(context, tour),
  ]);
  const pricing = { currency, rates, childPricePercent: booking.childPricePercent };
  const { discountPercent } = tour.price;
  const childPrice = childPriceOf({ ...tour, discountPercent }, pricing);
  /** A price that is not the tour's is shown with its departure. */
  const withOwnPrice = (departure: TourDeparture): TourDeparture => {
    if (departure.basePriceMinor === tour.basePriceMinor) return departure;
    const priced = { ...departure, discountPercent };
    return { ...departure, own: { price: shownPrice(priced, currency, rates), childPrice: childPriceOf(priced, pricing) } };
  };
  return {
    tour: { ...tour, details: { ...tour.details, departures: line } },
    reviews,
    similar,
    trip,
    map: trip && tripMap(trip.days, language),
    childPrice,
    departures: {
      ...departures,
      list: departures.list.map(withOwnPrice),
      emptySeason: all || departures.month || departures.season ? undefined : season,
      zone: formatsFor(language).zoneName(tour.timeZone),
      feeMinor: feeIn(booking.administrativeFeeUsdMinor, currency, rates),
    },
  };
}
export type TourPage = Awaited<ReturnType<typeof readTourPage>>;
