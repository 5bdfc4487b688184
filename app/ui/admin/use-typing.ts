import { useState, type SyntheticEvent } from "react";

type TypedForm = { since: string | undefined; names: readonly string[]; unsaved: boolean };

/**
 * What has been typed into a form and not saved. `answeredAt` is when a form was refused: what was sent is unsaved again, and
 * the errors of fields that are typed into from then on are out of date.
 */
export function useTyping(answeredAt: string | undefined) {
  const [typing, setTyping] = useState<TypedForm>({ since: answeredAt, names: [], unsaved: answeredAt !== undefined });
  if (answeredAt !== typing.since) setTyping({ since: answeredAt, names: [], unsaved: answeredAt !== undefined });
  const onInput = (event: SyntheticEvent) => {
    const { target } = event;
    const name = target instanceof HTMLElement ? (target.getAttribute("name") ?? "") : "";
    if (!typing.unsaved || !typing.names.includes(name)) setTyping({ ...typing, names: [...typing.names, name], unsaved: true });
  };
  return {
    unsaved: typing.unsaved,
    isEdited: (name: string) => typing.names.includes(name),
    onInput,
    /** What was typed is on its way. */
    onSent: () => setTyping({ ...typing, names: [], unsaved: false }),
  };
}
