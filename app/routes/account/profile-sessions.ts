import { redirect } from "react-router";
import { z } from "zod";
import { requireAccount } from "#app/features/people/accounts/session/session.server.ts";
import { endOtherSessions, endSession } from "#app/features/people/accounts/profile/sessions.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/profile-sessions";

const chosenSchema = z.union([z.literal("others"), z.uuid()]);
const profileOf = (request: Request) => localPath(languageOfPath(new URL(request.url).pathname), "/profile");

/** Nothing to see here; ending a session is a form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAccount(request, context);
  return redirect(profileOf(request));
}

/** Ends one of her sessions, or all but this one. Somebody else's is as absent as one that is over. */
export async function action({ request, context }: Route.ActionArgs) {
  const account = await requireAccount(request, context);
  const services = context.get(servicesContext);
  const chosen = chosenSchema.safeParse((await formBody(request)).get("session"));
  if (!chosen.success) throw new Response(null, { status: 400 });
  const others = chosen.data === "others";
  if (others) await endOtherSessions(services, account);
  else if (!(await endSession(services, account, chosen.data))) throw new Response(null, { status: 404 });
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const text = others ? t("profile:sessions.ended.others") : t("profile:sessions.ended.one");
  setFlash(context, { kind: "success", title: t("profile:sessions.ended.title"), text });
  return redirect(profileOf(request));
}
