/** What a notice says to the customer; nothing where a later notice has overtaken it. */
import { awaitsPayment, type BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import type { LoadedBooking, LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { RunState } from "#app/features/selling/catalogue/run-state.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { schema } from "#db/database.server.ts";
import type { TripChange } from "#app/features/selling/catalogue/trip-notes/trip-changes.server.ts";
import type { NoticeSection } from "./notice-mail.tsx";
import { bankSection, cancellationSection, dueOf, moneySection, readerOf, tripSection, type Reader } from "./notice-sections.server.ts";

export type Notice = typeof schema.bookingNotices.$inferSelect;

/** Of the cancellation that a notice is about. */
export type NoticedCancellation = {
  by: "customer" | "agency";
  feeMinor: number;
  refundMinor: number;
  travellerIds: string[];
  paidMinor: number;
};

export type NoticeFacts = {
  notice: Notice;
  order: LoadedOrder;
  settings: Settings;
  now: Date;
  /** Of the administrative fee, what was kept already, by booking. */
  feesTaken: ReadonlyMap<string, number>;
  cancellation: NoticedCancellation | undefined;
  /** Of `trip_changed`: what reads differently, in the language of the order. */
  tripChanges: TripChange[];
  /** How the departures stand, by their ids. */
  runs: ReadonlyMap<string, RunState>;
};

type EmailKind =
  | "transferInstructions"
  | "confirmed"
  | "paymentReceived"
  | "expired"
  | "lateRefund"
  | "cancelled"
  | "cancelledByAgency"
  | "rejected"
  | "reviewInvitation"
  | "departureRuns"
  | "tripChanged"
  | "departureCancelled"
  | "choiceReminder"
  | "departureChanged";

export type BookingEmail = {
  kind: EmailKind;
  subject: string;
  heading: string;
  preview: string;
  paragraphs: string[];
  sections: NoticeSection[];
  /** The trips that go with it as calendar entries. */
  calendar: LoadedBooking[];
};

type Body = { paragraphs: string[]; sections: NoticeSection[]; calendar?: LoadedBooking[] };

/** What the texts may name. */
type Values = ReturnType<typeof valuesOf>;

/** The texts of a kind, to its values. */
function mail({ t }: Reader, kind: EmailKind, { values, calendar = [], ...body }: Body & { values: Values }): BookingEmail {
  return {
    kind,
    subject: t(`bookingMail:${kind}.subject`, values),
    heading: t(`bookingMail:${kind}.heading`),
    preview: t(`bookingMail:${kind}.preview`, values),
    ...body,
    calendar,
  };
}

const inStatus = (order: LoadedOrder, ...statuses: BookingStatus[]) => order.bookings.filter(({ status }) => statuses.includes(status));

function valuesOf({ formats, amount, names }: Reader, { order, settings, notice, cancellation }: NoticeFacts) {
  const booking = order.bookings.find(({ id }) => id === notice.bookingId);
  const gone = booking?.travellers.filter((traveller) => cancellation?.travellerIds.includes(traveller.id)) ?? [];
  const { agreedMinor, paidMinor } = order.money;
  const due = dueOf(order);
  return {
    reference: booking?.reference ?? order.reference,
    title: booking?.tourTitle ?? "",
    start: booking ? formats.date(booking.startDate) : "",
    names: names(gone),
    amount: amount(agreedMinor - paidMinor),
    owed: amount(agreedMinor - paidMinor),
    paid: amount(paidMinor),
    due: due ? formats.moment(due, settings.hours.timeZone) : "",
    day: due ? formats.date(dateInZone(due, settings.hours.timeZone), "long") : "",
    until: booking?.choice ? formats.moment(booking.choice.answerBy, settings.hours.timeZone) : "",
    reason: booking?.cancelled?.reason ?? "",
  };
}

function cancellationSections(reader: Reader, going: readonly LoadedBooking[], { feesTaken, now }: NoticeFacts) {
  return going.flatMap((booking) => cancellationSection(reader, booking, { feeTakenMinor: feesTaken.get(booking.id) ?? 0, now }));
}

function transferInstructions(facts: NoticeFacts): BookingEmail | undefined {
  const reader = readerOf(facts.order, facts.runs);
  const waiting = inStatus(facts.order, "PENDING");
  if (waiting.length === 0) return undefined;
  const values = valuesOf(reader, facts);
  return mail(reader, "transferInstructions", {
    values,
    paragraphs: [reader.t("bookingMail:transferInstructions.text", values)],
    sections: [
      ...waiting.map((booking) => tripSection(reader, booking)),
      moneySection(reader, facts.order, facts.settings),
      bankSection(reader, facts.order, facts.settings),
      ...cancellationSections(reader, waiting, facts),
    ],
  });
}

function confirmed(facts: NoticeFacts): BookingEmail | undefined {
  const reader = readerOf(facts.order, facts.runs);
  const booked = inStatus(facts.order, "CONFIRMED", "REDEEMED");
  if (booked.length === 0) return undefined;
  const { t } = reader;
  const values = valuesOf(reader, facts);
  return mail(reader, "confirmed", {
    values,
    paragraphs: [t("bookingMail:confirmed.text"), t("bookingMail:confirmed.calendar")],
    sections: [
      ...booked.map((booking) => tripSection(reader, booking)),
      moneySection(reader, facts.order, facts.settings),
      ...cancellationSections(reader, booked, facts),
    ],
    calendar: booked,
  });
}

function paymentReceived(facts: NoticeFacts): BookingEmail | undefined {
  const reader = readerOf(facts.order, facts.runs);
  const { order, settings, now } = facts;
  const waiting = order.bookings.filter((booking) => awaitsPayment(booking.status));
  const due = dueOf(order);
  if (waiting.length === 0) return undefined;
  const values = valuesOf(reader, facts);
  const text = due && due > now ? "text" : "textLate";
  return mail(reader, "paymentReceived", {
    values,
    paragraphs: [reader.t(`bookingMail:paymentReceived.${text}`, values)],
    sections: [
      ...waiting.map((booking) => tripSection(reader, booking)),
      moneySection(reader, order, settings),
      ...(order.method === "bank_transfer" ? [bankSection(reader, order, settings)] : []),
    ],
  });
}

function expired(facts: NoticeFacts): BookingEmail | undefined {
  const reader = readerOf(facts.order, facts.runs);
  const ended = inStatus(facts.order, "EXPIRED");
  if (ended.length === 0) return undefined;
  const values = valuesOf(reader, facts);
  return mail(reader, "expired", {
    values,
    paragraphs: [reader.t("bookingMail:expired.text")],
    sections: ended.map((booking) => tripSection(reader, booking)),
  });
}

type Refund = LoadedOrder["refunds"][number];

/** How much comes back, and how. */
function refundTexts({ t, amount }: Reader, refunds: readonly Refund[]): string[] {
  const minor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  if (minor === 0) return [];
  const ways = new Set(refunds.map(({ provider }) => provider));
  return [
    t("bookingMail:refund", { amount: amount(minor) }),
    ...[...ways].map((way) => t(`bookingMail:wayBack.${way === "stripe" ? "card" : "transfer"}`)),
  ];
}

/** The refunds that were promised in the transaction of the notice: all that it writes is of the same booking, or none, and has the same instant. */
const refundsOf = ({ order, notice }: NoticeFacts, reason: Refund["reason"]) =>
  order.refunds.filter(
    ({ bookingId, createdAt, ...refund }) =>
      refund.reason === reason && bookingId === notice.bookingId && createdAt.getTime() === notice.createdAt.getTime(),
  );

function lateRefund(facts: NoticeFacts): BookingEmail {
  const reader = readerOf(facts.order, facts.runs);
  const values = valuesOf(reader, facts);
  return mail(reader, "lateRefund", {
    values,
    paragraphs: [reader.t("bookingMail:lateRefund.text", values), ...refundTexts(reader, refundsOf(facts, "late_payment"))],
    sections: facts.order.bookings.map((booking) => tripSection(reader, booking, { people: booking.travellers })),
  });
}

function cancelled(facts: NoticeFacts, booking: LoadedBooking): BookingEmail | undefined {
  const { cancellation, order, notice, runs } = facts;
  if (!cancellation) return undefined;
  const reader = readerOf(order, runs);
  const { t, amount } = reader;
  const values = valuesOf(reader, facts);
  const people = booking.travellers.filter((traveller) => cancellation.travellerIds.includes(traveller.id));
  const kind = cancellation.by === "agency" ? "cancelledByAgency" : "cancelled";
  const back = refundTexts(
    reader,
    order.refunds.filter((refund) => refund.cancellationId === notice.cancellationId),
  );
  const none = cancellation.paidMinor === 0 ? t("bookingMail:nothingPaid") : t("bookingMail:noRefund");
  const money = [
    { name: t("bookingMail:facts.paid"), value: amount(cancellation.paidMinor) },
    ...(cancellation.feeMinor > 0 ? [{ name: t("bookingMail:facts.fee"), value: amount(cancellation.feeMinor) }] : []),
    { name: t("bookingMail:facts.refund"), value: amount(cancellation.refundMinor) },
  ];
  const { facts: trip } = tripSection(reader, booking, { people, label: "cancelledFor" });
  return mail(reader, kind, {
    values,
    paragraphs: [t(`bookingMail:${kind}.text`, values), ...(back.length > 0 ? back : [none])],
    sections: [{ facts: [...trip, ...money] }],
  });
}

function rejected(facts: NoticeFacts, booking: LoadedBooking): BookingEmail {
  const reader = readerOf(facts.order, facts.runs);
  const values = valuesOf(reader, facts);
  return mail(reader, "rejected", {
    values,
    paragraphs: [reader.t("bookingMail:rejected.text", values), ...refundTexts(reader, refundsOf(facts, "rejected"))],
    sections: [tripSection(reader, booking)],
  });
}

/** Nothing where she has written already: who has found the form herself need not be asked. */
function reviewInvitation(facts: NoticeFacts, booking: LoadedBooking): BookingEmail | undefined {
  if (booking.reviewId !== null) return undefined;
  const reader = readerOf(facts.order, facts.runs);
  const values = valuesOf(reader, facts);
  return mail(reader, "reviewInvitation", { values, paragraphs: [reader.t("bookingMail:reviewInvitation.text", values)], sections: [] });
}

/** Nothing where it has ended meanwhile: that was told. */
function departureRuns(facts: NoticeFacts, booking: LoadedBooking): BookingEmail | undefined {
  if (!inStatus(facts.order, "PENDING", "CONFIRMED").includes(booking)) return undefined;
  const reader = readerOf(facts.order, facts.runs);
  const values = valuesOf(reader, facts);
  const paragraphs = [reader.t("bookingMail:departureRuns.text", values)];
  return mail(reader, "departureRuns", { values, paragraphs, sections: [tripSection(reader, booking)] });
}

/** Nothing to who no longer travels, or where it has been changed back. */
function tripChanged(facts: NoticeFacts, booking: LoadedBooking): BookingEmail | undefined {
  const { tripChanges, order, runs } = facts;
  if (tripChanges.length === 0 || (booking.status !== "PENDING" && booking.status !== "CONFIRMED")) return undefined;
  const reader = readerOf(order, runs);
  const { t } = reader;
  const values = valuesOf(reader, facts);
  const sections = tripChanges.map(({ name, before, after }) => ({
    heading: name,
    facts: [
      { name: t("bookingMail:tripChanged.now"), value: after },
      { name: t("bookingMail:tripChanged.before"), value: before },
    ],
  }));
  return mail(reader, "tripChanged", {
    values,
    paragraphs: [t("bookingMail:tripChanged.text", values)],
    sections: [...sections, tripSection(reader, booking)],
  });
}

/** Nothing where she has chosen meanwhile. */
function choiceAsked(facts: NoticeFacts, booking: LoadedBooking, kind: "departureCancelled" | "choiceReminder"): BookingEmail | undefined {
  if (!booking.choice) return undefined;
  const reader = readerOf(facts.order);
  const { t } = reader;
  const values = valuesOf(reader, facts);
  return mail(reader, kind, {
    values,
    paragraphs: [
      t(`bookingMail:${kind}.text`, values),
      t("bookingMail:departureCancelled.reason", values),
      t(`bookingMail:${kind}.until`, values),
    ],
    sections: [tripSection(reader, booking)],
  });
}

/** What came back of the price, where the new date is cheaper, is told with it. */
function departureChanged(facts: NoticeFacts, booking: LoadedBooking): BookingEmail | undefined {
  if (booking.status !== "CONFIRMED" || booking.cancelled) return undefined;
  const reader = readerOf(facts.order, facts.runs);
  const values = valuesOf(reader, facts);
  return mail(reader, "departureChanged", {
    values,
    paragraphs: [reader.t("bookingMail:departureChanged.text", values), ...refundTexts(reader, refundsOf(facts, "cheaper_date"))],
    sections: [tripSection(reader, booking), ...cancellationSections(reader, [booking], facts)],
    calendar: [booking],
  });
}

/** The letter of a notice. Undefined where what it would tell is no longer so: the notice of what happened since tells that. */
export function emailOf(facts: NoticeFacts): BookingEmail | undefined {
  const { notice, order } = facts;
  const booking = order.bookings.find(({ id }) => id === notice.bookingId);
  switch (notice.kind) {
    case "transfer_instructions":
      return transferInstructions(facts);
    case "confirmed":
      return confirmed(facts);
    case "payment_received":
      return paymentReceived(facts);
    case "expired":
      return expired(facts);
    case "late_payment_refund":
      return lateRefund(facts);
    case "cancelled":
      return booking && cancelled(facts, booking);
    case "rejected":
      return booking && rejected(facts, booking);
    case "trip_changed":
      return booking && tripChanged(facts, booking);
    case "review_invitation":
      return booking && reviewInvitation(facts, booking);
    case "departure_runs":
      return booking && departureRuns(facts, booking);
    case "departure_cancelled":
      return booking && choiceAsked(facts, booking, "departureCancelled");
    case "choice_reminder":
      return booking && choiceAsked(facts, booking, "choiceReminder");
    case "departure_changed":
      return booking && departureChanged(facts, booking);
  }
}
