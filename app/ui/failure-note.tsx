import { CircleAlert } from "#app/ui/icons.tsx";
import type { ReactNode, RefObject } from "react";
import { useFormats } from "#app/i18n/format.ts";

type Props = {
  /** Takes the focus when an answer brings it. */
  note: RefObject<HTMLParagraphElement | null>;
  title: string;
  children: ReactNode;
};

/** Above a form: that it was refused as a whole, and why. */
export function FailureNote({ note, title, children }: Props) {
  const formats = useFormats();
  return (
    <p className="note note-problem" role="alert" ref={note} tabIndex={-1}>
      <CircleAlert className="icon" />
      <span>
        <b>{formats.sentence(title)}</b> {children}
      </span>
    </p>
  );
}
