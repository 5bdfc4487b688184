import { z } from "zod";
import { calendarDateOf } from "#app/values/calendar-date.ts";
import { line, several } from "#app/values/form-fields.ts";
import { typedAmount } from "#app/values/typed-amount.ts";
import { longestNote } from "#app/features/selling/catalogue/departure-notes.server.ts";
import { adminLimits, type AdminError } from "./admin-form.ts";

const error = (key: AdminError) => key;

const reference = line({ required: error("referenceRequired"), max: adminLimits.reference, tooLong: error("tooLong") });

const amount = (least: number) =>
  z
    .string(error("amount"))
    .transform(typedAmount)
    .pipe(z.number(error("amount")).min(least, error("amount")));

const day = (wrong: AdminError) =>
  z
    .string(wrong)
    .transform((text) => calendarDateOf(text))
    .pipe(z.string(wrong));

const by = z.enum(["customer", "agency"]);
const traveller = several(z.array(z.uuid()).min(1, error("travellers")).max(100, error("travellers")));

/** The forms of the page of a booking. */
export const bookingFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("pay"), amount: amount(1), received: day("date"), reference }),
  z.object({ intent: z.literal("reject") }),
  z.object({ intent: z.literal("surplus") }),
  z.object({ intent: z.literal("accept"), refund: z.uuid() }),
  z.object({ intent: z.literal("refund"), refund: z.uuid(), reference }),
  z.object({ intent: z.literal("quote"), by, traveller }),
  z.object({
    intent: z.literal("cancel"),
    quote: z.uuid(),
    by,
    traveller,
    refund: amount(0),
    reason: line({ required: error("reasonRequired"), max: adminLimits.reason, tooLong: error("tooLong") }),
  }),
]);
export type BookingForm = z.infer<typeof bookingFormSchema>;

/** What the form that carries out a cancellation has asked about before: its quote is made anew where the rest of it cannot be read. */
export const quotedAgainSchema = z.object({ intent: z.literal("cancel"), by, traveller });

/** A whole number that may be left empty; undefined would be a field that was not sent. */
const optionalNumber = (wrong: AdminError, { least, most }: { least: number; most: number }) =>
  z
    .string(wrong)
    .trim()
    .regex(/^\d{0,7}$/, wrong)
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((value) => value === null || (value >= least && value <= most), wrong);

/** US cents, as they are typed in dollars; null where the field was left empty. */
const optionalPrice = z
  .string(error("price"))
  .transform((text) => (text.trim() === "" ? null : (typedAmount(text) ?? 0)))
  .pipe(z.number().min(100, error("price")).max(100_000_000, error("price")).nullable());

const note = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .pipe(z.string().max(longestNote, error("tooLong")));

const noteFields = { "note.en": note, "note.de": note, "note.es": note, "note.fr": note, "note.hi": note };

/** The forms of the page of a departure. */
export const departureFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("reopen") }),
  z.object({ intent: z.literal("delete") }),
  z.object({ intent: z.literal("run") }),
  z.object({ intent: z.literal("wait") }),
  z.object({
    intent: z.literal("terms"),
    price: optionalPrice,
    minTravellers: optionalNumber("minTravellers", { least: 1, most: 500 }),
    decideBy: day("decideBy"),
    cutOffDays: optionalNumber("cutOffDays", { least: 0, most: 365 }),
    guide: optionalNumber("guide", { least: 1, most: 9_999_999 }),
    ...noteFields,
  }),
  z.object({ intent: z.literal("move"), start: day("startDay"), seen: z.iso.date() }),
  z.object({
    intent: z.literal("capacity"),
    capacity: z
      .string(error("capacity"))
      .trim()
      .regex(/^\d{1,4}$/, error("capacity"))
      .transform(Number),
  }),
]);
export type DepartureForm = z.infer<typeof departureFormSchema>;

/** The form of the page that adds a departure. */
export const newDepartureSchema = z.object({
  tour: z
    .string(error("tour"))
    .regex(/^[1-9]\d{0,8}$/, error("tour"))
    .transform(Number),
  start: day("startDay"),
  /** Left empty, the tour says it. */
  capacity: z
    .string()
    .default("")
    .transform((text) => text.trim())
    .pipe(z.string().regex(/^\d{0,4}$/, error("capacity")))
    .transform((text) => (text === "" ? undefined : Number(text))),
});
