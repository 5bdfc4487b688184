import { CircleAlert, CircleCheck } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useFormats } from "#app/i18n/format.ts";
import { showToast, type ToastMessage } from "#app/ui/toast.ts";

type Props = {
  feedback: ToastMessage | undefined;
  /** Tells one answer from the next. */
  at: string | undefined;
  /** True for what is done again and again: the focus then stays on its button, as long as that can be used. */
  stays?: boolean;
};

const isLost = (element: Element | null) => element === null || element === document.body || element.matches(":disabled");

/** What a sent form has led to: a line on the page, which has the focus now, and a toast. */
export function Feedback({ feedback, at, stays = false }: Props) {
  const formats = useFormats();
  const note = useRef<HTMLParagraphElement>(null);
  const { kind, title, text } = feedback ?? {};
  useEffect(() => {
    if (at === undefined || kind === undefined) return;
    showToast({ kind, title: title ?? "", text: text ?? "", onPage: true });
    if (!stays || isLost(document.activeElement)) note.current?.focus();
  }, [at, kind, title, text, stays]);
  if (!feedback) return null;
  const Icon = kind === "success" ? CircleCheck : CircleAlert;
  return (
    <p
      className={`note mb-5 ${kind === "success" ? "note-good" : "note-bad"}`}
      role={kind === "success" ? "status" : "alert"}
      ref={note}
      tabIndex={-1}
    >
      <Icon className="icon" />
      <span>
        <b>{formats.sentence(feedback.title)}</b> {text}
      </span>
    </p>
  );
}
