import { z } from "zod";
import { calendarDateOf } from "#app/values/calendar-date.ts";
import { deskLimits, type DeskError } from "./desk-form.ts";
import { typedAmount } from "#app/values/typed-amount.ts";

const error = (key: DeskError) => key;

/** Control characters say nothing to a reader. */
const line = z.string().transform((text) => text.replace(/\p{Cc}+/gu, " ").trim());
const reference = line.pipe(z.string().min(1, error("referenceRequired")).max(deskLimits.reference, error("tooLong")));

const amount = z.string().transform((text, context) => {
  const minor = typedAmount(text);
  if (minor === undefined || minor <= 0) context.addIssue({ code: "custom", message: error("amount") });
  return minor ?? 0;
});

const date = z.string().transform((text, context) => {
  const day = calendarDateOf(text);
  if (!day) context.addIssue({ code: "custom", message: error("date") });
  return day ?? "";
});

const by = z.enum(["customer", "agency"]);
const travellers = z.array(z.uuid()).min(1, error("travellers")).max(100, error("travellers"));

const bookingFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("pay"), amount, received: date, reference }),
  z.object({ intent: z.literal("reject") }),
  z.object({ intent: z.literal("surplus") }),
  z.object({ intent: z.literal("accept"), refund: z.uuid() }),
  z.object({ intent: z.literal("refund"), refund: z.uuid(), reference }),
  z.object({ intent: z.literal("quote"), by, traveller: travellers }),
  z.object({
    intent: z.literal("cancel"),
    quote: z.uuid(),
    by,
    traveller: travellers,
    refund: z.string().transform((text, context) => {
      const minor = typedAmount(text);
      if (minor === undefined) context.addIssue({ code: "custom", message: error("amount") });
      return minor ?? 0;
    }),
    reason: line.pipe(z.string().min(1, error("reasonRequired")).max(deskLimits.reason, error("tooLong"))),
  }),
]);

export type BookingForm = z.infer<typeof bookingFormSchema>;

const startDay = z.string().transform((text, context) => {
  const day = calendarDateOf(text);
  if (!day) context.addIssue({ code: "custom", message: error("startDay") });
  return day ?? "";
});

const departureFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("reopen") }),
  z.object({ intent: z.literal("move"), start: startDay, seen: z.iso.date() }),
  z.object({
    intent: z.literal("capacity"),
    capacity: z
      .string({ error: error("capacity") })
      .trim()
      .regex(/^\d{1,4}$/, error("capacity"))
      .transform(Number),
  }),
]);

export type DepartureForm = z.infer<typeof departureFormSchema>;

const newDepartureSchema = z.object({
  intent: z.literal("add"),
  tour: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, error("tour"))
    .transform(Number),
  start: startDay,
  /** Left empty, the tour says it. */
  capacity: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, error("capacity"))
    .transform((text) => (text === "" ? undefined : Number(text))),
});

type Parsed<Form> =
  | { ok: true; form: Form; values: Record<string, string> }
  | { ok: false; errors: Record<string, DeskError>; values: Record<string, string> };

const isDeskError = (message: string): message is DeskError =>
  (
    [
      "amount",
      "date",
      "dateAhead",
      "referenceRequired",
      "tooLong",
      "travellers",
      "reasonRequired",
      "less",
      "capacity",
      "tour",
      "startDay",
    ] as const
  ).some((known) => known === message);

/** `errors` by field; empty where the form is none of the page's. */
function parse<Form>(schema: z.ZodType<Form>, sent: FormData): Parsed<Form> {
  const values = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const parsed = schema.safeParse({ ...values, traveller: sent.getAll("traveller") });
  if (parsed.success) return { ok: true, form: parsed.data, values };
  const errors: Record<string, DeskError> = {};
  for (const { path, message } of parsed.error.issues) {
    const [name] = path;
    if (typeof name === "string" && isDeskError(message)) errors[name] ??= message;
  }
  return { ok: false, errors, values };
}

/** A form of the page of a booking. */
export const parseBookingForm = (sent: FormData) => parse(bookingFormSchema, sent);
/** A form of the page of a departure. */
export const parseDepartureForm = (sent: FormData) => parse(departureFormSchema, sent);
/** The form of the page that adds a departure. */
export const parseNewDeparture = (sent: FormData) => parse(newDepartureSchema, sent);
