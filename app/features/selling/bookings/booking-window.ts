/** Until when what can be done: booking before the cut-off, a hold for minutes, a transfer for hours. */
import { isPracticeAccount, type BankAccount } from "#app/features/agency/settings/practice-account.ts";
import { addDays, startOfDay, type CalendarDate } from "#app/values/calendar-date.ts";

type Departure = { startDate: CalendarDate; timeZone: string };

/**
 * The instant at which booking closes. The last day to book is `cutOffDays` before the start on the calendar of the place of
 * departure (as `firstBookableDate` has it); it closes as that day ends.
 */
export const cutOffAt = ({ startDate, timeZone }: Departure, cutOffDays: number): Date =>
  startOfDay(addDays(startDate, 1 - cutOffDays), timeZone);

/** The instant so many minutes after `now`. */
export const minutesLater = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** When the money of a transfer chosen now must have arrived. */
export const transferDueAt = (now: Date, hours: number): Date => minutesLater(now, hours * 60);

/** `cutOffDays`: its own, where it has one. */
export type PaidDeparture = Departure & { isDemo: boolean; cutOffDays: number | null };

/** `no_account`: the agency has not entered one yet, and what is booked is no demo tour. */
export type TransferVerdict = "offered" | "too_late" | "no_account";

/**
 * Whether departures that are paid together can be paid by transfer: where there is an account to send it to, and its due time lies before
 * the cut-off of each. Demo tours take the account that does not exist, for practice.
 */
export function transferVerdict(
  departures: readonly PaidDeparture[],
  { booking, bankTransfer }: { booking: { cutOffDays: number; transferDueHours: number }; bankTransfer: BankAccount },
  now: Date,
): TransferVerdict {
  if (isPracticeAccount(bankTransfer) && !departures.every(({ isDemo }) => isDemo)) return "no_account";
  const dueAt = transferDueAt(now, booking.transferDueHours);
  return departures.every((departure) => dueAt < cutOffAt(departure, departure.cutOffDays ?? booking.cutOffDays)) ? "offered" : "too_late";
}
