import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { uploadProgress } from "#app/features/agency/trip-data/uploads.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/trip-data-progress";

export const handle: RouteHandle = { query: ["upload"] };

/** How far an upload is, as JSON; null before its rows come and after it failed. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.change");
  const upload = new URL(request.url).searchParams.get("upload") ?? "";
  const progress = await uploadProgress(context.db, upload);
  return Response.json(progress ?? null, { headers: { "Cache-Control": "no-store" } });
}
