/** Addresses of published pieces that lead on to where a piece is found now. */
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { and, eq, inArray } from "drizzle-orm";
import { redirect } from "react-router";
import { schema, type Queryable } from "#db/database.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { contentTables } from "./content-rows.server.ts";
import { publicPathOf, type AddressedKind } from "./content-terms.ts";

const { slugRedirects } = schema;

/** Published pieces that had one of these slugs once, by it, and where they are found now. */
export async function movedPieces(db: Queryable, kind: AddressedKind, slugs: string[]): Promise<Map<string, { id: number; slug: string }>> {
  if (slugs.length === 0) return new Map();
  const table = contentTables[kind];
  const rows = await db
    .select({ old: slugRedirects.slug, id: table.id, slug: table.slug })
    .from(slugRedirects)
    .innerJoin(table, eq(table.id, slugRedirects.targetId))
    .where(and(eq(slugRedirects.kind, kind), inArray(slugRedirects.slug, slugs), eq(table.state, "published")));
  return new Map(rows.map(({ old, id, slug }) => [old, { id, slug }]));
}

/** Where a published piece that had this slug once, or has it in small letters, is found now; undefined where there is none. */
export async function movedTo(db: Queryable, kind: AddressedKind, slug: string): Promise<string | undefined> {
  const plain = slug.toLowerCase();
  if (plain !== slug) {
    const table = contentTables[kind];
    const [piece] = await db
      .select({ slug: table.slug })
      .from(table)
      .where(and(eq(table.slug, plain), eq(table.state, "published")));
    if (piece) return piece.slug;
  }
  return (await movedPieces(db, kind, [plain])).get(plain)?.slug;
}

/** For pages that know no such piece: throws a lasting redirect where it has moved, in the same language and with the same query. */
export async function leadToMoved(
  { db, request, language }: RequestContext,
  { kind, slug }: { kind: AddressedKind; slug: string },
): Promise<void> {
  const moved = await movedTo(db, kind, slug);
  if (moved === undefined) return;
  throw redirect(localPath(language, publicPathOf(kind, moved)) + new URL(request.url).search, 301);
}
