/** What the pages of one step with a booking (changing it, cancelling it) are made of. */
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { openBooking } from "./booking-access.server.ts";
import { readBookingPage } from "./booking-page.server.ts";

/** The booking as its page shows it, for who may see it, and the step's own title and address. Throws 404 for anybody else. */
export async function bookingStep(context: RequestContext, reference: string, step: "cancel" | "change") {
  const opened = await openBooking(context, reference);
  const page = await readBookingPage(context, opened);
  const t = translator(context.language);
  const title = t("meta.titled", { title: t(`bookings:${step}.title`) });
  const path = bookingPath(page.reference, `/${step}`);
  return { opened, page, meta: describePage(context, { title, description: t("bookings:description"), path, noindex: true }) };
}
