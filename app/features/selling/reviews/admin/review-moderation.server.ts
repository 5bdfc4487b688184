/** Reviews as the agency handles them: written down, shown or hidden, answered. Never does it change what a traveller said. */
import crypto from "node:crypto";
import { and, asc, count, desc, eq, or, sql } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { WrittenReview } from "#app/features/selling/reviews/review-schema.server.ts";
import { recountReviews } from "#app/features/selling/reviews/recount-reviews.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { pageOf, type ListPage, type Order } from "#app/values/list-state.ts";
import {
  changeLocked,
  orRefused,
  type ContentOutcome,
  type SeenVersion,
} from "#app/features/publishing/content/editing/content-changes.server.ts";
import { knownPictures } from "#app/features/publishing/content/content-rows.server.ts";
import type { ReviewState } from "#app/features/publishing/content/content-terms.ts";

const { reviews, reviewPictures, tours, tourTranslations } = schema;

export const reviewsPerPage = 25;

type ReviewContext = Pick<Context, "db" | "actor" | "language" | "reading">;

export type ModeratedReview = {
  id: string;
  tourId: number;
  tourSlug: string;
  tourTitle: string;
  name: string;
  language: string;
  date: CalendarDate;
  rating: number;
  comment: string;
  sample: boolean;
  byStaff: boolean;
  state: ReviewState;
  version: number;
  answer: string | null;
  answerDate: CalendarDate | null;
};

const columns = {
  id: reviews.id,
  tourId: reviews.tourId,
  tourSlug: tours.slug,
  tourTitle: sql<string>`${tourTranslations.title}`,
  name: reviews.name,
  language: reviews.language,
  date: reviews.date,
  rating: reviews.rating,
  comment: reviews.comment,
  sample: reviews.sample,
  byStaff: reviews.byStaff,
  state: reviews.state,
  version: reviews.version,
  answer: reviews.answer,
  answerDate: reviews.answerDate,
};
const ofTour = and(eq(tourTranslations.tourId, tours.id), eq(tourTranslations.language, defaultLanguage));

export type ReviewSort = "waiting" | "date" | "rating";
export type AskedReviews = {
  /** Part of the name, of the words or of the tour's English title. */
  q: string;
  state?: ReviewState | undefined;
  tourId?: number | undefined;
  rating?: number | undefined;
  /** Without one, those that wait come first. */
  order?: Order<ReviewSort>;
  page: number;
};

function orderOf({ by, descending }: Order<ReviewSort>) {
  const direction = descending ? desc : asc;
  if (by === "waiting") return [direction(sql`(${reviews.state} = 'pending')`), desc(reviews.date), asc(reviews.id)];
  return [direction(reviews[by]), desc(reviews.date), asc(reviews.id)];
}

/** One page of the reviews, those that wait first, then the newest. A page after the last is the last. */
export async function listReviews(
  db: Queryable,
  { q, state, tourId, rating, order = { by: "waiting", descending: true }, page: asked }: AskedReviews,
): Promise<ListPage<ModeratedReview>> {
  const pattern = containsPattern(q.trim().toLowerCase());
  const words = or(
    sql`lower(${reviews.name}) like ${pattern}`,
    sql`lower(${reviews.comment}) like ${pattern}`,
    sql`${tourTranslations.titleFolded} like ${containsPattern(foldText(q))}`,
  );
  const where = and(
    q.trim() === "" ? undefined : words,
    state && eq(reviews.state, state),
    tourId === undefined ? undefined : eq(reviews.tourId, tourId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
  );
  const from = { tour: eq(tours.id, reviews.tourId) };
  const [counted] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(tours, from.tour)
    .innerJoin(tourTranslations, ofTour)
    .where(where);
  const total = counted?.total ?? 0;
  const { page, pageCount, offset } = pageOf(asked, total, reviewsPerPage);
  const rows = await db
    .select(columns)
    .from(reviews)
    .innerJoin(tours, from.tour)
    .innerJoin(tourTranslations, ofTour)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(reviewsPerPage)
    .offset(offset);
  return { rows, total, page, pageCount };
}

/** How many reviews wait to be read. */
export const countWaitingReviews = (db: Queryable): Promise<number> => db.$count(reviews, eq(reviews.state, "pending"));

/** Every tour by its English title, whatever its state. */
export async function toursToReview(db: Queryable): Promise<{ id: number; title: string }[]> {
  const title = sql<string>`${tourTranslations.title}`;
  return db.select({ id: tours.id, title }).from(tours).innerJoin(tourTranslations, ofTour).orderBy(asc(title), asc(tours.id));
}

/** One review, or undefined where the id is nobody's. */
export async function reviewById(db: Queryable, id: string): Promise<(ModeratedReview & { pictures: string[] }) | undefined> {
  const [row] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(tours, eq(tours.id, reviews.tourId))
    .innerJoin(tourTranslations, ofTour)
    .where(eq(reviews.id, id));
  if (!row) return undefined;
  const shown = await db
    .select({ name: reviewPictures.pictureName })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, id))
    .orderBy(asc(reviewPictures.position));
  return { ...row, pictures: shown.map(({ name }) => name) };
}

