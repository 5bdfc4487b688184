import { contextOf, type RequestContext } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { checkoutAddress } from "#app/features/selling/bookings/booking-address.ts";
import { changeText } from "#app/features/selling/bookings/cart/cart-change-text.ts";
import { buyerOf, keepCart } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { ownHeldSeats } from "#app/features/selling/bookings/cart/cart.server.ts";
import { bookFormSchema } from "#app/features/selling/bookings/cart/cart-form.server.ts";
import { largestParty } from "#app/features/selling/bookings/party-size.ts";
import { bookNow } from "#app/features/selling/bookings/checkout/start-checkout.server.ts";
import { tourTitles } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { bookOnlineForm } from "#app/features/people/enquiries/contact/book-online.tsx";
import { bookingRequest, requestedTour } from "#app/features/people/enquiries/contact/booking-request.server.ts";
import { ContactCards } from "#app/features/people/enquiries/contact/contact-cards.tsx";
import type { ContactAnswer } from "#app/features/people/enquiries/contact/contact-form.tsx";
import { ContactForms } from "#app/features/people/enquiries/contact/contact-forms.tsx";
import { MapOnRequest } from "#app/features/people/enquiries/contact/map-on-request.tsx";
import { ownTripTo } from "#app/features/people/enquiries/contact/own-trip.server.ts";
import { submitEnquiry } from "#app/features/people/enquiries/enquiries.server.tsx";
import { enquirySchema } from "#app/features/people/enquiries/enquiry-form.server.ts";
import { enquiryErrors } from "#app/features/people/enquiries/enquiry-limits.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { useLayout } from "#app/features/site/layout/use-layout.ts";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { parseForm, refuse, refuseFields, tooManyRequests } from "#app/platform/forms.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/contact";

export const handle: RouteHandle = {
  namespaces: ["contact"],
  query: ["tour", "departure", "travellers", "adults", "children", "destination"],
  ownNewsletter: true,
};
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { account, db, env, language, settings } = context;
  const { searchParams } = new URL(request.url);
  const t = translator(language);
  const booking = await bookingRequest(context, searchParams, await ownHeldSeats(context, buyerOf(context)));
  const destination = booking ? undefined : await ownTripTo(db, language, searchParams);
  const ownTrip = destination === undefined ? "" : t("contact:ownTrip.subject", { destination });
  return {
    booking,
    tours: booking ? await tourTitles(db, language) : [],
    sender: account && { name: account.name, email: account.email },
    subject: booking ? t("contact:booking.subject", { tour: booking.tour.title }) : ownTrip,
    meta: describePage(context, {
      title: t("meta.titled", { title: t("contact:title") }),
      description: t("contact:description"),
      path: "/contact",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

/** Holds the seats of what was chosen and leads to the checkout; says why where it cannot. */
async function bookOnline(context: RequestContext, sent: FormData) {
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

/** A message, or with a tour a booking request; or books that tour online. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const sent = await formBody(request);
  if (sent.get("form") === bookOnlineForm) return bookOnline(context, sent);
  const booking = await bookingRequest(context, sent.entries());
  const read = parseForm(sent, enquirySchema);
  if (!read.ok) return refuseFields(context, { ...read, booking }, enquiryErrors);
  const outcome = await submitEnquiry(context, read.value, booking && requestedTour(booking));
  if (outcome.ok) return data({ at: context.now().toISOString(), reference: outcome.reference } satisfies ContactAnswer);
  const { data: refusal, init } = tooManyRequests(context, outcome.wait, read);
  return data({ ...refusal, booking } satisfies ContactAnswer, init ?? undefined);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  const layout = useLayout();
  const answer: ContactAnswer | undefined = actionData;
  const arrived = useArrivedAnswer(answer);
  // What was chosen in a refused form stays chosen.
  const booking = arrived?.booking ?? loaderData.booking;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{t("title")}</h1>
        {booking ? null : <p className="lead">{t("lead")}</p>}
      </div>
      <div className={booking ? "contact-layout contact-layout-long" : "contact-layout"}>
        {/* A sent message has a reference, and the next form begins anew. */}
        <ContactForms
          key={arrived?.reference ?? "open"}
          answer={answer}
          arrived={arrived}
          booking={booking}
          tours={loaderData.tours}
          subject={loaderData.subject}
          sender={loaderData.sender}
          phone={layout?.contacts.phones[0] ?? ""}
        />
        {layout ? (
          <>
            <ContactCards layout={layout} />
            <MapOnRequest
              place={layout.contacts}
              address={`${layout.contacts.street}, ${layout.contacts.city} ${layout.contacts.postalCode}`}
            />
          </>
        ) : null}
      </div>
      <div className="contact-newsletter">
        <NewsletterBox />
      </div>
    </div>
  );
}
