/** The trip of a tour as it is written: facts, and words in English and one language beside it. */
import { and, asc, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { tripFactsSchema, tripTextSchema, type TripFacts, type TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { writeWords } from "./kept-parts.server.ts";
import { tourForEditing } from "./tour-editing.server.ts";
import { changeContent, type ContentContext, type ContentOutcome, type SeenVersion } from "./content-changes.server.ts";

const { guides, guideTranslations, tours, tourTranslations } = schema;
const someText = tripTextSchema.partial();
const noFacts: TripFacts = { countries: [], days: [], access: {}, womenLed: {}, localPayments: [], estimates: [] };

export type EditedTrip = {
  title: string;
  version: number;
  durationDays: number;
  facts: TripFacts;
  english: Partial<TripText>;
  other: Partial<TripText>;
};

export type StoredTrip = Omit<EditedTrip, "english" | "other"> & {
  id: number;
  /** What is written in a language. */
  wordsIn: (language: Language) => Partial<TripText>;
};

/** The trip of a tour in any state, in every language; undefined where the id is nobody's. */
export async function storedTrip(db: Queryable, id: number): Promise<StoredTrip | undefined> {
  const [tour] = await db
    .select({ version: tours.version, durationDays: tours.durationDays, trip: tours.trip, guide: guides.slug })
    .from(tours)
    .leftJoin(guides, eq(guides.id, tours.guideId))
    .where(eq(tours.id, id));
  if (!tour) return undefined;
  const texts = await db.select().from(tourTranslations).where(eq(tourTranslations.tourId, id));
  const wordsIn = (asked: Language) => someText.parse(texts.find((text) => text.language === asked)?.trip ?? {});
  return {
    id,
    title: texts.find((text) => text.language === defaultLanguage)?.title ?? "",
    version: tour.version,
    durationDays: tour.durationDays,
    facts: { ...tripFactsSchema.parse(tour.trip ?? noFacts), ...(tour.guide && { guide: tour.guide }) },
    wordsIn,
  };
}

/** The trip of a tour in any state, with its words in English and `language`; undefined where the id is nobody's. */
export async function tripForEditing(db: Queryable, id: number, language: OtherLanguage): Promise<EditedTrip | undefined> {
  const trip = await storedTrip(db, id);
  if (!trip) return undefined;
  const { wordsIn, ...rest } = trip;
  return { ...rest, english: wordsIn(defaultLanguage), other: wordsIn(language) };
}

/** Whom a tour may have: slug and English name. */
export const guidesToChoose = (db: Queryable) =>
  db
    .select({ slug: guides.slug, name: guideTranslations.name })
    .from(guides)
    .innerJoin(guideTranslations, and(eq(guideTranslations.guideId, guides.id), eq(guideTranslations.language, defaultLanguage)))
    .orderBy(asc(guideTranslations.name));

type TripChange = SeenVersion<number> & Pick<EditedTrip, "facts" | "english" | "other"> & { language: OtherLanguage };

/** Replaces a tour's facts and its words in two languages; other languages stay, and show English where they no longer fit. */
export function updateTrip(context: ContentContext, { id, version, language, facts, english, other }: TripChange): Promise<ContentOutcome> {
  const { guide, ...trip } = facts;
  return changeContent(context, {
    kind: "tour",
    id,
    version,
    action: "tour.edited",
    piece: tourForEditing,
    read: async (tx) => {
      const stored = await tripForEditing(tx, id, language);
      const named = (prefix: string, fields: object = {}) =>
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
      return {
        ...named("trip", stored?.facts),
        ...named(`${defaultLanguage}.trip`, stored?.english),
        ...named(`${language}.trip`, stored?.other),
      };
    },
    write: async (tx) => {
      const [chosen] = guide ? await tx.select({ id: guides.id }).from(guides).where(eq(guides.slug, guide)) : [];
      await tx
        .update(tours)
        .set({ trip, guideId: chosen?.id ?? null })
        .where(eq(tours.id, id));
      await writeWords(tx, id, { language: defaultLanguage, trip: english });
      if (Object.values(other).some((value) => value !== undefined)) await writeWords(tx, id, { language, trip: other });
    },
  });
}
