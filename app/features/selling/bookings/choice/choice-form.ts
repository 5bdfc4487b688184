import type { FormAnswer } from "#app/values/form-answer.ts";

/** What can be wrong with the form: nothing was chosen. */
export type ChoiceError = "choose";
export type ChoiceAnswer = FormAnswer<"date_gone">;
