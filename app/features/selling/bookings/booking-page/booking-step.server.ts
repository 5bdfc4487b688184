/** What the pages of one step with a booking (changing it, cancelling it) are made of. */
import { contextOf } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { openBooking } from "./booking-access.server.ts";
import { readBookingPage } from "./booking-page.server.ts";

type Asked = { request: Request; context: Parameters<typeof openBooking>[1]; params: { reference: string } };

/** The booking as its page shows it, for who may see it, and the step's own title and address. Throws 404 for anybody else. */
export async function bookingStep({ request, context, params }: Asked, step: "cancel" | "change") {
  const opened = await openBooking(request, context, params.reference);
  const page = await readBookingPage(contextOf(context), opened, contextOf(context).settings);
  const t = translator(contextOf(context).language);
  const title = t("meta.titled", { title: t(`bookings:${step}.title`) });
  const path = bookingPath(page.reference, `/${step}`);
  return { opened, page, meta: describePage(contextOf(context), { title, description: t("bookings:description"), path, noindex: true }) };
}
