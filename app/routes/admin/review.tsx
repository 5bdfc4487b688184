import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { reviewById } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { uuidOf } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { answerReviewForm } from "#app/features/selling/reviews/admin/review-actions.server.ts";
import { reviewPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { ReviewView } from "#app/features/selling/reviews/admin/review-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import reviewsAdminStyles from "#app/ui/styles/reviews-admin.css?url";
import type { Route } from "./+types/review";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "reviewsAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentAdminStyles },
  { rel: "stylesheet", href: reviewsAdminStyles },
];
/** Also after a refusal: somebody else may have answered meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.read");
  const { db, language, actor } = context;
  const id = uuidOf(params.id);
  const review = id === undefined ? undefined : await reviewById(db, id);
  if (!review) throw data(null, 404);
  const title = translator(language)("reviewsAdmin:review.title", { name: review.name });
  return {
    review,
    pictures: await pictureChoices(db, language, "reviews"),
    canChange: may(actor, "reviews.change"),
    meta: describeAdminPage(context, { title, path: reviewPath(review.id) }),
  };
}

/** Does what one of the forms asks for and shows the page anew, or says why not. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "reviews.change");
  const form = await formBody(request);
  const id = uuidOf(params.id);
  if (id === undefined || !(await reviewById(context.db, id))) throw data(null, 404);
  return answerReviewForm(context, form, { id, path: reviewPath(id) });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Review({ loaderData: { review, pictures, canChange }, actionData }: Route.ComponentProps) {
  return <ReviewView key={review.id} review={review} pictures={pictures} canChange={canChange} answer={actionData} />;
}
