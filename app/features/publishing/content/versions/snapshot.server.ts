/** A piece of content as a whole: what is kept of it after each change, and read again to compare and to restore. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { fieldByField, type Piece } from "#app/features/publishing/content/content-rows.server.ts";
import {
  otherLanguages,
  publicationStates,
  type ContentKind,
  type PublicationState,
} from "#app/features/publishing/content/content-terms.ts";
import { tripFactsSchema, tripTextSchema } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { languages } from "#app/i18n/languages.ts";

const { guides, tours, tourTranslations } = schema;

const fields = z.record(z.string(), z.unknown());
/** Of a tour: null where nobody has written any facts. Words as far as they are written, in each language that has some. */
const tripSchema = z.object({
  facts: tripFactsSchema.nullable(),
  guide: z.string().nullable(),
  texts: z.partialRecord(z.enum(languages), tripTextSchema.partial()),
});
export const snapshotSchema = z.object({
  slug: z.string(),
  state: z.enum(publicationStates),
  facts: fields,
  english: fields,
  translations: z.partialRecord(z.enum(otherLanguages), fields),
  trip: tripSchema.optional(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
export type KeptTrip = NonNullable<Snapshot["trip"]>;

/** A piece as its editor reads it. */
export type StoredPiece = Piece & { slug: string; state: PublicationState };

/** The facts of a tour's trip, who leads it, and the words of all languages. */
async function tripOf(db: Queryable, tourId: number): Promise<KeptTrip> {
  const [tour] = await db
    .select({ facts: tours.trip, guide: guides.slug })
    .from(tours)
    .leftJoin(guides, eq(guides.id, tours.guideId))
    .where(eq(tours.id, tourId));
  // In one order each time: the same tour is to give the same snapshot, which tells a wish sent twice from a new one.
  const texts = await db.select().from(tourTranslations).where(eq(tourTranslations.tourId, tourId)).orderBy(tourTranslations.language);
  const written = texts.flatMap(({ language, trip }) => (trip === null ? [] : [[language, trip] as const]));
  return tripSchema.parse({ facts: tour?.facts ?? null, guide: tour?.guide ?? null, texts: Object.fromEntries(written) });
}

/** All that is to be kept of a piece; `read` is how its editor reads it. Undefined where it is not there. */
export async function takeSnapshot<Id extends number | string>(
  db: Queryable,
  { kind, id, read }: { kind: ContentKind; id: Id; read: (db: Queryable, id: Id) => Promise<StoredPiece | undefined> },
): Promise<Snapshot | undefined> {
  const piece = await read(db, id);
  if (!piece) return undefined;
  const { slug, state, facts, english, translations } = piece;
  const trip = kind === "tour" ? await tripOf(db, Number(id)) : undefined;
  // As it is read again: what is undefined is not there.
  return snapshotSchema.parse(JSON.parse(JSON.stringify({ slug, state, facts, english, translations, trip })));
}

/** Its fields by the names that the audit log has for them: `basePriceUsd`, `de.title`, `trip.meeting`, `de.trip.meeting`. */
export function fieldsOfSnapshot({ slug, state, trip, ...piece }: Snapshot): Record<string, unknown> {
  const named = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
  return {
    slug,
    state,
    ...fieldByField(piece),
    ...(trip && {
      ...named("trip", { ...trip.facts, guide: trip.guide ?? undefined }),
      ...Object.assign({}, ...Object.entries(trip.texts).map(([language, text]) => named(`${language}.trip`, text))),
    }),
  };
}
