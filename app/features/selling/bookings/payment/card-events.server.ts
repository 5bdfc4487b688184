/** What the payment provider tells us: checked for its signature, taken once, in whatever order it comes. */
import type { GatewayEvent } from "#app/platform/payment-gateway.server.ts";
import { gatewayOf } from "#app/platform/stripe-gateway.server.ts";
import { markClosed, receivePage, type CardContext } from "./card-pages.server.ts";
import { takeChargeNews, takeRefundNews } from "./card-refunds.server.ts";

export type EventOutcome =
  /** Also what is nothing to us: told again it would be nothing again. */
  | { ok: true }
  /** `disabled`: no card payments here. `away` and `refused` are to be told again: later it may be possible, and until then it stands in the provider's list. */
  | { ok: false; reason: "disabled" | "forged" | "away" | "refused" };

async function take(context: CardContext, event: GatewayEvent): Promise<EventOutcome> {
  if (event.kind === "refund") {
    const news = await takeRefundNews(context, event, event.refund);
    return news === "away" ? { ok: false, reason: "away" } : { ok: true };
  }
  if (event.kind === "charge") {
    const news = await takeChargeNews(context, event, event.paymentReference);
    return news === "away" ? { ok: false, reason: "away" } : { ok: true };
  }
  if (event.kind === "other") return { ok: true };
  const { page } = event;
  if (page.state === "over") await markClosed(context, { pageId: page.id });
  if (page.state !== "paid") return { ok: true };
  const outcome = await receivePage(context, event, page);
  return outcome.ok || outcome.reason === "not_found" ? { ok: true } : { ok: false, reason: "refused" };
}

/** Takes one delivery: the body exactly as it was sent, and its signature. */
export async function takeCardEvent(context: CardContext, body: string, signature: string): Promise<EventOutcome> {
  const gateway = gatewayOf(context.env);
  if (!gateway) return { ok: false, reason: "disabled" };
  const event = await gateway.readEvent(body, signature, context.now());
  return event ? take(context, event) : { ok: false, reason: "forged" };
}
