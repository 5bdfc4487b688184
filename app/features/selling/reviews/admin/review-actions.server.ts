/** What the forms of the reviews ask for, read and done. */
import { z } from "zod";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Seen } from "#app/features/publishing/content/editing/content-changes.server.ts";
import { reviewStates } from "#app/features/publishing/content/content-terms.ts";
import { addReview, answerReview, setReviewPictures, setReviewState } from "./review-moderation.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { calendarDateOf, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import {
  reviewDeskLimits,
  reviewForms,
  reviewLanguages,
  type ReviewAnswer,
  type ReviewDone,
  type ReviewFieldError,
} from "./review-form.ts";

type Refused = { ok: false; status: number; answer: Omit<ReviewAnswer, "at"> };
export type ReviewOutcome = { ok: true; done: ReviewDone; id: string } | Refused;

type Desk = { services: Pick<Services, "db" | "now" | "enqueue">; actor: Actor; timeZone: string };

/** What was sent under a name, without what no reader sees and no database takes: control characters. */
function sentText(form: FormData, name: string): string {
  const sent = form.get(name);
  if (typeof sent !== "string") return "";
  return sent
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

const seenSchema = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });

const refusals = {
  absent: (form: ReviewAnswer["form"], values: Record<string, string>): Refused => ({
    ok: false,
    status: 404,
    answer: { form, problem: "absent", values },
  }),
  stale: (form: ReviewAnswer["form"], values: Record<string, string>): Refused => ({
    ok: false,
    status: 409,
    answer: { form, problem: "stale", values },
  }),
};
const unreadable = (form: ReviewAnswer["form"]): Refused => ({ ok: false, status: 400, answer: { form, problem: "unreadable" } });
const wrong = (form: ReviewAnswer["form"], errors: Record<string, ReviewFieldError>, values: Record<string, string>): Refused => ({
  ok: false,
  status: 400,
  answer: { form, errors, values },
});

async function decide(desk: Desk, seen: Seen<string>, form: FormData): Promise<ReviewOutcome> {
  const state = reviewStates.find((known) => known === form.get("state"));
  if (!state) return unreadable("state");
  const outcome = await setReviewState(desk.services, desk.actor, { ...seen, state });
  if (outcome.ok) return { ok: true, done: state, id: seen.id };
  return outcome.reason === "absent" ? refusals.absent("state", {}) : refusals.stale("state", {});
}

async function answer({ services, actor, timeZone }: Desk, seen: Seen<string>, form: FormData): Promise<ReviewOutcome> {
  const words = sentText(form, "answer");
  const values = { answer: words };
  const limit = reviewDeskLimits.answer;
  if (words.length > limit) return wrong("answer", { answer: { key: "tooLong", limit, length: words.length } }, values);
  const outcome = await answerReview(services, actor, { ...seen, answer: words, timeZone });
  if (outcome.ok) return { ok: true, done: words === "" ? "unanswered" : "answered", id: seen.id };
  return outcome.reason === "absent" ? refusals.absent("answer", values) : refusals.stale("answer", values);
}

async function showPictures({ services, actor }: Desk, seen: Seen<string>, form: FormData): Promise<ReviewOutcome> {
  const names = [...new Set(form.getAll("picture").filter((name) => typeof name === "string"))];
  const values = { picture: names.join("\n") };
  const limit = reviewDeskLimits.pictures;
  if (names.length > limit) return wrong("pictures", { picture: { key: "tooMany", limit, length: names.length } }, values);
  const outcome = await setReviewPictures(services, actor, { ...seen, pictures: names });
  if (outcome.ok) return { ok: true, done: "pictures", id: seen.id };
  if (outcome.reason === "unknown_picture")
    return { ok: false, status: 409, answer: { form: "pictures", errors: { picture: { key: "picture" } }, values } };
  return outcome.reason === "absent" ? refusals.absent("pictures", values) : refusals.stale("pictures", values);
}

/** Does what one of the forms about a review asks for; `id` is the review's where the address does not say it. */
export async function doAtReview(desk: Desk, id: string | undefined, form: FormData): Promise<ReviewOutcome> {
  const which = reviewForms.find((known) => known === form.get("form"));
  const seen = seenSchema.safeParse({ id: id ?? form.get("id"), version: form.get("version") });
  if (!which || !seen.success) return unreadable(which ?? "state");
  if (which === "state") return decide(desk, seen.data, form);
  return which === "answer" ? answer(desk, seen.data, form) : showPictures(desk, seen.data, form);
}

const why = (key: ReviewFieldError["key"]) => key;
const keys = ["required", "tooLong", "choice", "date", "dateAhead"] as const;

/** A review that a traveller has told; `today` is the last day it may be of. */
const newReviewSchema = (today: CalendarDate) =>
  z.object({
    tour: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, why("choice"))
      .transform(Number),
    rating: z
      .string()
      .regex(/^[1-5]$/, why("choice"))
      .transform(Number),
    date: z
      .string()
      .min(1, why("required"))
      .transform((text, context): CalendarDate => {
        const day = calendarDateOf(text);
        if (!day) context.addIssue({ code: "custom", message: why("date") });
        else if (day > today) context.addIssue({ code: "custom", message: why("dateAhead") });
        return day ?? "";
      }),
    name: z
      .string()
      .transform((text) => text.replace(/\s+/g, " "))
      .pipe(z.string().min(1, why("required")).max(reviewDeskLimits.name, why("tooLong"))),
    language: z.enum(reviewLanguages, why("choice")),
    comment: z.string().min(1, why("required")).max(reviewDeskLimits.comment, why("tooLong")),
  });

const fields = ["tour", "rating", "date", "name", "language", "comment"] as const;
const limitOf: Partial<Record<string, number>> = { name: reviewDeskLimits.name, comment: reviewDeskLimits.comment };

/** Writes down a review that a traveller gave the agency. */
export async function doAddReview({ services, actor, timeZone }: Desk, form: FormData): Promise<ReviewOutcome> {
  const values: Record<string, string> = {};
  for (const name of fields) values[name] = sentText(form, name);
  const parsed = newReviewSchema(dateInZone(services.now(), timeZone)).safeParse(values);
  if (!parsed.success) {
    const errors: Record<string, ReviewFieldError> = {};
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      const key = keys.find((known) => known === message);
      if (!key || errors[name]) continue;
      const limit = limitOf[name];
      errors[name] = key === "tooLong" && limit !== undefined ? { key, limit, length: (values[name] ?? "").length } : { key };
    }
    return wrong("new", errors, values);
  }
  const { tour, ...review } = parsed.data;
  const added = await addReview(services, actor, { ...review, tourId: tour, pictures: [] });
  if (added.ok) return { ok: true, done: added.again ? "again" : "added", id: added.id };
  return { ok: false, status: 409, answer: { form: "new", errors: { tour: { key: "choice" } }, values } };
}
