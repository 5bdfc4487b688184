/** How an action reads a form and answers it: one way for all of them. What was done leads on by a redirect. */
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { formBody } from "./form-body.server.ts";

/** Names of fields whose list would have to be thousands long: no form of ours has any, and reading them costs memory. */
const farInList = /\[\d{3,}\]/;
/** Fields with which Conform's own forms change themselves. None of ours does: sent by hand they would be an error of ours. */
const ofConform = new Set(["__intent__", "__state__"]);

type Options = { hide?: string[] };

/** The fields of a form without what none of ours has. */
function plainFields(sent: FormData): FormData {
  for (const name of new Set(sent.keys())) if (farInList.test(name) || ofConform.has(name)) sent.delete(name);
  return sent;
}

function readOf<Typed, Value>(sent: FormData, submission: Submission<Typed, string[], Value>, { hide = [] }: Options) {
  const form = sent.get("form");
  const read = { form: typeof form === "string" ? form : undefined, result: submission.reply({ hideFields: hide }) };
  return submission.status === "success" ? { ...read, ok: true as const, value: submission.value } : { ...read, ok: false as const };
}

/**
 * Reads fields by a schema, whose rules name the keys of their messages. `result` is what a refused form is shown again with, without
 * the fields named in `hide` (passwords); `form` tells which of the page's forms it is.
 */
export function parseForm<Schema extends z.ZodType>(sent: FormData, schema: Schema, options: Options = {}) {
  const form = plainFields(sent);
  return readOf(form, parseWithZod(form, { schema, disableAutoCoercion: true }), options);
}

/** The same from the request itself, also by rules that take time. A body that is no form throws 400. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema, options: Options = {}) {
  const form = plainFields(await formBody(request));
  return readOf(form, await parseWithZod(form, { schema, disableAutoCoercion: true, async: true }), options);
}

/** The texts of a form by the names of their fields: of a form whose fields its content decides. */
export const textFields = (sent: FormData): Record<string, string> =>
  Object.fromEntries([...plainFields(sent)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** The version of a piece that whoever changes it has seen; 0 of one that is not there yet. */
export const versionSchema = z.coerce.number().int().min(0);

type ReadForm = Pick<FormAnswer, "form" | "result">;
type Clock = { now: () => Date };

/** Answers a form that is shown again with what was wrong (400), or with why it was refused by a rule (409, if not told otherwise). */
export function refuse<const Answer extends Omit<FormAnswer<string>, "at">>(
  { now }: Clock,
  answer: Answer,
  status = answer.problem ? 409 : 400,
) {
  // Of a form that was read only what is to be shown again goes back: what `hide` names would stand in the page otherwise.
  const { ok: _, value: __, ...told }: Answer & { ok?: unknown; value?: unknown } = answer;
  return data({ at: now().toISOString(), ...told }, { status });
}

/** What was read, with why it is refused at these fields: by their names, the keys of what only a verb could know. */
export const wrongAt = <Given extends ReadForm>(read: Given, errors: Record<string, string>) => ({
  ...read,
  result: { ...read.result, error: Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, [key]])) },
});

/**
 * Answers a form that could not be read: wrong at fields that say so by one of these keys, or else (what is wrong was typed by nobody,
 * such as a hidden field) not a form of ours.
 */
export function refuseFields<Given extends ReadForm>(clock: Clock, read: Given, keys: readonly string[]) {
  const said = Object.values(read.result?.error ?? {}).some((errors) => errors?.some((error) => keys.includes(error)));
  return refuse(clock, said ? read : { ...read, problem: "unreadable" as const }, 400);
}

/** Answers who asks too often: 429, with the seconds until the next try. */
export function tooManyRequests({ now }: Clock, wait: number, { form, result }: ReadForm = {}) {
  const answer = { at: now().toISOString(), form, result, problem: "too_many" as const, waitMinutes: Math.ceil(wait / 60) };
  return data(answer, { status: 429, headers: { "Retry-After": String(wait) } });
}
