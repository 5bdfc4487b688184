import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { activeTravellers, guestToken, type LoadedBooking, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { schema, type Database } from "#db/database.server.ts";
import { readerOf } from "./notice-sections.server.ts";
import { tripCalendar } from "./trip-calendar.server.ts";

const { tours, tourTranslations } = schema;
const detailsSchema = z.object({ guide: z.string().optional() });

/** Where the tours go and who guides them, where that is said of them. */
async function placesOf(db: Database, tourIds: number[], language: Language) {
  const rows = await db
    .select({
      id: tours.id,
      place: inLanguage<string>(tourTranslations.destination, english.tour.destination),
      details: sql<unknown>`${english.tour.details} || coalesce(${tourTranslations.details}, '{}'::jsonb)`,
    })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(inArray(tours.id, tourIds));
  return new Map(rows.map(({ id, place, details }) => [id, { place, guide: detailsSchema.parse(details).guide }]));
}

/** Trips of an order as a calendar file, in the order's language: with all that one looks for on the way to the station. */
export async function calendarOf(
  { db, env, now, secret }: Pick<Context, "db" | "env" | "now" | "secret">,
  order: LoadedOrder,
  { trips, settings }: { trips: readonly LoadedBooking[]; settings: Settings },
): Promise<string> {
  const { t, names, formats, language } = readerOf(order);
  const tourIds = trips.map(({ tourId }) => tourId);
  const places = await placesOf(db, tourIds, language);
  // A guest's is known by its secret, as in her emails.
  const token = order.customerId === null ? guestToken(secret, order.id) : undefined;
  const entries = trips.map((booking) => {
    const { place = "", guide } = places.get(booking.tourId) ?? {};
    const address = env.origin + localPath(language, bookingPath(booking.reference, "", token));
    const lines = [
      [t("bookingMail:facts.reference"), booking.reference],
      [t("bookingMail:facts.travellers"), names(activeTravellers(booking))],
      [t("bookingMail:facts.place"), place],
      [t("bookingMail:facts.guide"), guide],
      [t("bookingMail:facts.phone"), settings.contacts.phones[0]],
      [t("bookingMail:facts.link"), address],
    ];
    return {
      reference: booking.reference,
      title: booking.tourTitle,
      startDate: booking.startDate,
      endDate: booking.endDate,
      place,
      address,
      description: lines.flatMap(([name = "", value]) => (value ? [formats.pair(name, value)] : [])).join("\n"),
    };
  });
  return tripCalendar(entries, { stamp: now(), host: new URL(env.origin).host, brand: settings.brand.name });
}
