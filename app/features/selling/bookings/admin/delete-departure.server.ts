/** A departure that nobody has ever booked goes without a trace. */
import { eq, or } from "drizzle-orm";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { takeFromRule } from "#app/features/selling/catalogue/departures.server.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema } from "#db/database.server.ts";
import { byWhom, changeDeparture } from "./departure-changes.server.ts";

const { bookings, departureChoices, departures } = schema;

/** `booked`: a booking names it, in whatever state, or its travellers are offered it: its papers say that day. */
export type DeletedOutcome = { ok: true; deleted: true } | { ok: false; reason: "not_found" | "departure_cancelled" | "booked" };

/** Deletes it, out of all carts too, and its rule never gives that day again. */
export const deleteDeparture = (context: Omit<StaffContext, "secret" | "enqueue">, departureId: string): Promise<DeletedOutcome> =>
  changeDeparture<DeletedOutcome>(context, departureId, async (tx, { departure, actor }) => {
    const named = await tx.$count(bookings, eq(bookings.departureId, departureId));
    const offered = await tx.$count(
      departureChoices,
      or(eq(departureChoices.offeredId, departureId), eq(departureChoices.departureId, departureId)),
    );
    if (named + offered > 0) return { ok: false, reason: "booked" };
    await takeFromRule(tx, departure);
    await tx.delete(departures).where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, context.now(), [departure.tourId]);
    const { tourId, startDate } = departure;
    const entry = { action: "departure.deleted", subjectType: "departure", subjectId: departureId };
    await writeAudit(tx, { ...byWhom(actor), ...entry, before: { tourId, startDate } });
    return { ok: true, deleted: true };
  });
