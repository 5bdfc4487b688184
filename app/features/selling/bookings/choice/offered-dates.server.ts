/** The dates that a party may take instead of one that was cancelled. */
import { and, asc, eq, gte, notInArray, sql } from "drizzle-orm";
import { feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { unitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { activeTravellers, type LoadedBooking, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { canBeBooked, departurePrice, todayAtTour } from "#app/features/selling/catalogue/bookable.server.ts";
import { readRun, runColumns } from "#app/features/selling/catalogue/run.server.ts";
import type { RunState } from "#app/features/selling/catalogue/run-state.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Rates } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { otherDate, type DateVerdict } from "./choice.ts";

const { departures, tours } = schema;

export type OfferedDate = {
  departureId: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  timeZone: string;
  discountPercent: number;
  run: RunState;
  verdict: DateVerdict;
};

const most = 24;

/** The rates of the day she booked: what is paid stays in the order's currency at its own rate. */
export const ratesOf = ({ currency, rate, rateDate }: LoadedOrder, rates: Rates): Rates =>
  currency === "USD" ? rates : { ...rates, [currency]: rate, date: rateDate };

/** Dates of the same tour with room for all who still travel, the one that was offered first, then the soonest. */
export async function offeredDates(
  db: Queryable,
  { order, booking }: { order: LoadedOrder; booking: LoadedBooking },
  { settings, now }: { settings: Settings; now: Date },
): Promise<OfferedDate[]> {
  const going = activeTravellers(booking);
  const { cutOffDays, childPricePercent, dearerDateUsdMinor } = settings.booking;
  const offeredId = booking.choice?.offeredId ?? null;
  const rows = await db
    .select({
      ...runColumns,
      departureId: departures.id,
      endDate: departures.endDate,
      timeZone: tours.timeZone,
      basePriceMinor: departurePrice,
      discountPercent: tours.discountPercent,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(departures.tourId, booking.tourId),
        canBeBooked({ today: todayAtTour(now), cutOffDays }),
        gte(departures.vacancies, going.length),
        // One order books a departure once.
        notInArray(
          departures.id,
          order.bookings.map(({ departureId }) => departureId),
        ),
      ),
    )
    .orderBy(sql`${departures.id} = ${offeredId} desc nulls last`, asc(departures.startDate))
    .limit(most);
  const rates = ratesOf(order, settings.rates);
  const pricing = { currency: order.currency, rates, childPricePercent };
  const allowanceMinor = feeIn(dearerDateUsdMinor, order.currency, rates);
  return rows.map(({ departureId, endDate, timeZone, basePriceMinor, discountPercent, ...run }) => ({
    departureId,
    startDate: run.startDate,
    endDate,
    timeZone,
    discountPercent,
    run: readRun(run),
    verdict: otherDate(going, unitPrices({ basePriceMinor, discountPercent }, pricing), allowanceMinor),
  }));
}
