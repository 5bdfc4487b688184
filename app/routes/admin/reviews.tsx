import { useTranslation } from "react-i18next";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import {
  countWaitingReviews,
  listReviews,
  reviewsPerPage,
  toursToReview,
} from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { deliveredReview } from "#app/features/selling/reviews/admin/delivered-review.ts";
import { doAtReview } from "#app/features/selling/reviews/admin/review-actions.server.ts";
import { askedReviews, readReviewList, reviewListPath, reviewsPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { answerReviewForm } from "#app/features/selling/reviews/admin/review-page.server.ts";
import { ReviewsPage } from "#app/features/selling/reviews/admin/reviews-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import reviewsDeskStyles from "#app/ui/styles/reviews-desk.css?url";
import type { Route } from "./+types/reviews";

export const handle: RouteHandle = { namespaces: ["contentDesk", "reviewsDesk"], query: ["q", "state", "stars", "tour", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentDeskStyles },
  { rel: "stylesheet", href: reviewsDeskStyles },
];
/** Also after a refusal: somebody else may have decided meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const state = readReviewList(searchParams);
  const [list, tours, waiting] = await Promise.all([listReviews(db, askedReviews(state)), toursToReview(db), countWaitingReviews(db)]);
  return {
    list: { ...list, pageSize: reviewsPerPage },
    tours,
    waiting,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(request, context, { title: translator(languageOfPath(pathname))("reviewsDesk:title"), path: reviewsPath }),
  };
}

/** Shows a review or hides it, and shows the list as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const form = await formBody(request);
  const { timeZone } = await adminClock(context);
  const outcome = await doAtReview({ services, actor, timeZone }, undefined, form);
  const state = readReviewList(new URL(request.url).searchParams);
  return answerReviewForm({ request, context }, outcome, () => reviewListPath(state));
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredReview(await request.clone().formData(), () => serverAction());

export default function Reviews({ loaderData: { list, state, tours, waiting }, actionData }: Route.ComponentProps) {
  return <ReviewsPage list={list} state={state} tours={tours} waiting={waiting} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("reviewsDesk");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
