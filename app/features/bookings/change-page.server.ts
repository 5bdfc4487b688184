/** What the page that changes a booking shows. */
import type { OpenBooking } from "./booking-access.server.ts";
import { fieldsOf } from "./booking-details.ts";
import type { Unit } from "./booking-price.ts";
import { detailsOf, versionOf } from "./change-details.server.ts";
import { activeTravellers } from "./order.server.ts";

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
