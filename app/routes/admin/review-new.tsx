import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { toursToReview } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { NewReviewView } from "#app/features/selling/reviews/admin/new-review-view.tsx";
import { answerNewReview } from "#app/features/selling/reviews/admin/review-actions.server.ts";
import { newReviewPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import reviewsAdminStyles from "#app/ui/styles/reviews-admin.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/review-new";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "reviewsAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentAdminStyles },
  { rel: "stylesheet", href: reviewsAdminStyles },
];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.change");
  const { db, now } = context;
  const title = translator(context.language)("reviewsAdmin:new.title");
  return {
    tours: await toursToReview(db),
    today: dateInZone(now(), adminClock(context).timeZone),
    meta: describeAdminPage(context, { title, path: newReviewPath }),
  };
}

/** Writes the review down and shows it, or says what was wrong with what was typed. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.change");
  return answerNewReview(context, await formBody(request));
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ReviewNew({ loaderData: { tours, today }, actionData }: Route.ComponentProps) {
  return <NewReviewView tours={tours} today={today} answer={actionData} />;
}
