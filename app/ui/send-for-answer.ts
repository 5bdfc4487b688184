import type { FormAnswer } from "#app/values/form-answer.ts";

type Unanswered = Pick<FormAnswer, "at" | "problem">;

/**
 * Sends a form for a script that goes on without leaving its page, to an address that answers in JSON. Whatever happens on the way
 * is an answer: no connection, the site away, something else that answers in its place, nobody signed in any more.
 */
export async function sendForAnswer<Answer extends FormAnswer<string>>(address: string, form: FormData): Promise<Answer | Unanswered> {
  const isAnswer = (value: unknown): value is Answer => typeof value === "object" && value !== null && "at" in value;
  const unanswered = (problem: Unanswered["problem"]): Unanswered => ({ at: new Date().toISOString(), problem });
  try {
    const response = await fetch(address, { method: "POST", body: form, headers: { Accept: "application/json" } });
    if (response.status === 403) return unanswered("forbidden");
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : unanswered("undelivered");
  } catch {
    return unanswered("undelivered");
  }
}
