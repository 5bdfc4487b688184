/** Destinations as administrators write them: all fields, all languages side by side. */
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { DestinationText } from "#app/features/catalogue/catalogue-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { foldText } from "#app/values/folded-text.ts";
import {
  changeContent,
  createContent,
  type ContentOutcome,
  type ContentRefusal,
  type Created,
  type Seen,
  type Writing,
} from "./content-changes.server.ts";
import { withoutBlanks, type DestinationInput } from "./content-input.server.ts";
import { byLanguage, fieldByField, forgetRedirect, knownPictures } from "./content-rows.server.ts";
import { otherLanguages, type PublicationState } from "./content-terms.ts";

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

async function writeTexts(tx: Transaction, id: number, { english, translations }: DestinationInput): Promise<void> {
  await tx.delete(destinationTranslations).where(eq(destinationTranslations.destinationId, id));
  await tx.insert(destinationTranslations).values({ destinationId: id, language: defaultLanguage, ...textColumns(english) });
  for (const language of otherLanguages) {
    const text = translations[language];
    if (!text || Object.keys(text).length === 0) continue;
    await tx.insert(destinationTranslations).values({ destinationId: id, language, ...textColumns(text) });
  }
}

/** Its picture is there, and no other destination has its place among the popular ones. */
async function refusalOf(tx: Transaction, { facts }: DestinationInput, id = 0): Promise<ContentRefusal | undefined> {
  if (!(await knownPictures(tx, [facts.picture]))) return "unknown_picture";
  if (facts.popularRank === null) return undefined;
  const others = and(eq(destinations.popularRank, facts.popularRank), ne(destinations.id, id));
  return (await tx.$count(destinations, others)) > 0 ? "rank_taken" : undefined;
}

async function auditedDestination(tx: Transaction, id: number): Promise<Record<string, unknown>> {
  const destination = await destinationForEditing(tx, id);
  return destination ? fieldByField(destination) : {};
}

/** Adds a destination as a draft. */
export function createDestination(
  services: Writing,
  actor: Actor,
  { slug, ...input }: DestinationInput & { slug: string },
): Promise<Created<number>> {
  return createContent<number>(services, actor, {
    kind: "destination",
    slug,
    refusal: (tx) => refusalOf(tx, input),
    insert: async (tx) => {
      const values = { ...columnsOf(input), slug };
      const [added] = await tx
        .insert(destinations)
        .values(values)
        .onConflictDoNothing({ target: destinations.slug })
        .returning({ id: destinations.id });
      if (!added) return undefined;
      await forgetRedirect(tx, "destination", slug);
      await writeTexts(tx, added.id, input);
      return added.id;
    },
    read: auditedDestination,
  });
}

/** Replaces a destination's facts, picture and texts. */
export function updateDestination(
  services: Writing,
  actor: Actor,
  { id, version, ...input }: DestinationInput & Seen<number>,
): Promise<ContentOutcome> {
  return changeContent(
    services,
    actor,
    { id, version },
    {
      kind: "destination",
      action: "destination.edited",
      refusal: (tx) => refusalOf(tx, input, id),
      read: (tx) => auditedDestination(tx, id),
      write: async (tx) => {
        await tx.update(destinations).set(columnsOf(input)).where(eq(destinations.id, id));
        await writeTexts(tx, id, input);
      },
    },
  );
}
