import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * Above a form that did not arrive (`deliver`), or was refused without a reason: says so, and has the focus each time. Of any other
 * answer it says nothing.
 */
export function UndeliveredNote({ answer }: { answer: object | undefined }) {
  const { t } = useTranslation();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) note.current?.focus();
  }, [answer]);
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  // Who may not (any more) is told the same as whoever was refused without a reason.
  if (problem !== "undelivered" && problem !== "refused" && problem !== "forbidden") return null;
  return (
    <p className="note note-problem" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      {t(problem === "undelivered" ? "undelivered" : "refused")}
    </p>
  );
}
