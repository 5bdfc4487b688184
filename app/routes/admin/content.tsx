import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { z } from "zod";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { listContent } from "#app/features/publishing/content/admin/content-list.server.ts";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { moveTestimonial } from "#app/features/publishing/content/editing/testimonial-order.server.ts";
import { askedPieces, contentListPath, contentPath, readContentList } from "#app/features/publishing/content/admin/content-addresses.ts";
import { ContentListPage } from "#app/features/publishing/content/admin/list/content-list-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content";

export const handle: RouteHandle = { namespaces: ["contentAdmin"], query: ["q", "kind", "state", "missing", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

/** Also after a refusal: somebody else may have moved one meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db, actor, language } = context;
  const { searchParams } = new URL(request.url);
  const state = readContentList(searchParams);
  const { kind, q, order, page } = state;
  const list = await listContent(db, kind, { q, order, page, ...askedPieces(state) });
  return {
    list,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    clock: adminClock(context),
    waiting: may(actor, "reviews.read") ? await countWaitingReviews(db) : undefined,
    mayChange: may(actor, "content.change"),
    departures: may(actor, "departures.read"),
    meta: describeAdminPage(context, { title: translator(language)("contentAdmin:title"), path: contentPath }),
  };
}

const moveSchema = z.object({ id: z.uuid(), direction: z.enum(["up", "down"]) });

/** Moves a testimonial by one place and shows the list as it was, or says why nothing was moved. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const read = await readForm(request, moveSchema);
  if (!read.ok) return refuse(context, { problem: "unreadable" }, 400);
  const outcome = await moveTestimonial(context, read.value);
  if (!outcome.ok) return refuse(context, { problem: outcome.reason }, outcome.reason === "absent" ? 404 : 409);
  const { name, place, total } = outcome;
  const { language } = context;
  const { searchParams } = new URL(request.url);
  const t = translator(language);
  setFlash(context, {
    kind: "success",
    title: t("contentAdmin:done.placed.title"),
    text: t("contentAdmin:done.placed.text", { name, place, total }),
  });
  return redirect(localPath(language, contentListPath(readContentList(searchParams))), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Content({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <ContentListPage {...page} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("contentAdmin");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
