import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { tourTitles } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { bookingRequest, requestedTour } from "#app/features/people/enquiries/contact/booking-request.server.ts";
import { ContactCards } from "#app/features/people/enquiries/contact/contact-cards.tsx";
import { ContactForm, type ContactAnswer } from "#app/features/people/enquiries/contact/contact-form.tsx";
import { MapOnRequest } from "#app/features/people/enquiries/contact/map-on-request.tsx";
import { ownTripTo } from "#app/features/people/enquiries/contact/own-trip.server.ts";
import { submitEnquiry } from "#app/features/people/enquiries/enquiries.server.tsx";
import { parseEnquiry } from "#app/features/people/enquiries/enquiry-form.server.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { useLayout } from "#app/features/site/layout/use-layout.ts";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
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
  const { db, env, now } = context;
  const [viewer, settings] = await Promise.all([viewerOf(context), context.settings]);
  const { searchParams } = new URL(request.url);
  const t = translator(viewer.language);
  const booking = await bookingRequest(db, viewer, searchParams, { ...settings.booking, now: now() });
  const destination = booking ? undefined : await ownTripTo(db, viewer.language, searchParams);
  const ownTrip = destination === undefined ? "" : t("contact:ownTrip.subject", { destination });
  return {
    booking,
    tours: booking ? await tourTitles(db, viewer.language) : [],
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
  const [viewer, settings] = await Promise.all([viewerOf(context), context.settings]);
  const form = await formBody(request);
  const booking = await bookingRequest(context.db, viewer, form.entries(), { ...settings.booking, now: context.now() });
  const submission = parseEnquiry(form);
  if (submission.status !== "success") return data({ sent: submission.reply(), booking } satisfies ContactAnswer, { status: 400 });
  const source = context.address;
  const outcome = await submitEnquiry(context, submission.value, booking && requestedTour(booking), {
    settings,
    language: viewer.language,
    source,
  });
  if (outcome.ok) return data({ sent: submission.reply(), reference: outcome.reference } satisfies ContactAnswer);
  const waitMinutes = Math.ceil(outcome.wait / 60);
  return data({ sent: submission.reply(), booking, waitMinutes } satisfies ContactAnswer, {
    status: 429,
    headers: { "Retry-After": String(outcome.wait) },
  });
}

/** A form that did not arrive (no connection, too long, the site away) is answered on the page, so that what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    // A status of an error keeps the page's data as it is: nothing else is asked of a site that does not answer.
    return data({ undelivered: true } satisfies ContactAnswer, { status: 503 });
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  const layout = useLayout();
  const answer: ContactAnswer | undefined = actionData;
  // What was chosen in a refused form stays chosen.
  const booking = answer?.booking ?? loaderData.booking;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <div className={booking ? "contact-layout contact-layout-long" : "contact-layout"}>
        {/* A sent message has a reference, and with it the form begins anew. */}
        <ContactForm
          key={answer?.reference ?? "open"}
          answer={answer}
          booking={booking}
          tours={loaderData.tours}
          subject={loaderData.subject}
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
