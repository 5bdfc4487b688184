import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { tourTitles } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { bookingRequest, requestedTour } from "#app/features/people/enquiries/contact/booking-request.server.ts";
import { ContactCards } from "#app/features/people/enquiries/contact/contact-cards.tsx";
import { ContactForm, type ContactAnswer } from "#app/features/people/enquiries/contact/contact-form.tsx";
import { MapOnRequest } from "#app/features/people/enquiries/contact/map-on-request.tsx";
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
  const booking = await bookingRequest(context, searchParams);
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

/** A message, or with a tour a booking request. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const sent = await formBody(request);
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
        <p className="lead">{t("lead")}</p>
      </div>
      <div className={booking ? "contact-layout contact-layout-long" : "contact-layout"}>
        {/* A sent message has a reference, and the next form begins anew. */}
        <ContactForm
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
