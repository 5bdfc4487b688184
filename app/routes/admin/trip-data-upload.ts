import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { tripDataPath } from "#app/features/agency/trip-data/trip-data-address.ts";
import { answerTripDataForm } from "#app/features/agency/trip-data/trip-data-form.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import type { Route } from "./+types/trip-data-upload";

/** There is nothing to see here. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.change");
  return redirect(localPath(context.language, tripDataPath));
}

/** The page's forms, sent by its script: the answer as JSON. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.change");
  const { answer, status } = await answerTripDataForm(context, request);
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}
