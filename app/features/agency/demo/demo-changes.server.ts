/** Taking the demo content out by a button, and loading it again (docs/product.md, Honest content). */
import { and, asc, eq, inArray } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";

const { articles, bookings, departures, destinations, reviews, teamMembers, testimonials, tours } = schema;

/** How much there is of each kind: what goes when the demo is taken out. */
export async function countDemo(db: Queryable) {
  const [ofTours, ofDepartures, ofDestinations, ofArticles, ofTestimonials, ofTeam, ofReviews] = await Promise.all([
    db.$count(tours, and(eq(tours.demo, true), eq(tours.state, "published"))),
    db.$count(departures, inArray(departures.tourId, db.select({ id: tours.id }).from(tours).where(eq(tours.demo, true)))),
    db.$count(destinations, eq(destinations.demo, true)),
    db.$count(articles, eq(articles.demo, true)),
    db.$count(testimonials, eq(testimonials.demo, true)),
    db.$count(teamMembers, eq(teamMembers.demo, true)),
    db.$count(reviews, eq(reviews.sample, true)),
  ]);
  return {
    tours: ofTours,
    departures: ofDepartures,
    destinations: ofDestinations,
    articles: ofArticles,
    testimonials: ofTestimonials,
    team: ofTeam,
    reviews: ofReviews,
  };
}
export type DemoCounts = Awaited<ReturnType<typeof countDemo>>;

export type DemoBooking = { reference: string; tour: string };

/** The bookings of demo tours that are not over: each is somebody's, or the agency's own for practice. */
export const openDemoBookings = (db: Queryable): Promise<DemoBooking[]> =>
  db
    .select({ reference: bookings.reference, tour: bookings.tourTitle })
    .from(bookings)
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .where(and(eq(tours.demo, true), inArray(bookings.status, ["ON_HOLD", "PENDING", "CONFIRMED"])))
    .orderBy(asc(bookings.createdAt));

export type RemovalOutcome = { ok: true; removed: number } | { ok: false; reason: "booked"; bookings: DemoBooking[] };

type Given = Pick<Context, "db" | "now" | "actor" | "language" | "reading" | "demo">;

/** Takes the demo content out, unless somebody has booked of it or is booking just now. What was added since stays. */
export async function removeDemoContent(context: Given): Promise<RemovalOutcome> {
  const actor = requirePermission(context, "settings.change");
  const { db, demo } = context;
  return db.transaction(async (tx): Promise<RemovalOutcome> => {
    // Whoever books one of them moves the seats of a departure: she waits here until it is decided, and so do we for her.
    const ofDemo = tx.select({ id: tours.id }).from(tours).where(eq(tours.demo, true));
    await tx
      .select({ id: departures.id })
      .from(departures)
      .where(inArray(departures.tourId, ofDemo))
      .orderBy(asc(departures.id))
      .for("update");
    const open = await openDemoBookings(tx);
    if (open.length > 0) return { ok: false, reason: "booked", bookings: open };
    const before = await countDemo(tx);
    await demo.remove(tx);
    const entry = { subjectType: "settings", subjectId: "demo", actorId: actor.id, actorName: actor.name };
    await writeAudit(tx, { ...entry, action: "demo.removed", details: before });
    return { ok: true, removed: before.tours };
  });
}

/** Loads what is missing of the demo content; what somebody has changed of it stays so, and tours that stayed for a booking are shown again. */
export async function loadDemoContent(context: Given): Promise<{ ok: true }> {
  const actor = requirePermission(context, "settings.change");
  const { db, demo, now } = context;
  await demo.load(db, now(), async (tx) => {
    await tx
      .update(tours)
      .set({ state: "published" })
      .where(and(eq(tours.demo, true), eq(tours.state, "archived")));
    const entry = { subjectType: "settings", subjectId: "demo", actorId: actor.id, actorName: actor.name };
    await writeAudit(tx, { ...entry, action: "demo.loaded" });
  });
  return { ok: true };
}
