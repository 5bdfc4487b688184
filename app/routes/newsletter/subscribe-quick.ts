import { redirect } from "react-router";
import { sentSubscription } from "#app/features/publishing/newsletter/sent-subscription.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import type { Route } from "./+types/subscribe-quick";

/** There is nothing to see here. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(localPath(languageOfPath(new URL(request.url).pathname), "/newsletter"));

/** Asks for the newsletter for the script of a page that goes on without leaving: the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, init } = await sentSubscription(request, context);
  return Response.json(answer, { ...init, headers: { ...init.headers, "Cache-Control": "no-store" } });
}
