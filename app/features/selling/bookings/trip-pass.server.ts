/** What the ticket of a trip shows beside the booking: what its tour looks like and where it goes, as the site says that today. */
import { eq, inArray } from "drizzle-orm";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { runsOf } from "#app/features/selling/catalogue/run.server.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { dateInZone, daysBetween, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Database } from "#db/database.server.ts";
import { takesSeats, type BookingStatus } from "./booking-status.ts";
import { activeTravellers, type LoadedBooking } from "./order.server.ts";

const { tours, tourTranslations, pictures, pictureTranslations } = schema;

export type TripPass = {
  reference: string;
  status: BookingStatus;
  title: string;
  /** Of the tour's page, where it still has one. */
  slug: string | undefined;
  picture: Picture;
  /** Its places and country. */
  place: string;
  country: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  travellers: number;
  /** Until the start, at the place of departure; undefined once that has come, or where the trip does not take place. */
  daysToGo: number | undefined;
  /** Whether it runs; undefined where it does not take place for her, or is over. */
  run: RunText | undefined;
};

/** A destination names its places and ends with the country (the hint of its field says so). */
const countryOf = (destination: string): string => destination.split(/,\s*/).at(-1) ?? destination;

function daysToGo({ status, startDate, timeZone }: LoadedBooking, now: Date): number | undefined {
  const days = daysBetween(dateInZone(now, timeZone), startDate);
  return takesSeats(status) && days >= 0 ? days : undefined;
}

/** The tickets of these bookings, in their order. */
export async function tripPasses(
  db: Database,
  bookings: readonly LoadedBooking[],
  { language, now }: { language: Language; now: Date },
): Promise<TripPass[]> {
  const rows = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      state: tours.state,
      place: inLanguage<string>(tourTranslations.destination, english.tour.destination),
      picture: pictureColumns,
    })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .innerJoin(pictures, eq(pictures.name, tours.pictureName))
    .leftJoin(pictureTranslations, altIn(language))
    .leftJoin(english.picture, altInEnglish)
    .where(
      inArray(
        tours.id,
        bookings.map(({ tourId }) => tourId),
      ),
    );
  const runs = await runsOf(
    db,
    bookings.map(({ departureId }) => departureId),
  );
  return bookings.flatMap((booking): TripPass[] => {
    const tour = rows.find(({ id }) => id === booking.tourId);
    if (!tour) return [];
    const [days, run] = [daysToGo(booking, now), runs.get(booking.departureId)];
    return [
      {
        reference: booking.reference,
        status: booking.status,
        title: booking.tourTitle,
        slug: tour.state === "published" ? tour.slug : undefined,
        picture: shownPicture(tour.picture),
        place: tour.place,
        country: countryOf(tour.place),
        startDate: booking.startDate,
        endDate: booking.endDate,
        travellers: activeTravellers(booking).length || booking.travellers.length,
        daysToGo: days,
        run: days === undefined ? undefined : run && runText(language, run),
      },
    ];
  });
}
