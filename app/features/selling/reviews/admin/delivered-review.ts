import { sentValues } from "#app/features/publishing/content/admin/editor/typed-fields.ts";
import { delivered } from "#app/ui/delivered.ts";
import { reviewForms, type ReviewAnswer, type ReviewFormName } from "./review-form.ts";

/** Sends a form of the reviews desk; one that did not arrive is answered on the page, with what was typed. */
export function deliveredReview<Sent>(sent: FormData, send: () => Promise<Sent>) {
  const form: ReviewFormName = reviewForms.find((known) => known === sent.get("form")) ?? "new";
  return delivered(send, (problem, at): ReviewAnswer => ({ at, form, problem, values: sentValues(sent) }));
}
