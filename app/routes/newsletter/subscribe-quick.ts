import { redirect } from "react-router";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { answerSubscription } from "#app/features/publishing/newsletter/sent-subscription.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import type { Route } from "./+types/subscribe-quick";

/** There is nothing to see here. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPath(contextOf(context).language, "/newsletter"));

/** Asks for the newsletter for the script of a page that goes on without leaving: the answer as JSON. */
export async function action({ context: router }: Route.ActionArgs) {
  const { data: answer, init } = await answerSubscription(contextOf(router));
  return Response.json(answer, { ...init, headers: { ...init?.headers, "Cache-Control": "no-store" } });
}
