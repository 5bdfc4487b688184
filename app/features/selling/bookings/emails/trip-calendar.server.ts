/** Trips as entries of a calendar (RFC 5545): whole days at the place of departure, the same wherever they are read. */
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

export type CalendarTrip = {
  reference: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Where it goes, and the page of the booking. */
  place: string;
  address: string;
  description: string;
};

/** `stamp`: when the file was made. `host` makes the names of the entries the site's own: a trip that is added again replaces itself. */
type Made = { stamp: Date; host: string; brand: string };

/** For whole days the generator writes the date in UTC. */
const dayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** The file with an entry for each trip; the end of an entry is the day after the last, as the format wants it. */
export function tripCalendar(trips: readonly CalendarTrip[], { stamp, host, brand }: Made): string {
  const calendar = new ICalCalendar({ method: ICalCalendarMethod.PUBLISH, prodId: { company: brand, product: "Bookings" } });
  for (const { reference, title, startDate, endDate, place, address, description } of trips)
    calendar.createEvent({
      id: `${reference}@${host}`,
      stamp,
      start: dayOf(startDate),
      end: dayOf(addDays(endDate, 1)),
      allDay: true,
      summary: title,
      location: place,
      url: address,
      description,
      transparency: ICalEventTransparency.OPAQUE,
    });
  return `${calendar.toString()}\r\n`;
}
