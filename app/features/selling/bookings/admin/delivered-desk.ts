import { delivered } from "#app/ui/delivered.ts";
import type { DeskAnswer } from "./desk-form.ts";

/** Sends a form of the bookings desk; one that did not arrive is answered on the page, whose forms stay as they stand. */
export const deliveredAtDesk = <Sent>(send: () => Promise<Sent>) =>
  delivered(send, (problem, at): DeskAnswer => ({ at, form: "", problem }));
