/** The tours that a tour's page offers instead of it. */
import { asc, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import type { TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { distanceFrom, tourCards } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import type { TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";

const { tours } = schema;
const shown = 3;

/** Others like this one: the same category first, then the nearest. */
export function similarTours(
  db: Queryable,
  viewer: Viewer,
  tour: { id: number; category: TourCategory; latitude: number; longitude: number },
  limit = shown,
): Promise<TourCard[]> {
  return tourCards(db, viewer, {
    where: sql`${tours.id} <> ${tour.id}`,
    orderBy: [sql`(${tours.category} = ${tour.category}) desc`, distanceFrom(tour), asc(tours.id)],
    limit,
  });
}
