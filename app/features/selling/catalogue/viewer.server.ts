import type { Context } from "#app/features/people/access/context.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Currency, Rates } from "#app/values/money.ts";
import type { SaleDay } from "./bookable.server.ts";

/** In which words and money, on which day and how many months ahead, a visitor sees the catalogue. */
export type Viewer = { language: Language; currency: Currency; rates: Rates; sale: SaleDay; monthsAhead: number };

/** How this request's visitor sees the catalogue. */
export function viewerOf({ language, currency, settings, now }: Pick<Context, "language" | "currency" | "settings" | "now">): Viewer {
  // One day for the whole list: the agency's. A tour's own page counts in the zone of its departure.
  const sale = { today: dateInZone(now(), settings.hours.timeZone), cutOffDays: settings.booking.cutOffDays };
  return { language, currency, rates: settings.rates, sale, monthsAhead: settings.departures.monthsAhead };
}
