import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { z } from "zod";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { subscriberListPath, subscriberListRules } from "#app/features/publishing/newsletter/admin/subscriber-list.ts";
import {
  countSubscribers,
  findSubscriber,
  listSubscribers,
  removeSubscriber,
} from "#app/features/publishing/newsletter/admin/subscribers.server.ts";
import { SubscribersPage, type SubscribersAnswer } from "#app/features/publishing/newsletter/admin/subscribers-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { delivered } from "#app/ui/delivered.ts";
import subscriberStyles from "#app/ui/styles/subscribers.css?url";
import { readListState } from "#app/values/list-state.ts";
import type { Route } from "./+types/newsletter";

export const handle: RouteHandle = { namespaces: ["subscribers"], query: ["q", "status", "language", "sort", "remove"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: subscriberStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
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
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(request, context, {
      title: translator(languageOfPath(pathname))("subscribers:title"),
      path: "/admin/newsletter",
    }),
  };
}

const removalSchema = z.object({ id: z.uuid() });

/** Removes a subscriber and shows the list as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const at = services.now().toISOString();
  const removal = removalSchema.safeParse({ id: (await formBody(request)).get("id") });
  if (!removal.success) return data({ at, problem: "unreadable" } satisfies SubscribersAnswer, { status: 400 });
  const outcome = await removeSubscriber(services, self, removal.data.id);
  if (!outcome.ok)
    return data({ at, problem: outcome.reason } satisfies SubscribersAnswer, { status: outcome.reason === "absent" ? 404 : 403 });
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = translator(language);
  setFlash(context, {
    kind: "success",
    title: t("subscribers:removed.title"),
    text: t("subscribers:removed.text", { email: outcome.email }),
  });
  return redirect(localPath(language, subscriberListPath(readListState(searchParams, subscriberListRules))), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  delivered(
    () => serverAction(),
    (problem, at) => ({ at, problem }) satisfies SubscribersAnswer,
  );

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { list, counts, state, clock, asked } = loaderData;
  return <SubscribersPage list={list} counts={counts} state={state} clock={clock} asked={asked} answer={actionData} />;
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
