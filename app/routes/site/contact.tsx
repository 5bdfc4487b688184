import { useTranslation } from "react-i18next";
import { requestSettings, viewerOf } from "#app/features/catalogue/viewer.server.ts";
import { BookingBlock } from "#app/features/contact/booking-block.tsx";
import { bookingRequest } from "#app/features/contact/booking-request.server.ts";
import { ContactCards } from "#app/features/contact/contact-cards.tsx";
import { organization } from "#app/features/frame/organization.server.ts";
import { useFrame } from "#app/features/frame/use-frame.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/contact";

export const handle: RouteHandle = { namespaces: ["contact"] };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext);
  const [viewer, settings] = await Promise.all([viewerOf(request, context), requestSettings(context)]);
  const { cutOffDays } = settings.booking;
  const { searchParams } = new URL(request.url);
  const t = translator(viewer.language);
  return {
    booking: await bookingRequest(db, viewer, searchParams, { now: now(), cutOffDays }),
    meta: describePage(request, context, {
      title: t("meta.titled", { title: t("contact:title") }),
      description: t("contact:description"),
      path: "/contact",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  const frame = useFrame();
  const { booking } = loaderData;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      {booking && frame ? <BookingBlock request={booking} contacts={frame.contacts} /> : null}
      {frame ? <ContactCards frame={frame} /> : null}
    </div>
  );
}
