import { type Context, contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { changeSaved, mergeSaved, savedFormSchema, type SavedOutcome } from "#app/features/people/saved/account-list.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { pathOfReferer } from "#app/platform/http-security.server.ts";
import type { Route } from "./+types/change";

const noStore = { "Cache-Control": "no-store" };
const statuses = { unknown: 404, full: 409, gone: 403 };

const savedPage = ({ language }: Pick<Context, "language">) => localPath(language, "/saved");

/** Nothing to see here; a heart is a form. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAccount(context);
  return redirect(savedPage(context));
}

/** What a script is told: the whole list as it is now, so that a change made elsewhere is seen too. */
const answered = (outcome: SavedOutcome) =>
  outcome.ok
    ? Response.json(outcome.lists, { headers: noStore })
    : new Response(null, { status: statuses[outcome.reason], headers: noStore });

/** Fills or empties a heart of hers, or takes over the list of her browser (`merge`). Without a script it goes back to the page of the heart. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requireAccount(context);
  const read = await readForm(request, savedFormSchema);
  if (!read.ok) throw new Response(null, { status: 400 });
  if (read.value.merge !== undefined) return answered(await mergeSaved(context, read.value));
  const outcome = await changeSaved(context, read.value.change);
  if (read.value.script === "on") return answered(outcome);
  if (!outcome.ok && outcome.reason !== "full") throw new Response(null, { status: statuses[outcome.reason] });
  if (!outcome.ok) {
    const t = translator(context.language);
    setFlash(context, { kind: "problem", title: t("saved.failed"), text: t("saved.full") });
  }
  return redirect(pathOfReferer(request) ?? savedPage(context));
}
