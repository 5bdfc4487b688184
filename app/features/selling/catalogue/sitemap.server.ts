import { asc, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { pictureSource } from "#app/features/publishing/pictures/shown-picture.server.ts";

/** Most addresses one sitemap may hold. */
const maxAddresses = 20_000;

const { tours, destinations, pictures } = schema;
const picture = { name: pictures.name, version: pictures.version, width: pictures.width };
type Row = { slug: string; updatedAt: Date; picture: { name: string; version: string; width: number } };
const shown = ({ picture: of, ...row }: Row) => ({ ...row, picture: pictureSource(of) });

/** Slugs of all published tours and destinations, with the day they last changed and their main pictures. */
export async function listSlugs(db: Queryable) {
  const [tourRows, destinationRows] = await Promise.all([
    db
      .select({ slug: tours.slug, updatedAt: tours.updatedAt, picture })
      .from(tours)
      .innerJoin(pictures, eq(pictures.name, tours.pictureName))
      .where(eq(tours.state, "published"))
      .orderBy(asc(tours.id))
      .limit(maxAddresses),
    db
      .select({ slug: destinations.slug, updatedAt: destinations.updatedAt, picture })
      .from(destinations)
      .innerJoin(pictures, eq(pictures.name, destinations.pictureName))
      .where(eq(destinations.state, "published"))
      .orderBy(asc(destinations.id))
      .limit(maxAddresses),
  ]);
  return { tours: tourRows.map(shown), destinations: destinationRows.map(shown) };
}
