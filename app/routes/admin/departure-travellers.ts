import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { openDeparture } from "#app/features/selling/bookings/admin/departure-page.server.ts";
import { manifestCsv } from "#app/features/selling/bookings/admin/manifest-csv.server.ts";
import type { Route } from "./+types/departure-travellers";

/** The travellers of a departure as a file. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.export");
  const departure = await openDeparture(context, params.id);
  return new Response(manifestCsv(departure.manifest, context.language), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="travellers-${departure.startDate}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
