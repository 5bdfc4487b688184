import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import {
  countWaitingReviews,
  listReviews,
  reviewsPerPage,
  toursToReview,
} from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { answerReviewForm } from "#app/features/selling/reviews/admin/review-actions.server.ts";
import { askedReviews, readReviewList, reviewListPath, reviewsPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { ReviewsPage } from "#app/features/selling/reviews/admin/reviews-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import reviewsAdminStyles from "#app/ui/styles/reviews-admin.css?url";
import type { Route } from "./+types/reviews";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "reviewsAdmin"], query: ["q", "state", "stars", "tour", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentAdminStyles },
  { rel: "stylesheet", href: reviewsAdminStyles },
];
/** Also after a refusal: somebody else may have decided meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.read");
  const { db, language, actor } = context;
  const state = readReviewList(new URL(request.url).searchParams);
  const [list, tours, waiting] = await Promise.all([listReviews(db, askedReviews(state)), toursToReview(db), countWaitingReviews(db)]);
  return {
    list: { ...list, pageSize: reviewsPerPage },
    tours,
    waiting,
    canChange: may(actor, "reviews.change"),
    departures: may(actor, "departures.read"),
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(context, { title: translator(language)("reviewsAdmin:title"), path: reviewsPath }),
  };
}

/** Shows a review or hides it, and shows the list as it was. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.change");
  const path = reviewListPath(readReviewList(new URL(request.url).searchParams));
  return answerReviewForm(context, await formBody(request), { path });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Reviews({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <ReviewsPage {...page} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("reviewsAdmin");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
