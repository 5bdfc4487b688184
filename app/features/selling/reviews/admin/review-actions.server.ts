/** What the forms of the reviews ask for: read, done, and answered by the page anew with a word of what was done, or why not. */
import { redirect } from "react-router";
import { z } from "zod";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import type { ContentOutcome } from "#app/features/publishing/content/editing/content-changes.server.ts";
import { reviewStates, type ReviewState } from "#app/features/publishing/content/content-terms.ts";
import { reviewErrors, reviewLanguages, reviewLimits, type ReviewError } from "#app/features/selling/reviews/review-fields.ts";
import { writtenReviewSchema } from "#app/features/selling/reviews/review-schema.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { parseForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { calendarDateOf, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { paragraphs, several } from "#app/values/form-fields.ts";
import { reviewPath } from "./review-list.ts";
import { addReview, answerReview, setReviewPictures, setReviewState } from "./review-moderation.server.ts";

const error = (key: ReviewError) => key;
const version = z.coerce.number().pipe(z.int().positive());

/** The forms about a review. */
const reviewFormSchema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("state"), version, state: z.enum(reviewStates) }),
  z.object({ form: z.literal("answer"), version, answer: paragraphs({ max: reviewLimits.answer, tooLong: error("tooLong") }) }),
  z.object({
    form: z.literal("pictures"),
    version,
    picture: several(z.array(z.string()).max(reviewLimits.pictures, error("tooMany"))).transform((names) => [...new Set(names)]),
  }),
]);
type ReviewForm = z.infer<typeof reviewFormSchema>;

/** Keys of reviewsAdmin:done. */
type Done = "added" | "again" | ReviewState | "answered" | "unanswered" | "pictures";

function leadOn(context: RequestContext, done: Done, path: string) {
  const t = translator(context.language);
  setFlash(context, { kind: "success", title: t(`reviewsAdmin:done.${done}.title`), text: t(`reviewsAdmin:done.${done}.text`) });
  return redirect(localPath(context.language, path), 303);
}

function change(context: RequestContext, id: string, form: ReviewForm): Promise<ContentOutcome> {
  const seen = { id, version: form.version };
  if (form.form === "state") return setReviewState(context, { ...seen, state: form.state });
  if (form.form === "answer") return answerReview(context, { ...seen, answer: form.answer });
  return setReviewPictures(context, { ...seen, pictures: form.picture });
}

function doneOf(form: ReviewForm): Done {
  if (form.form === "state") return form.state;
  if (form.form === "pictures") return "pictures";
  return form.answer === "" ? "unanswered" : "answered";
}

const idSchema = z.object({ id: z.uuid() });

/**
 * Does what one of the forms about a review asks for. `id` is the review's where the address says it, `path` the English one that
 * is shown next.
 */
export async function answerReviewForm(context: RequestContext, sent: FormData, { id: known, path }: { id?: string; path: string }) {
  const read = parseForm(sent, reviewFormSchema);
  if (!read.ok) return refuseFields(context, read, reviewErrors);
  const id = known ?? idSchema.safeParse({ id: sent.get("id") }).data?.id;
  if (id === undefined) return refuseFields(context, { form: read.form }, []);
  const outcome = await change(context, id, read.value);
  if (outcome.ok) return leadOn(context, doneOf(read.value), path);
  if (outcome.reason === "absent") return refuse(context, { ...read, problem: "absent" }, 404);
  if (outcome.reason === "unknown_picture") return refuse(context, wrongAt(read, { picture: error("picture") }), 409);
  return refuse(context, { ...read, problem: "stale" });
}

/** A review that a traveller has told; `today` is the last day it may be of. */
const newReviewSchema = (today: CalendarDate) =>
  writtenReviewSchema.extend({
    tour: z
      .string(error("choice"))
      .regex(/^[1-9]\d{0,8}$/, error("choice"))
      .transform(Number),
    date: z
      .string()
      .default("")
      .pipe(z.string().min(1, error("required")))
      .transform((text) => calendarDateOf(text))
      .pipe(z.string(error("date")).refine((day) => day <= today, error("dateAhead"))),
    language: z.enum(reviewLanguages, error("choice")),
  });

/** Writes down a review that a traveller gave the agency, and leads to it. */
export async function answerNewReview(context: RequestContext, sent: FormData) {
  const read = parseForm(sent, newReviewSchema(dateInZone(context.now(), adminClock(context).timeZone)));
  if (!read.ok) return refuseFields(context, read, reviewErrors);
  const { tour, ...told } = read.value;
  const added = await addReview(context, { ...told, tourId: tour, pictures: [] });
  if (!added.ok) return refuse(context, wrongAt(read, { tour: error("choice") }), 409);
  return leadOn(context, added.again ? "again" : "added", reviewPath(added.id));
}
