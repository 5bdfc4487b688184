/** The form of a promo code: what was typed, as it is kept. */
import { z } from "zod";
import { codeOf } from "#app/features/selling/bookings/promo-code.ts";
import { addDays, calendarDateOf, dateInZone, startOfDay } from "#app/values/calendar-date.ts";
import { line, several } from "#app/values/form-fields.ts";
import { amountToType, typedAmount } from "#app/values/typed-amount.ts";
import { longestNote, type PromoError, type PromoFields } from "./promo-code-form.ts";
import type { StoredPromoCode } from "./promo-codes.server.ts";

const error = (key: PromoError) => key;

const text = z
  .string()
  .default("")
  .transform((typed) => typed.trim());
const whole = (wrong: PromoError, { least, most }: { least: number; most: number }) =>
  text
    .transform((typed) => (typed === "" ? null : /^\d{1,7}$/.test(typed) ? Number(typed) : -1))
    .refine((value) => value === null || (value >= least && value <= most), wrong);
const day = text.transform((typed) => (typed === "" ? null : (calendarDateOf(typed) ?? ""))).refine((value) => value !== "", error("day"));

const most = 1_000_000;

/** `timeZone`: the agency's, in which its days begin and end. */
export const promoSchema = (timeZone: string) =>
  z
    .object({
      code: text.transform((typed) => codeOf(typed) ?? "").refine((code) => code !== "", error("code")),
      kind: z.enum(["percent", "amount"]),
      percent: whole("percent", { least: 1, most: 99 }),
      amount: text.transform((typed) => (typed === "" ? null : (typedAmount(typed) ?? -1))),
      startsOn: day,
      endsOn: day,
      mostUses: whole("whole", { least: 1, most }),
      mostPerEmail: whole("whole", { least: 1, most }),
      minTravellers: whole("whole", { least: 1, most: 50 }),
      tours: several(z.array(z.coerce.number().int().positive()).max(1000)),
      departsFrom: day,
      departsTo: day,
      paused: z.literal("on").optional(),
      note: line({ max: longestNote, tooLong: error("tooLong") }),
    })
    .superRefine((form, context) => {
      const wrong = (path: keyof typeof form, message: PromoError) => context.addIssue({ code: "custom", path: [path], message });
      if (form.kind === "percent" && form.percent === null) wrong("percent", "percent");
      if (form.kind === "amount" && (form.amount === null || form.amount < 100 || form.amount > 100_000_000)) wrong("amount", "amount");
      if (form.startsOn && form.endsOn && form.endsOn < form.startsOn) wrong("endsOn", "window");
      if (form.departsFrom && form.departsTo && form.departsTo < form.departsFrom) wrong("departsTo", "departures");
    })
    .transform(({ kind, percent, amount, startsOn, endsOn, minTravellers, tours, paused, ...rest }) => ({
      ...rest,
      percent: kind === "percent" ? percent : null,
      amountUsdMinor: kind === "amount" ? amount : null,
      startsAt: startsOn ? startOfDay(startsOn, timeZone) : null,
      // The last day counts whole.
      endsAt: endsOn ? startOfDay(addDays(endsOn, 1), timeZone) : null,
      minTravellers: minTravellers ?? 1,
      tourIds: tours,
      paused: paused === "on",
    }));
export type PromoValues = z.infer<ReturnType<typeof promoSchema>>;

const typed = (value: number | null) => (value === null ? "" : String(value));

/** The fields of a code that is kept, or of a new one. */
export function fieldsOf(code: StoredPromoCode | undefined, timeZone: string): PromoFields {
  const { startsAt = null, endsAt = null } = code ?? {};
  return {
    code: code?.code ?? "",
    kind: code?.amountUsdMinor ? "amount" : "percent",
    percent: typed(code?.percent ?? null),
    amount: code?.amountUsdMinor ? amountToType(code.amountUsdMinor) : "",
    startsOn: startsAt ? dateInZone(startsAt, timeZone) : "",
    endsOn: endsAt ? addDays(dateInZone(endsAt, timeZone), -1) : "",
    mostUses: typed(code?.mostUses ?? null),
    mostPerEmail: typed(code?.mostPerEmail ?? null),
    minTravellers: typed(code?.minTravellers ?? 1),
    tours: code?.tourIds ?? [],
    departsFrom: code?.departsFrom ?? "",
    departsTo: code?.departsTo ?? "",
    paused: code?.paused ?? false,
    note: code?.note ?? "",
  };
}
