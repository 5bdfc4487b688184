import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * Above a form that did not arrive (ui/delivered), or was refused without a reason: says so, and has the focus each time. Of any other
 * answer it says nothing.
 */
export function UndeliveredNote({ answer }: { answer: object | undefined }) {
  const { t } = useTranslation();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) note.current?.focus();
  }, [answer]);
  if (!answer || !("problem" in answer) || (answer.problem !== "undelivered" && answer.problem !== "refused")) return null;
  return (
    <p className="note note-problem" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      {t(answer.problem)}
    </p>
  );
}
