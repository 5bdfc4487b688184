import { redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { tripDataPath } from "#app/features/agency/trip-data/trip-data-address.ts";
import { answerTripDataForm } from "#app/features/agency/trip-data/trip-data-form.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/trip-data-upload";

/** There is nothing to see here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return redirect(localPath(languageOfPath(new URL(request.url).pathname), tripDataPath));
}

/** The page's forms, sent by its script: the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  const { answer, status } = await answerTripDataForm({ services: context.get(servicesContext), actor }, request);
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}
