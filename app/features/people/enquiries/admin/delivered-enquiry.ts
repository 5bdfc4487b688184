import { delivered } from "#app/ui/delivered.ts";
import type { EnquiryAnswer } from "./enquiry-admin-form.ts";

/** Sends a form of the enquiries admin; one that did not arrive is answered on the page, so that what was typed stays. */
export const deliveredEnquiry = <Sent>(send: () => Promise<Sent>) =>
  delivered(send, (problem, at) => ({ at, problem }) satisfies EnquiryAnswer);
