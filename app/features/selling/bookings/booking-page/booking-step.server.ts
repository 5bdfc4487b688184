/** What the pages of one step with a booking (changing it, cancelling it) are made of. */
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { openBooking } from "./booking-access.server.ts";
import { readBookingPage } from "./booking-page.server.ts";

type Asked = { request: Request; context: Parameters<typeof openBooking>[1]; params: { reference: string } };

/** The booking as its page shows it, for who may see it, and the step's own title and address. Throws 404 for anybody else. */
export async function bookingStep({ request, context, params }: Asked, step: "cancel" | "change") {
  const opened = await openBooking(request, context, params.reference);
  const page = await readBookingPage(context.get(servicesContext), opened, await requestSettings(context));
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const title = t("meta.titled", { title: t(`bookings:${step}.title`) });
  const path = bookingPath(page.reference, `/${step}`);
  return { opened, page, meta: describePage(request, context, { title, description: t("bookings:description"), path, noindex: true }) };
}
