/** What a page answers to a form, one shape for all of them. What was done leads on instead: a redirect. */
import type { SubmissionResult } from "@conform-to/react";

/** Why any form may come to nothing: it cannot be read, it did not arrive (no connection, the site away), or its sender may not (any more). */
export type FormProblem = "unreadable" | "undelivered" | "forbidden";

/** `Problem`: the keys of the page's own reasons (`too_many` where it counts requests); `More`: what it answers beside them. */
export type FormAnswer<Problem extends string = never, More extends object = object> = {
  /** Tells one answer from the next; ISO 8601. */
  at: string;
  /** On a page of several forms: the one that was sent (its field `form`). */
  form?: string | undefined;
  /** What was typed and the keys of what is wrong with it, by field: Conform's own result. */
  result?: SubmissionResult | undefined;
  problem?: Problem | FormProblem | undefined;
  /** With `too_many`: whole minutes until the next try. */
  waitMinutes?: number | undefined;
} & Partial<More>;

type Answered = Pick<FormAnswer, "result"> | undefined;

/** What stood in a field that was refused, or `otherwise`. `name` as in the form, also of a field in a list: `parties[0].name`. */
export function typedIn(answer: Answered, name: string, otherwise = ""): string {
  let value: unknown = answer?.result?.initialValue;
  for (const part of name.split(/[.[\]]+/).filter(Boolean))
    value = typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
  return typeof value === "string" ? value : answer?.result?.initialValue ? "" : otherwise;
}

/** What was chosen by the controls that share a name, in a form that was refused; undefined where none was sent. */
export function chosenIn(answer: Answered, name: string): string[] | undefined {
  const typed = answer?.result?.initialValue;
  return typed ? [typed[name] ?? []].flat().filter((value) => typeof value === "string") : undefined;
}

/** The key of what is wrong with a field, the first where there are several. */
export const errorIn = (answer: Answered, name: string): string | undefined => answer?.result?.error?.[name]?.[0];

/** The answer where it is about this form of a page with several. */
export const answerTo = <Answer extends Pick<FormAnswer, "form">>(answer: Answer | undefined, form: string): Answer | undefined =>
  answer?.form === form ? answer : undefined;
