import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { may } from "#app/features/people/access/actor.ts";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { z } from "zod";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { subscriberListPath, subscriberListRules } from "#app/features/publishing/newsletter/admin/subscriber-list.ts";
import {
  countSubscribers,
  findSubscriber,
  listSubscribers,
  removeSubscriber,
} from "#app/features/publishing/newsletter/admin/subscribers.server.ts";
import { SubscribersPage } from "#app/features/publishing/newsletter/admin/subscribers-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { deliver } from "#app/ui/deliver.ts";
import subscriberStyles from "#app/ui/styles/subscribers.css?url";
import { readListState } from "#app/values/list-state.ts";
import type { Route } from "./+types/newsletter";

export const handle: RouteHandle = { namespaces: ["subscribers"], query: ["q", "status", "language", "sort", "remove"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: subscriberStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "subscribers.read");
  const { db, actor, language } = context;
  const { searchParams } = new URL(request.url);
  const state = readListState(searchParams, subscriberListRules);
  const wanted = z.uuid().safeParse(searchParams.get("remove")).data;
  const [list, counts, clock, found] = await Promise.all([
    listSubscribers(db, state),
    countSubscribers(db),
    adminClock(context),
    wanted === undefined ? undefined : findSubscriber(db, wanted),
  ]);
  return {
    list,
    counts,
    clock,
    asked: wanted === undefined ? undefined : (found ?? ("gone" as const)),
    mayRemove: may(actor, "subscribers.remove"),
    mayExport: may(actor, "subscribers.export"),
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(context, {
      title: translator(language)("subscribers:title"),
      path: "/admin/newsletter",
    }),
  };
}

const removalSchema = z.object({ id: z.uuid() });

/** Removes a subscriber and shows the list as it was. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "subscribers.remove");
  const read = await readForm(request, removalSchema);
  if (!read.ok) return refuse(context, { problem: "unreadable" }, 400);
  const outcome = await removeSubscriber(context, read.value.id);
  if (!outcome.ok) return refuse(context, { problem: outcome.reason }, 404);
  const { language } = context;
  const { searchParams } = new URL(request.url);
  const t = translator(language);
  setFlash(context, {
    kind: "success",
    title: t("subscribers:removed.title"),
    text: t("subscribers:removed.text", { email: outcome.email }),
  });
  return redirect(localPath(language, subscriberListPath(readListState(searchParams, subscriberListRules))), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Newsletter({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <SubscribersPage {...page} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("subscribers");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("failed")} />
    </>
  );
}
