import type { Context } from "#app/features/people/access/context.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency, Rates } from "#app/values/money.ts";
import { firstBookableDate } from "./departures.ts";

/** In which words and money, and from which day, a visitor sees the catalogue. */
export type Viewer = { language: Language; currency: Currency; rates: Rates; firstBookable: CalendarDate };

/** How this request's visitor sees the catalogue. */
export function viewerOf({ language, currency, settings, now }: Pick<Context, "language" | "currency" | "settings" | "now">): Viewer {
  // One day for the whole list: the agency's. A tour's own page counts in the zone of its departure.
  const firstBookable = firstBookableDate(dateInZone(now(), settings.hours.timeZone), settings.booking.cutOffDays);
  return { language, currency, rates: settings.rates, firstBookable };
}
