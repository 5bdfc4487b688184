import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { downloadData } from "#app/features/agency/trip-data/download-data.server.ts";
import { tripDataAddress } from "#app/features/agency/trip-data/trip-data-address.ts";
import { dataKinds, downloadNames } from "#app/features/agency/trip-data/trip-data-kinds.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import type { Route } from "./+types/trip-data-file";

/** The data of a kind as a CSV file; without any, the page says so. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.read");
  const kind = dataKinds.find((known) => downloadNames[known] === params.file);
  if (!kind) throw data(null, 404);
  const download = await downloadData(context, kind);
  if (!download.ok) {
    const { language } = context;
    setFlash(context, { kind: "success", title: translator(language)("tripData:download.none"), text: "" });
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
