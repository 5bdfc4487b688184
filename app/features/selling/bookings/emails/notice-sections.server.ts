/** The facts in the emails about a booking: trip, money, bank, the cancellation table; each in the language of the order. */
import { isPracticeAccount } from "#app/features/agency/settings/practice-account.ts";
import { cancellationTable } from "#app/features/selling/bookings/cancellation-table.ts";
import {
  activeTravellers,
  type LoadedBooking,
  type LoadedOrder,
  type LoadedTraveller,
} from "#app/features/selling/bookings/order.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { awaitsPayment } from "#app/features/selling/bookings/booking-status.ts";
import type { RunState } from "#app/features/selling/catalogue/run-state.ts";
import { runText } from "#app/features/selling/catalogue/run-text.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { bankCodeOf } from "#app/values/bank-code.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { NoticeSection } from "./notice-mail.tsx";

/** How the reader of an order's emails sees things. `runs`: how departures stand, by their ids, where that is to be told. */
export function readerOf(order: LoadedOrder, runs: ReadonlyMap<string, RunState> = new Map()) {
  const language = isLanguage(order.language) ? order.language : defaultLanguage;
  const formats = formatsFor(language);
  return {
    language,
    t: translator(language),
    formats,
    runs,
    amount: (minor: number) => formats.amount(minor, order.currency),
    names: (people: readonly LoadedTraveller[]) => formats.list(people.flatMap(({ name }) => (name === null ? [] : [name]))),
  };
}

export type Reader = ReturnType<typeof readerOf>;

/** Whether a trip that is ahead runs, and until when that is decided. */
function runFact({ t, language, runs }: Reader, { status, departureId }: LoadedBooking): NoticeSection["facts"] {
  const run = awaitsPayment(status) || status === "CONFIRMED" ? runs.get(departureId) : undefined;
  if (!run) return [];
  const { text, detail } = runText(language, run);
  return [{ name: t("run:label"), value: detail ? `${text}. ${detail}` : text }];
}

type TripPeople = { people?: readonly LoadedTraveller[]; label?: "travellers" | "cancelledFor" };

/** The trip and its people: without `people` those who have not cancelled. */
export function tripSection(reader: Reader, booking: LoadedBooking, { people, label = "travellers" }: TripPeople = {}): NoticeSection {
  const { t, formats, names } = reader;
  const { reference, tourTitle, startDate, endDate } = booking;
  const dates = { from: formats.date(startDate), to: formats.date(endDate) };
  return {
    facts: [
      { name: t("bookingMail:facts.reference"), value: reference },
      { name: t("bookingMail:facts.trip"), value: tourTitle },
      { name: t("bookingMail:facts.dates"), value: t("bookingMail:facts.fromTo", dates) },
      { name: t(`bookingMail:facts.${label}`), value: names(people ?? activeTravellers(booking)) },
      ...runFact(reader, booking),
    ],
  };
}

/** Of an order: the instant by which the money of its transfer must have arrived. */
export const dueOf = (order: LoadedOrder): Date | undefined =>
  order.bookings.find((booking) => booking.status === "PENDING")?.dueAt ?? undefined;

/** What was agreed, paid and is owed, and until when. */
export function moneySection(reader: Reader, order: LoadedOrder, settings: Settings): NoticeSection {
  const { t, formats, amount } = reader;
  const { agreedMinor, paidMinor } = order.money;
  const due = dueOf(order);
  return {
    facts: [
      { name: t("bookingMail:facts.total"), value: amount(agreedMinor) },
      { name: t("bookingMail:facts.paid"), value: amount(paidMinor) },
      ...(agreedMinor > paidMinor ? [{ name: t("bookingMail:facts.owed"), value: amount(agreedMinor - paidMinor) }] : []),
      ...(due ? [{ name: t("bookingMail:facts.due"), value: formats.moment(due, settings.hours.timeZone) }] : []),
    ],
  };
}

/** Where to transfer what is owed, and under which reference. */
export function bankSection({ t, amount }: Reader, order: LoadedOrder, { bankTransfer }: Settings): NoticeSection {
  const { agreedMinor, paidMinor } = order.money;
  return {
    heading: t("bookingMail:bank.heading"),
    facts: [
      { name: t("bookingMail:bank.amount"), value: amount(agreedMinor - paidMinor) },
      { name: t("bookingMail:bank.reference"), value: order.reference },
      { name: t("bookingMail:bank.holder"), value: bankTransfer.accountHolder },
      { name: t("bookingMail:bank.account"), value: bankTransfer.accountNumber },
      { name: t(`bookingMail:bank.${bankCodeOf(bankTransfer.bic) ?? "bic"}`), value: bankTransfer.bic },
      { name: t("bookingMail:bank.bank"), value: bankTransfer.bank },
    ],
    ...(isPracticeAccount(bankTransfer) && { note: t("bookingMail:bank.practice") }),
  };
}

/** If you cancel: real dates and amounts for everybody who has not cancelled. Nothing where cancelling is no longer offered. */
export function cancellationSection(reader: Reader, booking: LoadedBooking, { feeTakenMinor, now }: { feeTakenMinor: number; now: Date }) {
  const { t, formats, amount } = reader;
  const travellers = activeTravellers(booking).map(({ id, agreedPriceMinor }) => ({ travellerId: id, paidMinor: agreedPriceMinor }));
  const rows = cancellationTable(booking.policy, { travellers, feeTakenMinor, today: dateInZone(now, booking.timeZone) });
  if (rows.length === 0) return [];
  const facts = rows.map(({ firstDay, lastDay, percent, feeMinor, refundMinor }, index) => {
    const days = { from: formats.date(firstDay), to: formats.date(lastDay) };
    const when = index === rows.length - 1 ? "from" : index === 0 ? "until" : "between";
    const back = refundMinor === 0 ? "nothing" : feeMinor > 0 ? "backLessFee" : "back";
    return {
      name: t(`bookingMail:cancellation.${when}`, days),
      value: t(`bookingMail:cancellation.${back}`, { amount: amount(refundMinor), percent, fee: amount(feeMinor) }),
    };
  });
  const heading = t("bookingMail:cancellation.heading", { title: booking.tourTitle });
  return [{ heading, facts, note: t("bookingMail:cancellation.note") }];
}
