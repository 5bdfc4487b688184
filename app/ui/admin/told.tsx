import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { showToast, type ToastMessage } from "#app/ui/toast.ts";

/** What a sent form has led to: a line on the page, which has the focus now, and a toast. `at` tells one answer from the next. */
export function Told({ told, at }: { told: ToastMessage | undefined; at: string | undefined }) {
  const note = useRef<HTMLParagraphElement>(null);
  const { kind, title, text } = told ?? {};
  useEffect(() => {
    if (at === undefined || kind === undefined) return;
    showToast({ kind, title: title ?? "", text: text ?? "" });
    note.current?.focus();
  }, [at, kind, title, text]);
  if (!told) return null;
  const Icon = kind === "success" ? CircleCheck : CircleAlert;
  return (
    <p
      className={`note mb-5 ${kind === "success" ? "note-good" : "note-bad"}`}
      role={kind === "success" ? "status" : "alert"}
      ref={note}
      tabIndex={-1}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>
        <b>{/[.!?]$/.test(told.title) ? title : `${title}.`}</b> {text}
      </span>
    </p>
  );
}
