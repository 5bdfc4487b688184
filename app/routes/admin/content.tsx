import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { z } from "zod";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { listContent } from "#app/features/publishing/content/admin/content-list.server.ts";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { moveTestimonial } from "#app/features/publishing/content/editing/testimonial-order.server.ts";
import { askedPieces, contentListPath, contentPath, readContentList } from "#app/features/publishing/content/admin/content-addresses.ts";
import { ContentListPage } from "#app/features/publishing/content/admin/list/content-list-page.tsx";
import { deliveredEdit } from "#app/features/publishing/content/admin/editor/delivered-edit.ts";
import type { ContentListAnswer } from "#app/features/publishing/content/admin/editor/editor-form.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import type { Route } from "./+types/content";

export const handle: RouteHandle = { namespaces: ["contentDesk"], query: ["q", "kind", "state", "missing", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentDeskStyles }];

/** Also after a refusal: somebody else may have moved one meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const state = readContentList(searchParams);
  const { kind, q, order, page } = state;
  const list = await listContent(db, kind, { q, order, page, ...askedPieces(state) });
  return {
    list,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    clock: await adminClock(context),
    waiting: await countWaitingReviews(db),
    meta: describeAdminPage(request, context, { title: translator(languageOfPath(pathname))("contentDesk:title"), path: contentPath }),
  };
}

const moveSchema = z.object({ id: z.uuid(), direction: z.enum(["up", "down"]) });

/** Moves a testimonial by one place and shows the list as it was, or says why nothing was moved. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const refused = (problem: ContentListAnswer["problem"], status: number) =>
    data({ at: services.now().toISOString(), problem } satisfies ContentListAnswer, { status });
  const move = moveSchema.safeParse(Object.fromEntries(await formBody(request)));
  if (!move.success) return refused("unreadable", 400);
  const outcome = await moveTestimonial(services, actor, move.data);
  if (!outcome.ok) return refused(outcome.reason, outcome.reason === "absent" ? 404 : 409);
  const { name, place, total } = outcome;
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = translator(language);
  setFlash(context, {
    kind: "success",
    title: t("contentDesk:done.placed.title"),
    text: t("contentDesk:done.placed.text", { name, place, total }),
  });
  return redirect(localPath(language, contentListPath(readContentList(searchParams))), 303);
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredEdit(await request.clone().formData(), () => serverAction());

export default function Content({ loaderData: { list, state, clock, waiting }, actionData }: Route.ComponentProps) {
  return <ContentListPage list={list} state={state} clock={clock} waiting={waiting} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("contentDesk");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
