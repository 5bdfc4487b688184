/** All that a tour's page shows beside the tour itself, for visitors and for the preview alike. */
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { childPriceOf } from "#app/features/selling/bookings/booking-price.ts";
import { feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { reviewsOfTour } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { similarTours } from "./similar-tours.server.ts";
import { departuresOfPage, type TourDetail } from "./tour-detail.server.ts";
import { monthAsked } from "./tour-page.ts";

/** Reads the page of a tour as its address asks for it: all departures (`all`), those of a month (`month`) or of a season (`when`). */
export async function readTourPage(context: RequestContext, tour: TourDetail) {
  const { db, now, language, currency } = context;
  const { booking, rates } = context.settings;
  const { searchParams } = new URL(context.request.url);
  const all = searchParams.get("all") === "departures";
  const chosen = z.uuid().safeParse(searchParams.get("departure")).data;
  const season = seasonNames.find((name) => name === searchParams.get("when"));
  const [departures, reviews, similar] = await Promise.all([
    departuresOfPage(db, tour, { now: now(), cutOffDays: booking.cutOffDays, all, season, month: monthAsked(searchParams), chosen }),
    reviewsOfTour(db, tour.id, language),
    similarTours(db, viewerOf(context), tour),
  ]);
  return {
    tour,
    reviews,
    similar,
    childPrice: childPriceOf(
      { basePriceMinor: tour.basePriceMinor, discountPercent: tour.price.discountPercent },
      { currency, rates, childPricePercent: booking.childPricePercent },
    ),
    departures: {
      ...departures,
      emptySeason: all || departures.month || departures.season ? undefined : season,
      zone: formatsFor(language).zoneName(tour.timeZone),
      feeMinor: feeIn(booking.administrativeFeeUsdMinor, currency, rates),
    },
  };
}
export type TourPage = Awaited<ReturnType<typeof readTourPage>>;
