/** What the page that changes a booking shows. */
import { fieldsOf } from "#app/features/selling/bookings/booking-details.ts";
import type { OpenBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";
import { activeTravellers } from "#app/features/selling/bookings/order.server.ts";
import { detailsOf, versionOf } from "./change-details.server.ts";

export type ChangeForm = {
  /** What stands now, by the names of the fields. */
  fields: Record<string, string>;
  hasContact: boolean;
  travellers: { id: string; unit: Unit }[];
  version: string;
};

export function changeFormOf(opened: OpenBooking): ChangeForm {
  const details = detailsOf(opened);
  return {
    fields: fieldsOf(details),
    hasContact: details.contact !== undefined,
    travellers: activeTravellers(opened.booking).map(({ id, unit }) => ({ id, unit })),
    version: versionOf(opened),
  };
}
