import { z } from "zod";
import { childPriceOf, type Party } from "#app/features/selling/bookings/booking-price.ts";
import { bookableDeparture, type BookableDeparture } from "#app/features/selling/catalogue/bookable-departure.server.ts";
import { tourBySlug, upcomingDepartures } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { partyPrice } from "#app/features/selling/catalogue/tour-page/tour-page.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import type { RequestedTour } from "#app/features/people/enquiries/enquiries.server.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { shownPrice, type ShownPrice } from "#app/values/money.ts";
import { partyAsked } from "./booking-request.ts";

export type BookingRequest = {
  tour: { id: number; slug: string; title: string; destination: string; durationDays: number; picture: Picture | undefined };
  /** What can be chosen, the chosen one among them. */
  departures: BookableDeparture[];
  largestGroup: number;
  /** Undefined where none was chosen, or the chosen one cannot be booked. */
  departure: BookableDeparture | undefined;
  /** A departure was asked for that cannot be booked (any more). */
  departureGone: boolean;
  party: Party;
  /** Of an adult. */
  price: ShownPrice;
  /** In whole units of the same currency; null where there is no price for children. */
  childPrice: number | null;
  /** For the party, in whole units of the same currency. */
  sum: number;
  /** How long seats are held from the checkout on. */
  holdMinutes: number;
};

/** Half a year of weekly departures. */
const departuresOffered = 26;

/** What nobody could have chosen counts as not chosen, so that no address is an error. */
const askedSchema = z.object({
  tour: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .optional()
    .catch(undefined),
  departure: z.uuid().optional().catch(undefined),
  travellers: z.string().optional().catch(undefined),
  adults: z.string().optional().catch(undefined),
  children: z.string().optional().catch(undefined),
});

/** The booking that an address asks for, as far as the catalogue knows it; undefined where it names no tour of ours. Seats `held` for who asks, by departure, count as free. */
export async function bookingRequest(
  context: Pick<Context, "db" | "language" | "currency" | "settings" | "now">,
  params: Iterable<readonly [string, unknown]>,
  held?: ReadonlyMap<string, number>,
): Promise<BookingRequest | undefined> {
  const { db, settings } = context;
  const { cutOffDays, childPricePercent, holdMinutes } = settings.booking;
  const booking = { now: context.now(), cutOffDays };
  const viewer = viewerOf(context);
  // The last of repeated parameters counts.
  const asked = askedSchema.parse(Object.fromEntries(params));
  const tour = asked.tour ? await tourBySlug(db, viewer, asked.tour) : undefined;
  if (!tour) return undefined;
  const departure = asked.departure
    ? await bookableDeparture(db, tour, asked.departure, { ...booking, held: held?.get(asked.departure) })
    : undefined;
  const { slug, title, destination, durationDays } = tour;
  const { basePriceMinor } = departure ?? tour;
  const priced = { basePriceMinor, discountPercent: tour.price.discountPercent };
  const price = shownPrice(priced, viewer.currency, viewer.rates);
  const childPrice = childPriceOf(priced, { currency: viewer.currency, rates: viewer.rates, childPricePercent });
  const party = partyAsked(asked, { largestGroup: tour.groupMax, childPrice });
  const next = await upcomingDepartures(db, tour, { ...booking, language: viewer.language, limit: departuresOffered });
  const departures = next
    .filter(({ seats }) => seats.state !== "past")
    .map(({ id, startDate, endDate, seats, basePriceMinor: own }) =>
      id === departure?.id ? departure : { id, startDate, endDate, seats, basePriceMinor: own },
    );
  const listed = !departure || departures.some((each) => each.id === departure.id);
  return {
    tour: { id: tour.id, slug, title, destination, durationDays, picture: tour.pictures[0] },
    departures: listed ? departures : [...departures, departure],
    largestGroup: tour.groupMax,
    departure,
    departureGone: Boolean(asked.departure) && !departure,
    party,
    price,
    childPrice,
    sum: partyPrice({ adult: price.price, child: childPrice }, party),
    holdMinutes,
  };
}

/** A booking request as the enquiry keeps it. */
export const requestedTour = ({ tour, departure, party, sum, price }: BookingRequest): RequestedTour => ({
  tourId: tour.id,
  title: tour.title,
  departure,
  party,
  total: sum,
  currency: price.currency,
});
