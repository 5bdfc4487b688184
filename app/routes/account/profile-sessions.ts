import { type Context, contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { z } from "zod";
import { endOtherSessions, endSession } from "#app/features/people/accounts/profile/sessions.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import type { Route } from "./+types/profile-sessions";

const chosenSchema = z.object({ session: z.union([z.literal("others"), z.uuid()]) });
const profileOf = ({ language }: Pick<Context, "language">) => localPath(language, "/profile");

/** Nothing to see here; ending a session is a form. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAccount(context);
  return redirect(profileOf(context));
}

/** Ends one of her sessions, or all but this one. Somebody else's is as absent as one that is over. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requireAccount(context);
  const read = await readForm(request, chosenSchema);
  if (!read.ok) throw new Response(null, { status: 400 });
  const { session } = read.value;
  const others = session === "others";
  if (others) await endOtherSessions(context);
  else if (!(await endSession(context, session))) throw new Response(null, { status: 404 });
  const t = translator(context.language);
  const text = others ? t("profile:sessions.ended.others") : t("profile:sessions.ended.one");
  setFlash(context, { kind: "success", title: t("profile:sessions.ended.title"), text });
  return redirect(profileOf(context));
}
