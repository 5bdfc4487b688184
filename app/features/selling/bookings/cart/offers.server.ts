import { eq, inArray, sql } from "drizzle-orm";
import { unitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { cutOffAt } from "#app/features/selling/bookings/booking-window.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { departurePrice } from "#app/features/selling/catalogue/bookable.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import type { OfferNow } from "./cart-changes.ts";

const { departures, tours, tourTranslations, pictures, pictureTranslations } = schema;

/** A departure as it is sold now, whether or not it can be booked. */
export type Offer = OfferNow & {
  departureId: string;
  tourId: number;
  slug: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  timeZone: string;
  cutOffAt: Date;
  picture: Picture;
};

export type OfferView = { language: Language; currency: Currency; settings: Settings; now: Date };

/** The offers of these departures by their ids, priced in the currency of the view. */
export async function offersOf(db: Queryable, departureIds: readonly string[], view: OfferView): Promise<Map<string, Offer>> {
  if (departureIds.length === 0) return new Map();
  const { language, currency, settings, now } = view;
  const rows = await db
    .select({
      departureId: departures.id,
      tourId: tours.id,
      slug: tours.slug,
      title: inLanguage<string>(tourTranslations.title, english.tour.title),
      startDate: departures.startDate,
      endDate: departures.endDate,
      timeZone: tours.timeZone,
      basePriceMinor: departurePrice,
      cutOffDays: sql<number>`coalesce(${departures.cutOffDays}, ${settings.booking.cutOffDays}::integer)`,
      discountPercent: tours.discountPercent,
      vacancies: departures.vacancies,
      closed: departures.closed,
      published: sql<boolean>`${tours.state} = 'published'`,
      picture: pictureColumns,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .innerJoin(pictures, eq(pictures.name, tours.pictureName))
    .leftJoin(pictureTranslations, altIn(language))
    .leftJoin(english.picture, altInEnglish)
    .where(inArray(departures.id, [...departureIds]));
  const pricing = { currency, rates: settings.rates, childPricePercent: settings.booking.childPricePercent };
  const offers = rows.map((row): Offer => {
    const closesAt = cutOffAt(row, row.cutOffDays);
    return {
      ...row,
      currency,
      rates: settings.rates,
      prices: unitPrices(row, pricing),
      cutOffAt: closesAt,
      bookable: now < closesAt,
      picture: shownPicture(row.picture),
    };
  });
  return new Map(offers.map((offer) => [offer.departureId, offer]));
}
