import type { FormAnswer } from "#app/values/form-answer.ts";
import type { TripErrors, TripFields } from "#app/features/publishing/content/trip-sections.ts";

type Refused = {
  fields: TripFields;
  errors: TripErrors;
  /** What to send to replace knowingly what somebody else has saved meanwhile. */
  version: number;
};
/** What the page answers to a form of facts and texts. */
export type BesideAnswer<Problem extends string> = FormAnswer<Problem, Refused>;
/** What the page answers to the form of a section. */
export type TripAnswer = BesideAnswer<"stale" | "absent">;
export type TripRefusal = Omit<TripAnswer, "at">;
