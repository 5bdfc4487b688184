import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { fieldControl } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { errorIn, typedIn, type FormAnswer, type FormProblem } from "#app/values/form-answer.ts";
import { errorLimits } from "./account-fields.ts";

/** What may happen to any form, for which the pages of accounts have one text. */
export const isFormProblem = (problem: string): problem is FormProblem =>
  problem === "unreadable" || problem === "undelivered" || problem === "forbidden";

type Words<Key> = { keys: readonly Key[]; text: (key: Key, values: { limit: number }) => string };

/**
 * A form about an account, and for each of its fields what the box and the control are given: what was typed stays, why it was refused
 * stands at it until it is edited, and the first refused one gets the focus. What did not arrive leaves the form as it stands.
 */
export function useAccountForm<Key extends string>(id: string, given: FormAnswer<string> | undefined, { keys, text }: Words<Key>) {
  const answer = useArrivedAnswer(given);
  const { isEdited, onInput } = useEditedFields(answer);
  const ref = useRefusedField(answer?.result?.error && answer);
  // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
  const noValidate = useHydrated();
  const field = (name: string, { initial, hint }: { initial?: string | undefined; hint?: string } = {}) => {
    const key = isEdited(name) ? undefined : keys.find((known) => known === errorIn(answer, name));
    const error = key && text(key, { limit: errorLimits[key] ?? 0 });
    const fieldId = `${id}-${name}`;
    return {
      box: { id: fieldId, errorId: `${fieldId}-error`, error, hint },
      control: { ...fieldControl(fieldId, { hint, error }), name, defaultValue: typedIn(answer, name, initial) },
    };
  };
  return { form: { id, ref, noValidate, onInput, method: "post" as const }, field };
}

export type AccountField = ReturnType<typeof useAccountForm>["field"];
