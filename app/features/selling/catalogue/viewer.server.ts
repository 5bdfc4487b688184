import type { RouterContextProvider } from "react-router";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { sharedRead } from "#app/platform/shared-reads.server.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency, Rates } from "#app/values/money.ts";
import { firstBookableDate } from "./departures.ts";

/** In which words and money, and from which day, a visitor sees the catalogue. */
export type Viewer = { language: Language; currency: Currency; rates: Rates; firstBookable: CalendarDate };

const sharedSettings = sharedRead((db, _all: "settings") => readSettings(db));
const settingsOfRequest = new WeakMap<object, Promise<Settings>>();

/** The settings for showing a page, read at most once a request however many loaders ask. What is charged reads them in its transaction. */
export function requestSettings(context: Readonly<RouterContextProvider>): Promise<Settings> {
  const info = context.get(requestContext);
  const known = settingsOfRequest.get(info);
  if (known) return known;
  const reading = sharedSettings(context.get(servicesContext).db, "settings");
  settingsOfRequest.set(info, reading);
  return reading;
}

/** How this request's visitor sees the catalogue. */
export async function viewerOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const settings = await requestSettings(context);
  const { now } = context.get(servicesContext);
  return {
    language: languageOfPath(new URL(request.url).pathname),
    currency: context.get(requestContext).currency,
    rates: settings.rates,
    // One day for the whole list: the agency's. A tour's own page counts in the zone of its departure.
    firstBookable: firstBookableDate(dateInZone(now(), settings.hours.timeZone), settings.booking.cutOffDays),
  };
}
