/** The tours that are offered beside one. */
import { asc, eq, ne, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import type { Season, TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { distanceFrom, tourCards } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import type { TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";

const { tours } = schema;
const shown = 3;

type Alike = { id: number; category: TourCategory; latitude: number; longitude: number };

/** Others like this one: the same category first, then the nearest. */
const likeness = (tour: Alike) => ({
  where: ne(tours.id, tour.id),
  orderBy: [sql`(${tours.category} = ${tour.category}) desc`, distanceFrom(tour), asc(tours.id)],
});

/** What a tour's page offers instead of it. */
export const similarTours = (db: Queryable, viewer: Viewer, tour: Alike, limit = shown): Promise<TourCard[]> =>
  tourCards(db, viewer, { ...likeness(tour), limit });

/** Beside the only tour of a list: others like it, with their departures in the season that was asked for. A longer list has none. */
export async function toursBeside(db: Queryable, viewer: Viewer, list: TourCard[], season: Season | undefined): Promise<TourCard[]> {
  const [only, another] = list;
  if (!only || another) return [];
  const { id, category, latitude, longitude } = tours;
  const [tour] = await db.select({ id, category, latitude, longitude }).from(tours).where(eq(tours.id, only.id));
  return tour ? tourCards(db, viewer, { ...likeness(tour), limit: shown, departure: { season } }) : [];
}
