import { useState, type SyntheticEvent } from "react";

/**
 * Which fields were edited since the last answer of the server: their errors are out of date and no longer shown
 *. `answer` is whatever is new with each answer.
 */
export function useEditedFields(answer: unknown) {
  const [edited, setEdited] = useState<{ since: unknown; names: readonly string[] }>({ since: answer, names: [] });
  const names = edited.since === answer ? edited.names : [];
  const onInput = (event: SyntheticEvent) => {
    const { target } = event;
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name && !names.includes(name)) setEdited({ since: answer, names: [...names, name] });
  };
  return { isEdited: (name: string) => names.includes(name), onInput };
}
