import { useState, type FormEvent } from "react";

/** The texts of a form, by their names; a file has to be chosen again. Of fields with the same name the last counts. */
const sentTexts = (sent: FormData): Record<string, string> =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** Sends a form to an action that answers with a redirect. True where that is its answer, false where it refuses, undefined where it did not arrive. */
export async function sendAside(address: string, form: FormData): Promise<boolean | undefined> {
  try {
    const { type, status } = await fetch(address, { method: "POST", body: new URLSearchParams(sentTexts(form)), redirect: "manual" });
    return status < 500 ? type === "opaqueredirect" : undefined;
  } catch {
    return undefined;
  }
}

/** The button that sends a form; null where a key or a script does. */
export const buttonOf = ({ nativeEvent }: FormEvent): HTMLButtonElement | null =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement ? nativeEvent.submitter : null;

type Tell = (problem: "undelivered" | "refused") => void;
type ArrivedRequest = { accepted: boolean; button: HTMLButtonElement | null; tell: Tell };

/**
 * For a form whose action is at another address than its page. The router would first go there, and where the site does not answer
 * there is nothing to show but an error. `onArrived` does what comes next, and hears whether the form was accepted and which button sent it.
 * While one form is on its way no other is sent: where several buttons send it, disable them by `sent`.
 */
export function useOwnRequest(onArrived: (arrived: ArrivedRequest) => unknown) {
  const [{ sent, answer }, setState] = useState<{ sent?: FormData; answer?: object }>({});
  const tell: Tell = (problem) => setState({ answer: { problem } });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent) return;
    const form = event.currentTarget;
    const button = buttonOf(event);
    const fields = new FormData(form, button);
    setState({ sent: fields });
    const accepted = await sendAside(button?.getAttribute("formaction") ?? form.action, fields);
    if (accepted === undefined) return tell("undelivered");
    await onArrived({ accepted, button, tell });
    // What `onArrived` told stays.
    setState((now) => ({ answer: now.answer }));
  };
  return {
    /** What is on its way. */
    sent,
    /** For `UndeliveredNote`; new each time. */
    answer,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    tell,
  };
}
