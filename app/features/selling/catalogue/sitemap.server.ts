import { asc, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";

/** Most addresses one sitemap may hold. */
const maxAddresses = 20_000;

/** Slugs of all published tours and destinations, with the day they last changed. */
export async function listSlugs(db: Queryable) {
  const { tours, destinations } = schema;
  const [tourRows, destinationRows] = await Promise.all([
    db
      .select({ slug: tours.slug, updatedAt: tours.updatedAt })
      .from(tours)
      .where(eq(tours.state, "published"))
      .orderBy(asc(tours.id))
      .limit(maxAddresses),
    db
      .select({ slug: destinations.slug, updatedAt: destinations.updatedAt })
      .from(destinations)
      .where(eq(destinations.state, "published"))
      .orderBy(asc(destinations.id))
      .limit(maxAddresses),
  ]);
  return { tours: tourRows, destinations: destinationRows };
}
