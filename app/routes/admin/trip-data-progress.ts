import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { uploadProgress } from "#app/features/agency/trip-data/uploads.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/trip-data-progress";

export const handle: RouteHandle = { query: ["upload"] };

/** How far an upload is, as JSON; null before its rows come and after it failed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const upload = new URL(request.url).searchParams.get("upload") ?? "";
  const progress = await uploadProgress(context.get(servicesContext).db, upload);
  return Response.json(progress ?? null, { headers: { "Cache-Control": "no-store" } });
}
