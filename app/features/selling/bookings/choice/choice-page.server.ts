/** The page on which a party chooses whose departure does not take place: what it shows, and what its form does. */
import { data, redirect } from "react-router";
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { openBooking, type OpenBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { cancellationPolicy, tierAt } from "#app/features/selling/bookings/cancellation-policy.ts";
import { cancellationTiers } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields } from "#app/platform/forms.server.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { answerChoice, type ChoiceWish } from "./answer-choice.server.ts";
import type { ChoiceError } from "./choice-form.ts";
import { offeredDates, type OfferedDate } from "./offered-dates.server.ts";

export type ShownDate = {
  departureId: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  isOffered: boolean;
  run: RunText;
  /** Minor units that come back; undefined where the date is dearer than may be had for the same price. */
  backMinor: number | undefined;
  /** The last day of a full refund, should she cancel later; undefined where there is none any more. */
  refundUntil: CalendarDate | undefined;
};

export type ChoicePage = {
  reference: string;
  title: string;
  startDate: CalendarDate;
  reason: string;
  /** ISO 8601, and the zone that it is said in. */
  answerBy: string;
  timeZone: string;
  currency: Currency;
  paidMinor: number;
  dates: ShownDate[];
};

const [fullTier] = cancellationTiers;

function shown({ language, now }: RequestContext, { booking }: OpenBooking, date: OfferedDate): ShownDate {
  const { departureId, startDate, endDate, timeZone, run, verdict } = date;
  const tier = tierAt(cancellationPolicy({ startDate, timeZone }, 0), now());
  return {
    departureId,
    startDate,
    endDate,
    isOffered: departureId === booking.choice?.offeredId,
    run: runText(language, run),
    backMinor: verdict.ok ? -verdict.differenceMinor : undefined,
    refundUntil: tier?.percent === 100 ? addDays(startDate, -(fullTier?.fromDays ?? 0)) : undefined,
  };
}

/** What her booking asks her; throws a redirect to the booking where there is nothing to choose, and 404 for anybody else. */
export async function readChoicePage(context: RequestContext, reference: string) {
  const opened = await openBooking(context, reference);
  const { booking, order, token } = opened;
  const { choice, cancelled } = booking;
  if (!choice || !cancelled) throw redirect(localPath(context.language, bookingPath(booking.reference, "", token)));
  const { settings } = context;
  const dates = await offeredDates(context.db, opened, { settings, now: context.now() });
  const page: ChoicePage = {
    reference: booking.reference,
    title: booking.tourTitle,
    startDate: booking.startDate,
    reason: cancelled.reason,
    answerBy: choice.answerBy.toISOString(),
    timeZone: settings.hours.timeZone,
    currency: order.currency,
    paidMinor: booking.paidMinor,
    dates: dates.filter(({ verdict }) => verdict.ok || verdict.reason === "dearer").map((date) => shown(context, opened, date)),
  };
  const t = translator(context.language);
  return {
    page,
    token,
    meta: describePage(context, {
      title: t("meta.titled", { title: t("choice:title") }),
      description: t("choice:description"),
      path: bookingPath(booking.reference, "/choice"),
      noindex: true,
    }),
  };
}

const choose: ChoiceError = "choose";

/** `money`, or the departure and what of the price comes back, as it was shown. */
const choiceForm = z.object({
  choice: z.union(
    [
      z.literal("money").transform((): ChoiceWish["choice"] => ({ money: true })),
      z
        .string()
        .regex(/^[\da-f-]{36} \d{1,15}$/)
        .transform((text): ChoiceWish["choice"] => {
          const [departureId = "", back] = text.split(" ");
          return { departureId, differenceMinor: 0 - Number(back) };
        }),
    ],
    choose,
  ),
});

/** Carries out her choice and leads to the booking, or says why nothing was done. */
export async function answerChoiceForm(context: RequestContext, reference: string) {
  const opened = await openBooking(context, reference);
  const { booking, access, token, order } = opened;
  const read = await readForm(context.request, choiceForm);
  if (!read.ok) return refuseFields(context, read, [choose]);
  const { choice } = read.value;
  const outcome = await answerChoice(context, access, { bookingId: booking.id, choice });
  const { language } = context;
  const t = translator(language);
  const back = () => redirect(localPath(language, bookingPath(booking.reference, "", token)), 303);
  if (!outcome.ok) {
    if (outcome.reason === "not_found") throw data(null, 404);
    if (outcome.reason === "date_gone") return refuse(context, { ...read, problem: "date_gone" as const }, 409);
    setFlash(context, { kind: "problem", title: t("choice:problem.title"), text: t("choice:problem.answered") });
    return back();
  }
  const formats = formatsFor(language);
  const amount = formats.amount(outcome.refundMinor, order.currency);
  if ("money" in choice)
    setFlash(context, { kind: "success", title: t("choice:done.money.title"), text: t("choice:done.money.text", { amount }) });
  else {
    const moved = await openBooking(context, reference);
    const start = t("choice:done.date.text", { start: formats.date(moved.booking.startDate) });
    const difference = outcome.refundMinor > 0 ? ` ${t("choice:done.dateBack", { amount })}` : "";
    setFlash(context, { kind: "success", title: t("choice:done.date.title"), text: start + difference });
  }
  return back();
}
