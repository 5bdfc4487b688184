import { contextOf } from "#app/features/people/access/context.server.ts";
import { secretAddressPage } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { answerChoiceForm, readChoicePage } from "#app/features/selling/bookings/choice/choice-page.server.ts";
import { ChoiceView } from "#app/features/selling/bookings/choice/choice-view.tsx";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/choice";

export const handle: RouteHandle = { namespaces: ["choice"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];
/** A refusal tells of what has changed: the page shows it as it is now. */
export const shouldRevalidate = () => true;

export const loader = ({ context: router, params }: Route.LoaderArgs) => readChoicePage(contextOf(router), params.reference);
export const action = ({ context: router, params }: Route.ActionArgs) => answerChoiceForm(contextOf(router), params.reference);

/** What did not arrive is sent again: a choice counts once. */
export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Choice({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoiceView page={loaderData.page} answer={actionData} />;
}
