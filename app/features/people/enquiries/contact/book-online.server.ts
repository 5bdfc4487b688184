/** What comes of the button that books online from the contact page. */
import { data, redirect } from "react-router";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { checkoutAddress } from "#app/features/selling/bookings/booking-address.ts";
import { changeText } from "#app/features/selling/bookings/cart/cart-change-text.ts";
import { buyerOf, keepCart } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { bookFormSchema } from "#app/features/selling/bookings/cart/cart-form.server.ts";
import { ownHeldSeats } from "#app/features/selling/bookings/cart/cart.server.ts";
import { bookNow } from "#app/features/selling/bookings/checkout/start-checkout.server.ts";
import { largestParty } from "#app/features/selling/bookings/party-size.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { parseForm, refuse, tooManyRequests } from "#app/platform/forms.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { bookOnlineForm } from "./book-online.tsx";
import { bookingRequest } from "./booking-request.server.ts";

/** Holds the seats of what was chosen and leads to the checkout; says why where it cannot. */
export async function bookOnline(context: RequestContext, sent: FormData) {
  const { language, currency } = context;
  const t = translator(language);
  const buyer = buyerOf(context);
  const refused = async (reasons: string[], status?: number) => {
    const booking = await bookingRequest(context, sent.entries(), await ownHeldSeats(context, buyer));
    return refuse(context, { form: bookOnlineForm, problem: "not_booked", reasons, booking }, status);
  };
  const read = parseForm(sent, bookFormSchema);
  if (!read.ok) return refused([t("contact:online.unreadable")], 400);
  const verdict = await countRequest(context, rateLimits.checkout, context.address);
  if (!verdict.ok) {
    const { data: refusal, init } = tooManyRequests(context, verdict.wait, { form: bookOnlineForm });
    return data({ ...refusal, reasons: [t("checkout:cart.problem.too_many", { count: refusal.waitMinutes })] }, init ?? undefined);
  }
  const { departure: departureId, total, ...party } = read.value;
  const outcome = await bookNow(context, buyer, { language, currency, departureId, party, expectedTotalMinor: total });
  if (outcome.cartId) keepCart(context, buyer, outcome.cartId);
  if (outcome.ok) return redirect(checkoutAddress(language, outcome.orderId), 303);
  if (outcome.reason === "others_in_cart") {
    setFlash(context, { kind: "problem", title: t("contact:online.others"), text: t("contact:online.othersText") });
    return redirect(localPath(language, "/cart"), 303);
  }
  const changes = "lines" in outcome ? outcome.lines.flatMap((line) => line.changes) : "changes" in outcome ? outcome.changes : [];
  const formats = formatsFor(language);
  return refused([
    t("contact:online.notHeld"),
    ...(outcome.reason === "unavailable" ? [] : [t(`checkout:cart.problem.${outcome.reason}`, largestParty)]),
    ...changes.map((change) => changeText(change, currency, { t, formats })),
  ]);
}
