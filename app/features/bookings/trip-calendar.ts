/** A trip as a calendar entry (RFC 5545): whole days at the place of departure, the end exclusive. */
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

export type CalendarTrip = { reference: string; title: string; startDate: CalendarDate; endDate: CalendarDate; description: string };

/** Commas, semicolons and backslashes mean something in a value, and a line break ends it. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

const day = (date: CalendarDate) => date.replaceAll("-", "");

/** Lines are at most 75 octets; what is longer goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > 74) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** The file with an entry for each trip; `stamp` is when it was made, `host` makes the entries' names the site's own. */
export function tripCalendar(trips: readonly CalendarTrip[], { stamp, host, brand }: { stamp: Date; host: string; brand: string }): string {
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(brand)}//Bookings//EN`,
    "METHOD:PUBLISH",
    ...trips.flatMap((trip) => [
      "BEGIN:VEVENT",
      `UID:${trip.reference}@${host}`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${day(trip.startDate)}`,
      `DTEND;VALUE=DATE:${day(addDays(trip.endDate, 1))}`,
      `SUMMARY:${escaped(trip.title)}`,
      `DESCRIPTION:${escaped(trip.description)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
