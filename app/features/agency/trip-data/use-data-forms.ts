import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { problemHere, sendForm, type SendingPhase } from "./send-form.ts";
import { tripDataPath } from "./trip-data-address.ts";
import type { TripDataAnswer } from "./trip-data-answer.ts";

type Feedback = { answer: TripDataAnswer; locationKey: string };

export type DataForms = {
  /** What a form asks for that is on its way: its button, and the upload that it is about; empty for a new file. */
  sent: { intent: string; id: string } | undefined;
  /** How far a file is that is being uploaded. */
  phase: SendingPhase | undefined;
  /** What the last form has led to, until another address is shown. */
  answer: TripDataAnswer | undefined;
  onSubmit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  /** Stops the upload that is under way; what becomes of it is its answer. */
  cancel: () => void;
};

const textIn = (body: FormData, name: string): string => {
  const value = body.get(name);
  return typeof value === "string" ? value : "";
};

/** Sends the page's forms by a script: a file with its progress, and all without leaving the page. */
export function useDataForms(largestFile: number): DataForms {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { key, state } = useLocation();
  const [sent, setSent] = useState<DataForms["sent"]>();
  const [phase, setPhase] = useState<SendingPhase>();
  const [feedback, setFeedback] = useState<Feedback>();
  const stop = useRef<AbortController>(undefined);
  // Who has gone to another page is not fetched back.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  function sending(body: FormData) {
    const address = localPath(language, `${tripDataPath}/upload`);
    if (body.has("id")) return sendForm(body, { address });
    const upload = uuidv4();
    body.set("upload", upload);
    stop.current = new AbortController();
    const progressAddress = localPath(language, `${tripDataPath}/progress?upload=${upload}`);
    return sendForm(body, { address, file: { upload, progressAddress, onPhase: setPhase, stop: stop.current.signal } });
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const body = new FormData(form, submitter);
    const file = body.get("file");
    setFeedback(undefined);
    if (file instanceof File && file.size > largestFile) return setFeedback({ answer: problemHere("too_large"), locationKey: key });
    setSent({ intent: textIn(body, "intent"), id: textIn(body, "id") });
    const answer = await sending(body);
    setSent(undefined);
    setPhase(undefined);
    setFeedback({ answer, locationKey: key });
    if (!here.current) return;
    // Something else is there than was shown: the page asks again.
    if (!("done" in answer)) return body.has("id") ? revalidate() : undefined;
    form.reset();
    await navigate(localPath(language, answer.show), { replace: true, preventScrollReset: true, state: { feedback: answer.at } });
  }

  const feedbackHere: unknown = typeof state === "object" && state !== null && "feedback" in state ? state.feedback : undefined;
  return {
    sent,
    phase,
    answer: feedback && (feedback.locationKey === key || feedback.answer.at === feedbackHere) ? feedback.answer : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget, event.nativeEvent.submitter);
    },
    cancel: () => stop.current?.abort(),
  };
}
