import { data } from "react-router";
import { z } from "zod";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { readDeparture } from "#app/features/selling/bookings/admin/departures.server.ts";
import { manifestCsv } from "#app/features/selling/bookings/admin/manifest-csv.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/departure-travellers";

/** The travellers of a departure as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const language = languageOfPath(new URL(request.url).pathname);
  const id = z.uuid().safeParse(params.id).data;
  const departure = id && (await readDeparture(context.get(servicesContext).db, id, language));
  if (!departure) throw data(null, 404);
  return new Response(manifestCsv(departure.manifest, language), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="travellers-${departure.startDate}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