/** What the audit log may keep: not the traveller's name nor her words, which are hers. */
const audited = async (tx: Transaction, id: string) => {
  const review = await reviewById(tx, id);
  return review ? { state: review.state, answer: review.answer, pictures: review.pictures } : {};
};

async function setPictures(tx: Transaction, id: string, names: string[]): Promise<void> {
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, id));
  const rows = [...new Set(names)].map((pictureName, index) => ({ reviewId: id, position: index + 1, pictureName }));
  if (rows.length > 0) await tx.insert(reviewPictures).values(rows);
}

type NewReview = WrittenReview & { tourId: number; language: string; date: CalendarDate };

/** The same words of the same traveller about the same tour and day are one review, however often they are sent. */
const contentKeyOf = ({ tourId, name, language, date, rating, comment }: NewReview) =>
  crypto
    .createHash("sha256")
    .update(JSON.stringify([tourId, name, language, date, rating, comment]))
    .digest("base64url");

/**
 * Writes down a review that a traveller gave the agency; it is shown at once, and marked as ours. `pictures` are names of stored ones.
 * `again`: it was written down before, and nothing was done.
 */
export async function addReview(
  context: ReviewContext,
  { pictures, ...told }: NewReview & { pictures: string[] },
): Promise<{ ok: true; id: string; again: boolean } | { ok: false; reason: "absent" | "unknown_picture" }> {
  const actor = requirePermission(context, "reviews.change");
  const { tourId, ...review } = told;
  const contentKey = contentKeyOf(told);
  return context.db.transaction(async (tx) => {
    const [tour] = await tx.select({ id: tours.id }).from(tours).where(eq(tours.id, tourId)).for("no key update");
    if (!tour) return { ok: false, reason: "absent" };
    if (pictures.length > 0 && !(await knownPictures(tx, pictures))) return { ok: false, reason: "unknown_picture" };
    const [added] = await tx
      .insert(reviews)
      .values({ ...review, tourId, contentKey, state: "published", byStaff: true })
      .onConflictDoNothing({ target: reviews.contentKey })
      .returning({ id: reviews.id });
    if (!added) {
      const [before] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.contentKey, contentKey));
      if (!before) throw new Error("a review was not stored");
      return { ok: true, id: before.id, again: true };
    }
    await setPictures(tx, added.id, pictures);
    await recountReviews(tx, [tourId]);
    const entry = { actorId: actor.id, actorName: actor.name, action: "review.added", subjectType: "review", subjectId: added.id };
    await writeAudit(tx, { ...entry, details: { tourId, rating: review.rating } });
    await bumpCatalogueVersion(tx);
    return { ok: true, id: added.id, again: false };
  });
}

type ReviewChange = {
  action: string;
  pictures?: string[];
  set: Partial<Pick<typeof reviews.$inferInsert, "state" | "answer" | "answerDate">>;
};

/** Changes one review, as `changeLocked` says. */
async function changeReview(
  context: ReviewContext,
  seen: SeenVersion<string>,
  { action, pictures, set }: ReviewChange,
): Promise<ContentOutcome> {
  const actor = requirePermission(context, "reviews.change");
  const ofReview = eq(reviews.id, seen.id);
  return orRefused(() =>
    context.db.transaction(async (tx): Promise<ContentOutcome> => {
      const [row] = await tx.select({ version: reviews.version, tourId: reviews.tourId }).from(reviews).where(ofReview).for("update");
      if (!row) return { ok: false, reason: "absent" };
      return changeLocked(tx, actor, {
        ...seen,
        stored: row.version,
        subjectType: "review",
        action,
        refusal: async () => (pictures && pictures.length > 0 && !(await knownPictures(tx, pictures)) ? "unknown_picture" : undefined),
        read: () => audited(tx, seen.id),
        async write() {
          if (Object.keys(set).length > 0) await tx.update(reviews).set(set).where(ofReview);
          if (pictures) await setPictures(tx, seen.id, pictures);
        },
        async keep(version) {
          await tx.update(reviews).set({ version }).where(ofReview);
          await recountReviews(tx, [row.tourId]);
        },
      });
    }),
  );
}

/** Shows a review, or hides it: a hidden or waiting one is neither on its tour's page nor in its rating. */
export const setReviewState = (context: ReviewContext, { state, ...seen }: SeenVersion<string> & { state: ReviewState }) =>
  changeReview(context, seen, { action: `review.${state}`, set: { state } });

/** Answers a review, dated today in the agency's time zone; an empty answer takes the old one away. */
export function answerReview(
  context: ReviewContext & Pick<Context, "now" | "settings">,
  { answer, ...seen }: SeenVersion<string> & { answer: string },
): Promise<ContentOutcome> {
  const today = dateInZone(context.now(), context.settings.hours.timeZone);
  const set = answer === "" ? { answer: null, answerDate: null } : { answer, answerDate: today };
  return changeReview(context, seen, { action: "review.answered", set });
}

/** Replaces the pictures of a review by stored ones, in this order. */
export const setReviewPictures = (context: ReviewContext, { pictures, ...seen }: SeenVersion<string> & { pictures: string[] }) =>
  changeReview(context, seen, { action: "review.pictures", pictures, set: {} });
