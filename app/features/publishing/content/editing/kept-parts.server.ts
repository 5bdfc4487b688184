/** What a kept version holds beside the fields of its form: the address, and of a tour the facts of its trip. */
import { and, eq, isNotNull, ne, notInArray } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { contentTables, leadOn } from "#app/features/publishing/content/content-rows.server.ts";
import { addressedKinds, type ContentKind } from "#app/features/publishing/content/content-terms.ts";
import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import type { KeptTrip, Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { languages } from "#app/i18n/languages.ts";

const { guides, tours, tourTranslations } = schema;

type KeptPiece = { kind: ContentKind; id: number | string; kept: Snapshot };

async function guideId(tx: Transaction, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const [guide] = await tx.select({ id: guides.id }).from(guides).where(eq(guides.slug, slug));
  return guide?.id ?? null;
}

/** Why it cannot be again: its address is another's now, or its guide is gone. */
export async function keptRefusal(tx: Transaction, { kind, id, kept }: KeptPiece): Promise<"slug_taken" | "unknown_guide" | undefined> {
  const table = contentTables[kind];
  if ((await tx.$count(table, and(eq(table.slug, kept.slug), ne(table.id, id)))) > 0) return "slug_taken";
  const guide = kept.trip?.guide ?? null;
  return guide !== null && (await guideId(tx, guide)) === null ? "unknown_guide" : undefined;
}

/** Writes what `keptRefusal` has nothing against. */
export async function writeKept(tx: Transaction, { kind, id, kept }: KeptPiece): Promise<void> {
  const table = contentTables[kind];
  const addressed = addressedKinds.find((known) => known === kind);
  const [now] = await tx.select({ slug: table.slug }).from(table).where(eq(table.id, id));
  if (now && now.slug !== kept.slug) {
    await tx.update(table).set({ slug: kept.slug }).where(eq(table.id, id));
    if (addressed && typeof id === "number") await leadOn(tx, { kind: addressed, id, from: now.slug, to: kept.slug });
  }
  if (kept.trip && typeof id === "number") await writeTrip(tx, id, kept.trip);
}

/** Writes the words of a trip in a language. English is there for every tour; another language may have no text yet. */
export async function writeWords(
  tx: Transaction,
  tourId: number,
  { language, trip }: { language: string; trip: Partial<TripText> },
): Promise<void> {
  const [written] = await tx
    .update(tourTranslations)
    .set({ trip })
    .where(and(eq(tourTranslations.tourId, tourId), eq(tourTranslations.language, language)))
    .returning({ language: tourTranslations.language });
  if (!written) await tx.insert(tourTranslations).values({ tourId, language, trip });
}

/** Makes the trip of a tour what was kept: facts, guide, and the words of all languages. */
export async function writeTrip(tx: Transaction, tourId: number, { facts, guide, texts }: KeptTrip): Promise<void> {
  await tx
    .update(tours)
    .set({ trip: facts, guideId: await guideId(tx, guide) })
    .where(eq(tours.id, tourId));
  const written = languages.filter((language) => texts[language] !== undefined);
  for (const language of written) await writeWords(tx, tourId, { language, trip: texts[language] ?? {} });
  await tx
    .update(tourTranslations)
    .set({ trip: null })
    .where(and(eq(tourTranslations.tourId, tourId), isNotNull(tourTranslations.trip), notInArray(tourTranslations.language, written)));
}
