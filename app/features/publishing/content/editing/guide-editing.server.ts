/** The women who lead the tours, as they are written: facts, words in English and one language beside it, and which tours each leads. */
import { and, asc, eq, inArray, or } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { knownPictures } from "#app/features/publishing/content/content-rows.server.ts";
import { guideFactsSchema, type GuideFacts, type GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import {
  changeLocked,
  orRefused,
  type ContentContext,
  type ContentCreated,
  type ContentOutcome,
  type SeenVersion,
} from "./content-changes.server.ts";

const { guides, guideTranslations, tours, tourTranslations } = schema;

export type GuideInput = {
  facts: GuideFacts;
  english: GuideText;
  other: Partial<GuideText>;
  /** Ids of the tours that she leads as a rule. */
  tours: number[];
};
export type EditedGuide = GuideInput & { id: number; version: number };

const withoutNulls = ({ name, place, about }: Record<keyof GuideText, string | null>): Partial<GuideText> => ({
  ...(name !== null && { name }),
  ...(place !== null && { place }),
  ...(about !== null && { about }),
});

/** A guide with her words in English and `language`; undefined where the id is nobody's. */
export async function guideForEditing(db: Queryable, id: number, language: OtherLanguage): Promise<EditedGuide | undefined> {
  const [row] = await db.select().from(guides).where(eq(guides.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(guideTranslations).where(eq(guideTranslations.guideId, id));
  const wordsIn = (asked: string) => {
    const text = texts.find((each) => each.language === asked);
    return text ? withoutNulls(text) : {};
  };
  const led = await db.select({ id: tours.id }).from(tours).where(eq(tours.guideId, id)).orderBy(asc(tours.id));
  const { slug, pictureName: picture, languages, since, version } = row;
  return {
    id,
    version,
    facts: guideFactsSchema.parse({ slug, picture, languages, since }),
    english: { name: "", place: "", about: "", ...wordsIn(defaultLanguage) },
    other: wordsIn(language),
    tours: led.map((tour) => tour.id),
  };
}

/** A tour that a guide may lead, and who leads it now. */
export type TourToLead = { id: number; title: string; guideId: number | null; guideName: string | null };

/** All tours, whatever their state. */
export const toursToLead = (db: Queryable): Promise<TourToLead[]> =>
  db
    .select({ id: tours.id, title: tourTranslations.title, guideId: tours.guideId, guideName: guideTranslations.name })
    .from(tours)
    .innerJoin(tourTranslations, and(eq(tourTranslations.tourId, tours.id), eq(tourTranslations.language, defaultLanguage)))
    .leftJoin(guideTranslations, and(eq(guideTranslations.guideId, tours.guideId), eq(guideTranslations.language, defaultLanguage)))
    .orderBy(asc(tours.id))
    .then((rows) => rows.map(({ title, ...tour }) => ({ ...tour, title: title ?? "" })));

const columnsOf = ({ slug, picture, languages, since }: GuideFacts) => ({ slug, pictureName: picture, languages, since });

/** A language without a word of hers has no row. */
async function writeWords(tx: Transaction, guideId: number, language: string, { name, place, about }: Partial<GuideText>): Promise<void> {
  const ofLanguage = and(eq(guideTranslations.guideId, guideId), eq(guideTranslations.language, language));
  const words = { name: name ?? null, place: place ?? null, about: about ?? null };
  if (!name && !place && !about) {
    await tx.delete(guideTranslations).where(ofLanguage);
    return;
  }
  await tx
    .insert(guideTranslations)
    .values({ guideId, language, ...words })
    .onConflictDoUpdate({ target: [guideTranslations.guideId, guideTranslations.language], set: words });
}

/** Gives her these tours and no others. Each is a change of that tour: whoever has it open is told. */
async function assignTours(tx: Transaction, actor: Actor, { id, wanted, now }: { id: number; wanted: number[]; now: Date }): Promise<void> {
  const rows = await tx
    .select({ id: tours.id, guideId: tours.guideId, version: tours.version })
    .from(tours)
    .where(or(eq(tours.guideId, id), inArray(tours.id, wanted)))
    .orderBy(asc(tours.id))
    .for("no key update");
  for (const tour of rows) {
    const guideId = wanted.includes(tour.id) ? id : null;
    if (tour.guideId === guideId) continue;
    await changeLocked(tx, actor, {
      id: tour.id,
      version: tour.version,
      stored: tour.version,
      subjectType: "tour",
      action: "tour.edited",
      refusal: undefined,
      read: async () => {
        const [led] = await tx
          .select({ slug: guides.slug })
          .from(tours)
          .leftJoin(guides, eq(guides.id, tours.guideId))
          .where(eq(tours.id, tour.id));
        return { "trip.guide": led?.slug ?? null };
      },
      write: async () => {
        await tx.update(tours).set({ guideId }).where(eq(tours.id, tour.id));
      },
      keep: (version) => tx.update(tours).set({ version, updatedAt: now }).where(eq(tours.id, tour.id)),
    });
  }
}

/** A guide as the audit log knows her. */
const audited = ({ facts, english, other, tours: led }: GuideInput, language: OtherLanguage) => ({
  ...facts,
  tours: led,
  ...Object.fromEntries(Object.entries(english).map(([name, value]) => [`${defaultLanguage}.${name}`, value])),
  ...Object.fromEntries(Object.entries(other).map(([name, value]) => [`${language}.${name}`, value])),
});

type GuideChange = GuideInput & { language: OtherLanguage };

/** Adds a guide. The same form sent twice, by a double click or because its answer was lost, adds one. */
export function createGuide(context: ContentContext, { language, ...input }: GuideChange): Promise<ContentCreated<number>> {
  const actor = requirePermission(context, "content.change");
  const { facts, english, other } = input;
  const { slug } = facts;
  return context.db.transaction(async (tx): Promise<ContentCreated<number>> => {
    if (!(await knownPictures(tx, [facts.picture]))) return { ok: false, reason: "unknown_picture" };
    const [added] = await tx.insert(guides).values(columnsOf(facts)).onConflictDoNothing().returning({ id: guides.id });
    if (!added) {
      const [before] = await tx.select({ id: guides.id }).from(guides).where(eq(guides.slug, slug));
      const stored = before && (await guideForEditing(tx, before.id, language));
      const same = stored && JSON.stringify(audited(stored, language)) === JSON.stringify(audited(input, language));
      return same ? { ok: true, id: stored.id, slug } : { ok: false, reason: "slug_taken" };
    }
    const { id } = added;
    await writeWords(tx, id, defaultLanguage, english);
    await writeWords(tx, id, language, other);
    await assignTours(tx, actor, { id, wanted: input.tours, now: context.now() });
    const entry = { actorId: actor.id, actorName: actor.name, action: "guide.created", subjectType: "guide", subjectId: String(id) };
    await writeAudit(tx, { ...entry, after: audited(input, language) });
    await bumpCatalogueVersion(tx);
    return { ok: true, id, slug };
  });
}

/** Replaces a guide's facts, her words in two languages and her tours; other languages stay. */
export function updateGuide(
  context: ContentContext,
  { id, version, language, ...input }: GuideChange & SeenVersion<number>,
): Promise<ContentOutcome> {
  const actor = requirePermission(context, "content.change");
  const { db, now } = context;
  return orRefused(() =>
    db.transaction(async (tx): Promise<ContentOutcome> => {
      const [row] = await tx.select({ version: guides.version }).from(guides).where(eq(guides.id, id)).for("no key update");
      if (!row) return { ok: false, reason: "absent" };
      return changeLocked(tx, actor, {
        id,
        version,
        stored: row.version,
        subjectType: "guide",
        action: "guide.edited",
        refusal: async () => ((await knownPictures(tx, [input.facts.picture])) ? undefined : "unknown_picture"),
        read: async () => {
          const stored = await guideForEditing(tx, id, language);
          return stored ? audited(stored, language) : {};
        },
        write: async () => {
          await tx.update(guides).set(columnsOf(input.facts)).where(eq(guides.id, id));
          await writeWords(tx, id, defaultLanguage, input.english);
          await writeWords(tx, id, language, input.other);
          await assignTours(tx, actor, { id, wanted: input.tours, now: now() });
        },
        keep: (next) => tx.update(guides).set({ version: next, updatedAt: now() }).where(eq(guides.id, id)),
      });
    }),
  );
}

export type GuideDeleted = { ok: true; name: string } | { ok: false; reason: "absent" } | { ok: false; reason: "leads"; tours: string[] };

/** Deletes a guide whom no tour names; else says which do. */
export function deleteGuide(context: ContentContext, id: number): Promise<GuideDeleted> {
  const actor = requirePermission(context, "content.change");
  return context.db.transaction(async (tx): Promise<GuideDeleted> => {
    const [row] = await tx.select({ id: guides.id }).from(guides).where(eq(guides.id, id)).for("update");
    if (!row) return { ok: false, reason: "absent" };
    const led = (await toursToLead(tx)).filter(({ guideId }) => guideId === id);
    if (led.length > 0) return { ok: false, reason: "leads", tours: led.map(({ title }) => title) };
    const texts = await tx.select().from(guideTranslations).where(eq(guideTranslations.guideId, id));
    await tx.delete(guides).where(eq(guides.id, id));
    const before = Object.fromEntries(texts.map(({ language, guideId: _, ...text }) => [language, text]));
    const entry = { actorId: actor.id, actorName: actor.name, action: "guide.deleted", subjectType: "guide", subjectId: String(id) };
    await writeAudit(tx, { ...entry, before });
    await bumpCatalogueVersion(tx);
    return { ok: true, name: texts.find(({ language }) => language === defaultLanguage)?.name ?? "" };
  });
}
