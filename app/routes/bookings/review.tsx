import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { bookingPage, guardLink } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { parseReview } from "#app/features/selling/reviews/write/review-form.server.ts";
import { ReviewForm, type ReviewAnswer } from "#app/features/selling/reviews/write/review-view.tsx";
import { readInvitation, reviewLimits, writeReview } from "#app/features/selling/reviews/write/write-review.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/review";

export const handle: RouteHandle = { namespaces: ["bookings"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

type Args = Pick<Route.LoaderArgs, "request" | "context" | "params">;

/** The invitation of the address; a 404 where its link is not ours. */
const invitationOf = ({ request, context, params }: Args) =>
  guardLink(context, () =>
    readInvitation(context.get(servicesContext), params.reference, new URL(request.url).searchParams.get("token") ?? ""),
  );

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { title, name, done } = await invitationOf(args);
  const t = translator(languageOfPath(new URL(request.url).pathname));
  return {
    title,
    name,
    done,
    limits: reviewLimits,
    meta: describePage(request, context, {
      title: t("meta.titled", { title: t("bookings:review.title") }),
      description: t("bookings:review.lead"),
      path: bookingPath(args.params.reference, "/review"),
      noindex: true,
    }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const invitation = await invitationOf(args);
  const parsed = parseReview(await formBody(request));
  if (!parsed.ok) return data({ errors: parsed.errors, sent: parsed.sent } satisfies ReviewAnswer, { status: 400 });
  const language = languageOfPath(new URL(request.url).pathname);
  const outcome = await writeReview(context.get(servicesContext), invitation, { ...parsed.value, language });
  return data({ done: true } satisfies ReviewAnswer, { status: outcome.ok ? 200 : 409 });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("bookings");
  const { title, name, done, limits } = loaderData;
  const answer: ReviewAnswer | undefined = actionData;
  const thanks = answer?.done || done;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has gone.
  useEffect(() => {
    if (answer?.done) heading.current?.focus();
  }, [answer]);
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {thanks ? t("review.thanks") : t("review.title")}
        </h1>
        <p className="lead">{thanks ? t("review.thanksText") : t("review.lead")}</p>
      </div>
      <div className="measure">
        {thanks ? (
          <LocalLink className="button button-secondary" to="/tours">
            {t("list.browse")}
          </LocalLink>
        ) : (
          <ReviewForm title={title} name={name} limits={limits} answer={answer} />
        )}
      </div>
    </div>
  );
}
