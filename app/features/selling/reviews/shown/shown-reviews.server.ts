/** Reviews as visitors see them: those that are published. */
import { and, asc, desc, eq } from "drizzle-orm";
import { english } from "#app/features/publishing/content/shown-texts.server.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { pictures, pictureTranslations, reviews, reviewPictures } = schema;

export type TourReview = {
  id: string;
  name: string;
  language: string;
  date: CalendarDate;
  rating: number;
  comment: string;
  sample: boolean;
  /** Written down by the agency. */
  byStaff: boolean;
  /** What the agency says to it, and when. */
  answer: string | null;
  answerDate: CalendarDate | null;
  pictures: Picture[];
};

/** All published reviews of a tour, newest first. */
export async function reviewsOfTour(db: Queryable, tourId: number, language: Language): Promise<TourReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      name: reviews.name,
      language: reviews.language,
      date: reviews.date,
      rating: reviews.rating,
      comment: reviews.comment,
      sample: reviews.sample,
      byStaff: reviews.byStaff,
      answer: reviews.answer,
      answerDate: reviews.answerDate,
    })
    .from(reviews)
    .where(and(eq(reviews.tourId, tourId), eq(reviews.state, "published")))
    .orderBy(desc(reviews.date), asc(reviews.id))
    .limit(200);
  const shown = await db
    .select({ reviewId: reviewPictures.reviewId, picture: pictureColumns })
    .from(reviewPictures)
    .innerJoin(reviews, and(eq(reviews.id, reviewPictures.reviewId), eq(reviews.tourId, tourId), eq(reviews.state, "published")))
    .innerJoin(pictures, eq(pictures.name, reviewPictures.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.position));
  const picturesOf = (id: string) => shown.filter(({ reviewId }) => reviewId === id).map(({ picture }) => shownPicture(picture));
  return rows.map((row) => ({ ...row, pictures: picturesOf(row.id) }));
}
