import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { keptAnswerSchema, largestFarewell, pauseMs, type KeptAnswer, type PageDraft } from "./draft.ts";

/** What stands in a form, by the names of its fields; of several with one name, one a line, as a refused form is shown again. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const sent = new FormData(form);
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).map(String).join("\n")]));
}

/** What the site answered last, or that it could not be asked. */
export type Told = { kept?: KeptAnswer; failed?: true };

/**
 * Keeps what is typed into the form with that id on the server: after a pause, and when its page is left. Tells what it was answered
 * last, or that it could not be kept.
 */
export function useKeptDraft(formId: string, { of, version }: PageDraft, unsaved: boolean) {
  const { kind, id, form: name, language } = of;
  const [told, setTold] = useState<Told & { forVersion: number }>({ forVersion: version });
  const isUnsaved = useRef(unsaved);
  useEffect(() => {
    isUnsaved.current = unsaved;
  }, [unsaved]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typed = false;
    let request: AbortController | undefined;
    const formNow = () => {
      const found = document.getElementById(formId);
      return found instanceof HTMLFormElement ? found : undefined;
    };
    async function send(leaving: boolean) {
      const form = formNow();
      clearTimeout(timer);
      if (!form || !typed || !isUnsaved.current) return;
      typed = false;
      const body = new URLSearchParams({
        kind,
        id,
        form: name,
        language,
        version: String(version),
        fields: JSON.stringify(fieldsOf(form)),
      });
      request = new AbortController();
      const { signal } = request;
      try {
        const keepalive = leaving && body.toString().length < largestFarewell;
        const answer = await fetch(href("/admin/content/drafts"), { method: "POST", body, signal, keepalive });
        if (!answer.ok) throw new Error(String(answer.status));
        setTold({ kept: keptAnswerSchema.parse(await answer.json()), forVersion: version });
      } catch {
        if (signal.aborted) return;
        typed = true;
        setTold({ failed: true, forVersion: version });
      }
    }
    const belongs = ({ target }: Event) => target instanceof Element && target.closest("form")?.id === formId;
    function onInput(event: Event) {
      if (!belongs(event)) return;
      typed = true;
      clearTimeout(timer);
      timer = setTimeout(() => void send(false), pauseMs);
    }
    // What is being saved must not come back as a draft.
    function onSubmit(event: Event) {
      if (!belongs(event)) return;
      clearTimeout(timer);
      request?.abort();
    }
    const onHidden = () => {
      if (document.visibilityState === "hidden") void send(true);
    };
    document.addEventListener("input", onInput);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", onInput);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [formId, kind, id, name, language, version]);
  // What was told of an earlier version is over once that is saved.
  const nothing: Told = {};
  return told.forVersion === version ? told : nothing;
}
