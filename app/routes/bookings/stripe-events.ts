import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { takeCardEvent } from "#app/features/selling/bookings/payment/card-events.server.ts";
import type { Route } from "./+types/stripe-events";

const statusOf = { disabled: 404, forged: 400, away: 503, refused: 409 } as const;

/** Nothing to see here: the payment provider articles its events. */
export function loader() {
  throw data(null, 404);
}

/** Takes an event with the body exactly as it was signed. What is not taken is told again by the provider. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const outcome = await takeCardEvent(context, await request.text(), request.headers.get("Stripe-Signature") ?? "");
  const status = outcome.ok ? 200 : statusOf[outcome.reason];
  return new Response(`${outcome.ok ? "taken" : outcome.reason}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
