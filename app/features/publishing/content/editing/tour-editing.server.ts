/** Tours as administrators write them: all fields, all languages side by side. */
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { foldText } from "#app/values/folded-text.ts";
import { contentVerbs, type ContentRefusal } from "./content-changes.server.ts";
import { tourDraftSchema, withoutBlanks, type TourInput } from "./content-input.server.ts";
import { byLanguage, knownPictures, languageRows } from "#app/features/publishing/content/content-rows.server.ts";
import type { PublicationState } from "#app/features/publishing/content/content-terms.ts";

const { departures, tours, tourTranslations, tourPictures } = schema;

const lines = z.array(z.string());
const storedText = z.object({
  title: z.string(),
  destination: z.string(),
  summary: z.string(),
  description: lines,
  highlights: lines,
  itinerary: z.array(z.object({ title: z.string(), description: z.string() })),
  included: lines,
  notIncluded: lines,
  details: z.record(z.string(), z.string()),
});

export type EditedTour = TourInput & { id: number; slug: string; state: PublicationState; version: number };

/** A tour with everything that can be edited, whatever its state; undefined where the id is nobody's. */
export async function tourForEditing(db: Queryable, id: number): Promise<EditedTour | undefined> {
  const [row] = await db.select().from(tours).where(eq(tours.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(tourTranslations).where(eq(tourTranslations.tourId, id));
  const gallery = await db
    .select({ name: tourPictures.pictureName })
    .from(tourPictures)
    .where(eq(tourPictures.tourId, id))
    .orderBy(asc(tourPictures.position));
  return {
    id,
    slug: row.slug,
    state: row.state,
    version: row.version,
    facts: {
      category: row.category,
      durationDays: row.durationDays,
      basePriceUsd: row.basePriceMinor / 100,
      discountPercent: row.discountPercent,
      groupMin: row.groupMin,
      groupMax: row.groupMax,
      featured: row.featured,
      timeZone: row.timeZone,
      latitude: row.latitude,
      longitude: row.longitude,
      picture: row.pictureName,
      gallery: gallery.map(({ name }) => name),
    },
    ...byLanguage(texts, {
      english: (text) => storedText.parse(text),
      other: (text) => storedText.partial().parse(withoutBlanks(text)),
    }),
  };
}

const columnsOf = ({ facts }: TourInput) => ({
  category: facts.category,
  durationDays: facts.durationDays,
  basePriceMinor: facts.basePriceUsd * 100,
  discountPercent: facts.discountPercent,
  groupMin: facts.groupMin,
  groupMax: facts.groupMax,
  featured: facts.featured,
  timeZone: facts.timeZone,
  latitude: facts.latitude,
  longitude: facts.longitude,
  pictureName: facts.picture,
});

/** A day that is not translated is kept empty, so that each stays beside its English one; days that English does not have go. */
function daysBeside(english: TourText["itinerary"], own: TourText["itinerary"] | undefined): TourText["itinerary"] | null {
  if (own === undefined) return null;
  return english.map((_, index) => own[index] ?? { title: "", description: "" });
}

function textColumns(text: Partial<TourText>, english: TourText) {
  const { title, destination, summary, description, highlights, itinerary, included, notIncluded, details } = text;
  return {
    title: title ?? null,
    destination: destination ?? null,
    summary: summary ?? null,
    description: description ?? null,
    highlights: highlights ?? null,
    itinerary: daysBeside(english.itinerary, itinerary),
    included: included ?? null,
    notIncluded: notIncluded ?? null,
    details: details ?? (text === english ? {} : null),
    titleFolded: title === undefined ? null : foldText(title),
    destinationFolded: destination === undefined ? null : foldText(destination),
  };
}

/** Replaces the texts and pictures of a tour. */
async function writeParts(tx: Transaction, id: number, input: TourInput): Promise<void> {
  await tx.delete(tourPictures).where(eq(tourPictures.tourId, id));
  const gallery = [...new Set(input.facts.gallery)].map((pictureName, index) => ({ tourId: id, position: index + 1, pictureName }));
  if (gallery.length > 0) await tx.insert(tourPictures).values(gallery);
  // What goes with the facts of the trip is not in this form: it stays.
  const written = await tx
    .delete(tourTranslations)
    .where(eq(tourTranslations.tourId, id))
    .returning({ language: tourTranslations.language, trip: tourTranslations.trip });
  const tripIn = (language: string) => written.find((text) => text.language === language)?.trip ?? null;
  const rows = languageRows(input, (text) => textColumns(text, input.english));
  await tx.insert(tourTranslations).values(rows.map((row) => ({ tourId: id, ...row, trip: tripIn(row.language) })));
  const rewritten = rows.map(({ language }) => language as string);
  const tripAlone = written.filter(({ language, trip }) => trip !== null && !rewritten.includes(language));
  if (tripAlone.length > 0) await tx.insert(tourTranslations).values(tripAlone.map((text) => ({ tourId: id, ...text })));
}

async function refusalOf(tx: Transaction, { facts }: TourInput): Promise<ContentRefusal | undefined> {
  if (!(await knownPictures(tx, [facts.picture]))) return "unknown_picture";
  return (await knownPictures(tx, facts.gallery)) ? undefined : "unknown_gallery";
}

/** Departures that nobody has booked or holds last as long as the tour does now; what is booked keeps its days. */
async function fitDepartures(tx: Transaction, tourId: number, durationDays: number): Promise<void> {
  const ends = sql`${departures.startDate} + ${durationDays - 1}::integer`;
  const untaken = await tx
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.vacancies, departures.capacity), ne(departures.endDate, ends)))
    .orderBy(asc(departures.id))
    .for("update");
  if (untaken.length === 0) return;
  const ids = untaken.map(({ id }) => id);
  await tx
    .update(departures)
    .set({ endDate: ends })
    .where(and(inArray(departures.id, ids), eq(departures.vacancies, departures.capacity)));
}

async function updateRow(tx: Transaction, id: number, input: TourInput): Promise<void> {
  await tx.update(tours).set(columnsOf(input)).where(eq(tours.id, id));
  await fitDepartures(tx, id, input.facts.durationDays);
}

/** Replaces all of a tour but what is known of its trip, within a change of content. */
export async function rewriteTour(tx: Transaction, id: number, input: TourInput): Promise<void> {
  await updateRow(tx, id, input);
  await writeParts(tx, id, input);
}

/**
 * Adds a tour, whose departures begin when it is published; replaces the facts, pictures and texts of one. Departures that are on
 * sale keep their start and seats; those not booked take its length.
 */
export const {
  create: createTour,
  update: updateTour,
  restore: restoreTour,
} = contentVerbs<TourInput, number>({
  kind: "tour",
  read: tourForEditing,
  draft: tourDraftSchema,
  refusal: refusalOf,
  insert: async (tx, { slug, contentKey, ...input }) => {
    const values = { ...columnsOf(input), slug, contentKey };
    const [added] = await tx.insert(tours).values(values).onConflictDoNothing().returning({ id: tours.id });
    return added?.id;
  },
  withKey: async (db, key) => {
    const [piece] = await db.select({ id: tours.id, slug: tours.slug }).from(tours).where(eq(tours.contentKey, key));
    return piece;
  },
  update: updateRow,
  writeParts,
  follow: (tx, id, now) => refreshFromPrices(tx, now, [id]),
});
