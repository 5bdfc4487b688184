import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { z } from "zod";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { ownHeldSeats } from "#app/features/selling/bookings/cart/cart.server.ts";
import { tourTitles } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { bookOnline } from "#app/features/people/enquiries/contact/book-online.server.ts";
import { bookOnlineForm } from "#app/features/people/enquiries/contact/book-online.tsx";
import { bookingRequest, requestedTour } from "#app/features/people/enquiries/contact/booking-request.server.ts";
import { ContactCards } from "#app/features/people/enquiries/contact/contact-cards.tsx";
import type { ContactAnswer } from "#app/features/people/enquiries/contact/contact-form.tsx";
import { ContactForms } from "#app/features/people/enquiries/contact/contact-forms.tsx";
import { MapOnRequest } from "#app/features/people/enquiries/contact/map-on-request.tsx";
import { askedGuide, requestSubject } from "#app/features/people/enquiries/contact/asked-guide.server.ts";
import { ownTripTo } from "#app/features/people/enquiries/contact/own-trip.server.ts";
import { submitEnquiry } from "#app/features/people/enquiries/enquiries.server.tsx";
import { enquirySchema } from "#app/features/people/enquiries/enquiry-form.server.ts";
import { enquiryErrors } from "#app/features/people/enquiries/enquiry-limits.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { useLayout } from "#app/features/site/layout/use-layout.ts";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { parseForm, refuseFields, tooManyRequests } from "#app/platform/forms.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { deliver } from "#app/ui/deliver.ts";
import { placeOf } from "#app/values/contact-links.ts";
import type { Route } from "./+types/contact";

export const handle: RouteHandle = {
  namespaces: ["contact"],
  query: ["tour", "departure", "travellers", "adults", "children", "destination", "guide", "booking"],
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
  const guide = booking && (await askedGuide(db, language, searchParams));
  // Of a booking she has: her message names it, whatever else is asked.
  const reference = bookingNumberSchema.safeParse(searchParams.get("booking")).data;
  const ownTrip = destination === undefined ? "" : t("contact:ownTrip.subject", { destination });
  const subject = reference ? t("contact:ofBooking.subject", { reference }) : ownTrip;
  return {
    booking,
    tours: booking ? await tourTitles(db, language) : [],
    sender: account && { name: account.name, email: account.email },
    subject: booking ? requestSubject(t, booking.tour.title, guide) : subject,
    meta: describePage(context, {
      title: t("meta.titled", { title: booking ? t("contact:booking.title", { tour: booking.tour.title }) : t("contact:title") }),
      description: booking ? t("contact:booking.text") : t("contact:description"),
      path: "/contact",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

const bookingNumberSchema = z.string().regex(/^YTR-[A-Z0-9]{6}$/);

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
  const place = layout && placeOf(layout.contacts);
  const answer: ContactAnswer | undefined = actionData;
  const arrived = useArrivedAnswer(answer);
  // What was chosen in a refused form stays chosen.
  const booking = arrived?.booking ?? loaderData.booking;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{booking ? t("booking.title", { tour: booking.tour.title }) : t("title")}</h1>
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
            {place ? (
              <MapOnRequest place={place} address={`${layout.contacts.street}, ${layout.contacts.city} ${layout.contacts.postalCode}`} />
            ) : null}
          </>
        ) : null}
      </div>
      <div className="contact-newsletter">
        <NewsletterBox />
      </div>
    </div>
  );
}
