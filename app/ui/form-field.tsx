import { CircleAlert } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";

type Props = {
  /** Ids of the control and of its error, as Conform names them. */
  id: string;
  errorId: string;
  label: ReactNode;
  /** Why it was refused; nothing where it was not. */
  error?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
  /** A text stands below the box, with the id that `fieldControl` tells the control; anything else as it is. */
  hint?: ReactNode;
};

const hintIdOf = (id: string) => `${id}-hint`;

/** What a control has of its field: the id, and which texts at it say more, for those who hear the page. The error's id is `<id>-error`. */
export const fieldControl = (id: string, { hint, error }: { hint?: string | undefined; error?: string | undefined }) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": [hint && hintIdOf(id), error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

/** Why a field was refused, below it; nothing where it was not. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon icon-small" />
      {error}
    </p>
  );
}

/** A control in its box, with its label above and, where it was refused, why below. */
export function FormField({ id, errorId, label, error, icon, children, hint }: Props) {
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="input" data-invalid={error ? "" : undefined}>
        {icon}
        {children}
      </div>
      {typeof hint === "string" && hint ? (
        <p className="field-hint" id={hintIdOf(id)}>
          {hint}
        </p>
      ) : (
        hint
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
