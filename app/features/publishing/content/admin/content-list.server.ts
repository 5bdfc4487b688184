/** The lists of the admin area: what there is, in which state, and how complete each language is. */
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { completenessOf, type Completeness } from "#app/i18n/completeness.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import {
  otherLanguages,
  piecesPerPage,
  type ContentKind,
  type OtherLanguage,
  type PublicationState,
} from "#app/features/publishing/content/content-terms.ts";
import { testimonialOrder } from "#app/features/publishing/content/editing/testimonial-order.server.ts";

const { tourTranslations, destinationTranslations, articleTranslations, testimonialTranslations } = schema;

/** Only testimonials have places. */
export type ContentSort = "title" | "updated" | "state" | "place";

export type ContentListState = {
  /** Part of the English title or of the slug, ignoring case and accents. */
  q: string;
  state?: PublicationState | undefined;
  /** Only pieces that lack something in this language. */
  missing?: OtherLanguage | undefined;
  order: { by: ContentSort; descending: boolean };
  page: number;
};

export type ContentRow = {
  id: number | string;
  slug: string;
  title: string;
  state: PublicationState;
  demo: boolean;
  /** ISO 8601. */
  updatedAt: string;
  completeness: Record<OtherLanguage, Completeness>;
  /** Of a testimonial: its place among all, from 1. */
  place?: { at: number; of: number };
};

/** Where the texts of each kind lie, which of their columns are written by people, and what is searched as its title. */
const texts = {
  tour: {
    table: tourTranslations,
    id: tourTranslations.tourId,
    title: tourTranslations.title,
    folded: tourTranslations.titleFolded,
    fields: ["title", "destination", "summary", "description", "highlights", "itinerary", "included", "notIncluded", "details"],
  },
  destination: {
    table: destinationTranslations,
    id: destinationTranslations.destinationId,
    title: destinationTranslations.name,
    folded: destinationTranslations.nameFolded,
    fields: ["name", "summary", "description", "highlights", "bestTimeToVisit"],
  },
  article: {
    table: articleTranslations,
    id: articleTranslations.articleId,
    title: articleTranslations.title,
    folded: articleTranslations.titleFolded,
    fields: ["title", "excerpt", "bodyHtml"],
  },
  testimonial: {
    table: testimonialTranslations,
    id: testimonialTranslations.testimonialId,
    title: schema.testimonials.name,
    folded: sql<string>`lower(${schema.testimonials.name})`,
    fields: ["country", "text"],
  },
} as const;

type Id = number | string;
type PieceCompleteness = Record<OtherLanguage, Completeness>;

const only = (row: object | undefined, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => fields.includes(name)));

/** How complete each language of some pieces is, by their ids. */
export async function completenessOfPieces(db: Queryable, kind: ContentKind, ids: Id[]): Promise<Map<Id, PieceCompleteness>> {
  const { table, id, fields } = texts[kind];
  if (ids.length === 0) return new Map();
  const found = await db.select({ id, text: table }).from(table).where(inArray(id, ids));
  const pieces = ids.map((piece) => {
    const inLanguage = (language: string) => only(found.find((row) => row.id === piece && row.text.language === language)?.text, fields);
    const english = inLanguage(defaultLanguage);
    const languages = otherLanguages.map((language) => [language, completenessOf(english, inLanguage(language))] as const);
    return [piece, Object.fromEntries(languages) as PieceCompleteness] as const;
  });
  return new Map(pieces);
}

const idsPerBatch = 100;

/** Of these pieces, those that lack something in a language. */
async function incomplete(db: Queryable, kind: ContentKind, { ids, language }: { ids: Id[]; language: OtherLanguage }): Promise<Id[]> {
  const lacking: Id[] = [];
  for (let from = 0; from < ids.length; from += idsPerBatch) {
    const batch = ids.slice(from, from + idsPerBatch);
    const completeness = await completenessOfPieces(db, kind, batch);
    lacking.push(...batch.filter((id) => (completeness.get(id)?.[language].missing.length ?? 0) > 0));
  }
  return lacking;
}

function matching(kind: ContentKind, { q, state }: ContentListState): SQL | undefined {
  const table = contentTables[kind];
  const pattern = containsPattern(foldText(q));
  const searched = q.trim() === "" ? undefined : or(sql`${texts[kind].folded} like ${pattern}`, sql`${table.slug} like ${pattern}`);
  return and(searched, state && eq(table.state, state));
}

/** One page of a list; a page after the last is the last. */
export async function listContent(
  db: Queryable,
  kind: ContentKind,
  state: ContentListState,
): Promise<{ rows: ContentRow[]; total: number; page: number; pageCount: number }> {
  const table = contentTables[kind];
  const { table: textTable, id: textId, title } = texts[kind];
  const ofPiece = and(eq(textId, table.id), eq(textTable.language, defaultLanguage));
  const where = matching(kind, state);
  const direction = state.order.descending ? desc : asc;
  const orders: Record<ContentSort, SQL> = {
    title: sql`${title}`,
    updated: sql`${table.updatedAt}`,
    state: sql`${table.state}`,
    place: kind === "testimonial" ? sql`${schema.testimonials.position}` : sql`${table.id}`,
  };
  const order = [direction(orders[state.order.by]), asc(table.id)];
  let chosen = where;
  if (state.missing !== undefined) {
    const all = await db
      .select({ id: table.id })
      .from(table)
      .innerJoin(textTable, ofPiece)
      .where(where)
      .orderBy(...order);
    const ids = await incomplete(db, kind, { ids: all.map((row) => row.id), language: state.missing });
    chosen = ids.length === 0 ? sql`false` : inArray(table.id, ids);
  }
  const [counted] = await db.select({ total: count() }).from(table).innerJoin(textTable, ofPiece).where(chosen);
  const total = counted?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / piecesPerPage));
  const page = Math.min(Math.max(1, state.page), pageCount);
  const rows = await db
    .select({
      id: table.id,
      slug: table.slug,
      title: sql<string>`${title}`,
      state: table.state,
      demo: table.demo,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .innerJoin(textTable, ofPiece)
    .where(chosen)
    .orderBy(...order)
    .limit(piecesPerPage)
    .offset((page - 1) * piecesPerPage);
  const completeness = await completenessOfPieces(
    db,
    kind,
    rows.map((row) => row.id),
  );
  const places = kind === "testimonial" ? await testimonialOrder(db) : undefined;
  const complete = rows.flatMap((row) => {
    const languages = completeness.get(row.id);
    const place = places && { at: places.indexOf(String(row.id)) + 1, of: places.length };
    return languages ? [{ ...row, updatedAt: row.updatedAt.toISOString(), completeness: languages, ...(place && { place }) }] : [];
  });
  return { rows: complete, total, page, pageCount };
}
