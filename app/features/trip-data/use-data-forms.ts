import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { problemHere, sendFile, type SendingPhase } from "./send-file.ts";
import { tripDataPath } from "./trip-data-address.ts";
import type { TripDataAnswer } from "./trip-data-answer.ts";

type Told = { answer: TripDataAnswer; locationKey: string };

/**
 * Sends the upload form by a script: with its progress, and without leaving the page. `answer` is what the last sending has led
 * to, until another address is shown.
 */
export function useUpload(largestFile: number) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [phase, setPhase] = useState<SendingPhase>();
  const [told, setTold] = useState<Told>();
  // Who has gone to another page is not fetched back.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const body = new FormData(form, submitter);
    const upload = uuidv4();
    body.set("upload", upload);
    const file = body.get("file");
    setTold(undefined);
    if (file instanceof File && file.size > largestFile) return setTold({ answer: problemHere("too_large"), locationKey: key });
    const answer = await sendFile(body, {
      address: localPath(language, `${tripDataPath}/upload`),
      progressAddress: localPath(language, `${tripDataPath}/progress?upload=${upload}`),
      onPhase: setPhase,
    });
    setPhase(undefined);
    setTold({ answer, locationKey: key });
    if (!("done" in answer)) return;
    form.reset();
    if (here.current) {
      await navigate(localPath(language, answer.show), { replace: true, preventScrollReset: true, state: { told: answer.at } });
    }
  }

  const toldHere: unknown = typeof state === "object" && state !== null && "told" in state ? state.told : undefined;
  const current = told && (told.locationKey === key || told.answer.at === toldHere) ? told.answer : undefined;
  return { phase, answer: current, send };
}
