import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { downloadData } from "#app/features/agency/trip-data/download-data.server.ts";
import { tripDataAddress } from "#app/features/agency/trip-data/trip-data-address.ts";
import { dataKinds, downloadNames } from "#app/features/agency/trip-data/trip-data-kinds.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/trip-data-file";

/** The data of a kind as a CSV file; without any, the page says so. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = await requireAdmin(request, context);
  const kind = dataKinds.find((known) => downloadNames[known] === params.file);
  if (!kind) throw data(null, 404);
  const download = await downloadData(context.get(servicesContext).db, actor, kind);
  if (!download.ok) {
    const language = languageOfPath(new URL(request.url).pathname);
    setFlash(context, { kind: "problem", title: translator(language)("tripData:download.none"), text: "" });
    return redirect(localPath(language, tripDataAddress({ tab: kind })));
  }
  return new Response(download.body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${download.fileName}"`,
      "Cache-Control": "no-store",
    },
  });
}
