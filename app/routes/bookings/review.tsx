import { data } from "react-router";
import { contextOf, type RequestContext } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { guardLink, secretAddressPage, tokenOf } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { reviewErrors } from "#app/features/selling/reviews/review-fields.ts";
import { writtenReviewSchema } from "#app/features/selling/reviews/review-schema.server.ts";
import { ReviewView, type ReviewAnswer } from "#app/features/selling/reviews/write/review-view.tsx";
import { readInvitation, writeReview } from "#app/features/selling/reviews/write/write-review.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readForm, refuseFields } from "#app/platform/forms.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/review";

export const handle: RouteHandle = { namespaces: ["bookings"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** The invitation of the address; a 404 where its link is not ours. */
const invitationOf = (context: RequestContext, reference: string) =>
  guardLink(context, () => readInvitation(context, reference, tokenOf(context) ?? ""));

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { title, name, done } = await invitationOf(context, params.reference);
  const t = translator(context.language);
  return {
    title,
    name,
    done,
    meta: describePage(context, {
      title: t("meta.titled", { title: t("bookings:review.title") }),
      description: t("bookings:review.lead"),
      path: bookingPath(params.reference, "/review"),
      noindex: true,
    }),
  };
}

export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const invitation = await invitationOf(context, params.reference);
  const read = await readForm(request, writtenReviewSchema);
  if (!read.ok) return refuseFields(context, read, reviewErrors);
  const outcome = await writeReview(context, invitation, read.value);
  return data({ at: context.now().toISOString(), done: true } satisfies ReviewAnswer, { status: outcome.ok ? 200 : 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Review({ loaderData: { title, name, done }, actionData }: Route.ComponentProps) {
  return <ReviewView title={title} name={name} done={done} answer={actionData} />;
}
