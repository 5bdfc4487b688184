import { contextOf, requireAdmin } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { z } from "zod";
import { readDeparture } from "#app/features/selling/bookings/admin/departures.server.ts";
import { manifestCsv } from "#app/features/selling/bookings/admin/manifest-csv.server.ts";
import type { Route } from "./+types/departure-travellers";

/** The travellers of a departure as a file. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAdmin(context);
  const { language } = context;
  const id = z.uuid().safeParse(params.id).data;
  const departure = id && (await readDeparture(context.db, id, language));
  if (!departure) throw data(null, 404);
  return new Response(manifestCsv(departure.manifest, language), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="travellers-${departure.startDate}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
