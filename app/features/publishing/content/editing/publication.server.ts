/** What can be done to a piece as a whole: publish it, take it back, and move its address. */
import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "#db/database.server.ts";
import { putOnSale } from "#app/features/selling/catalogue/departures.server.ts";
import { changeContent, isWhole, type ContentContext, type ContentOutcome, type SeenVersion } from "./content-changes.server.ts";
import { contentTables, leadOn } from "#app/features/publishing/content/content-rows.server.ts";
import type { AddressedKind, ContentKind, PublicationState } from "#app/features/publishing/content/content-terms.ts";
import { destinationForEditing } from "./destination-editing.server.ts";
import { articleForEditing } from "./article-editing.server.ts";
import { testimonialForEditing } from "./testimonial-editing.server.ts";
import { tourForEditing } from "./tour-editing.server.ts";

const readers = {
  tour: (db: Queryable, id: number | string) => tourForEditing(db, Number(id)),
  destination: (db: Queryable, id: number | string) => destinationForEditing(db, Number(id)),
  article: (db: Queryable, id: number | string) => articleForEditing(db, Number(id)),
  testimonial: (db: Queryable, id: number | string) => testimonialForEditing(db, String(id)),
};

async function hasGaps(db: Queryable, kind: ContentKind, id: number | string): Promise<boolean> {
  const piece = await readers[kind](db, id);
  return !piece || !isWhole(kind, piece);
}

/**
 * Makes a piece a draft, published or archived. One with gaps is not published: it is `incomplete`. A published tour's rules have their departures on sale at once. One that is taken back keeps
 * them, and what is booked: nobody can book more, carts say so, and they are on sale again when it is published again.
 */
export function setPublication(
  context: ContentContext,
  { kind, state, id, version }: { kind: ContentKind; state: PublicationState } & SeenVersion<number | string>,
): Promise<ContentOutcome> {
  const table = contentTables[kind];
  return changeContent(context, {
    kind,
    id,
    version,
    action: `${kind}.${state}`,
    piece: readers[kind],
    refusal: async (tx) => (state === "published" && (await hasGaps(tx, kind, id)) ? "incomplete" : undefined),
    read: async (tx) => (await tx.select({ state: table.state }).from(table).where(eq(table.id, id)))[0] ?? {},
    write: async (tx) => {
      await tx.update(table).set({ state }).where(eq(table.id, id));
      if (kind === "tour" && state === "published") await putOnSale(tx, Number(id), context.now());
    },
  });
}

/** Gives a piece another slug. Its old address leads to the new one, until another piece takes it. */
export function moveSlug(
  context: ContentContext,
  { kind, slug, id, version }: { kind: AddressedKind; slug: string } & SeenVersion<number>,
): Promise<ContentOutcome> {
  const table = contentTables[kind];
  return changeContent(context, {
    kind,
    id,
    version,
    action: `${kind}.moved`,
    piece: readers[kind],
    refusal: async (tx) => ((await tx.$count(table, and(eq(table.slug, slug), ne(table.id, id)))) > 0 ? "slug_taken" : undefined),
    read: async (tx) => (await tx.select({ slug: table.slug }).from(table).where(eq(table.id, id)))[0] ?? {},
    write: async (tx) => {
      const [old] = await tx.select({ slug: table.slug }).from(table).where(eq(table.id, id));
      if (!old || old.slug === slug) return;
      await tx.update(table).set({ slug }).where(eq(table.id, id));
      await leadOn(tx, { kind, id, from: old.slug, to: slug });
    },
  });
}
