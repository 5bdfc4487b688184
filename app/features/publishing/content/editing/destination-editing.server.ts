/** Destinations as administrators write them: all fields, all languages side by side. */
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";
import { foldText } from "#app/values/folded-text.ts";
import { contentVerbs, type ContentRefusal } from "./content-changes.server.ts";
import { destinationDraftSchema, withoutBlanks, type DestinationInput } from "./content-input.server.ts";
import { byLanguage, knownPictures, languageRows } from "#app/features/publishing/content/content-rows.server.ts";
import type { PublicationState } from "#app/features/publishing/content/content-terms.ts";

const { destinations, destinationTranslations } = schema;

const lines = z.array(z.string());
const storedText = z.object({
  name: z.string(),
  summary: z.string(),
  description: lines,
  highlights: lines,
  bestTimeToVisit: z.string(),
});

export type EditedDestination = DestinationInput & { id: number; slug: string; state: PublicationState; version: number };

/** A destination with everything that can be edited, whatever its state; undefined where the id is nobody's. */
export async function destinationForEditing(db: Queryable, id: number): Promise<EditedDestination | undefined> {
  const [row] = await db.select().from(destinations).where(eq(destinations.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(destinationTranslations).where(eq(destinationTranslations.destinationId, id));
  const { slug, state, version, continent, currency, latitude, longitude, popularRank, pictureName } = row;
  return {
    id,
    slug,
    state,
    version,
    facts: { continent, currency, latitude, longitude, popularRank, picture: pictureName },
    ...byLanguage(texts, {
      english: (text) => storedText.parse(text),
      other: (text) => storedText.partial().parse(withoutBlanks(text)),
    }),
  };
}

/** Its tours are found by the part of the English name before the comma. */
const placeOf = (name: string) => foldText(name.split(",")[0] ?? name);

const columnsOf = ({ facts: { picture, ...facts }, english }: DestinationInput) => ({
  ...facts,
  pictureName: picture,
  placeFolded: placeOf(english.name),
});

const textColumns = ({ name, summary, description, highlights, bestTimeToVisit }: Partial<DestinationText>) => ({
  name: name ?? null,
  summary: summary ?? null,
  description: description ?? null,
  highlights: highlights ?? null,
  bestTimeToVisit: bestTimeToVisit ?? null,
  nameFolded: name === undefined ? null : foldText(name),
});

async function writeTexts(tx: Transaction, id: number, input: DestinationInput): Promise<void> {
  await tx.delete(destinationTranslations).where(eq(destinationTranslations.destinationId, id));
  await tx.insert(destinationTranslations).values(languageRows(input, textColumns).map((row) => ({ destinationId: id, ...row })));
}

/** Its picture is there, and no other destination has its place among the popular ones. */
async function refusalOf(tx: Transaction, { facts }: DestinationInput, id = 0): Promise<ContentRefusal | undefined> {
  if (!(await knownPictures(tx, [facts.picture]))) return "unknown_picture";
  if (facts.popularRank === null) return undefined;
  const others = and(eq(destinations.popularRank, facts.popularRank), ne(destinations.id, id));
  return (await tx.$count(destinations, others)) > 0 ? "rank_taken" : undefined;
}

/** Adds a destination; replaces the facts, picture and texts of one. */
export const {
  create: createDestination,
  update: updateDestination,
  restore: restoreDestination,
} = contentVerbs<DestinationInput, number>({
  kind: "destination",
  read: destinationForEditing,
  draft: destinationDraftSchema,
  refusal: refusalOf,
  insert: async (tx, { slug, contentKey, ...input }) => {
    const values = { ...columnsOf(input), slug, contentKey };
    const [added] = await tx
      .insert(destinations)
      .values(values)
      .onConflictDoNothing({ target: destinations.slug })
      .returning({ id: destinations.id });
    return added?.id;
  },
  withKey: async (db, key) => {
    const [piece] = await db
      .select({ id: destinations.id, slug: destinations.slug })
      .from(destinations)
      .where(eq(destinations.contentKey, key));
    return piece;
  },
  update: (tx, id, input) => tx.update(destinations).set(columnsOf(input)).where(eq(destinations.id, id)),
  writeParts: writeTexts,
});
