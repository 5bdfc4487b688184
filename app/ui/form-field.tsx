import { CircleAlert } from "lucide-react";
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
  hint?: ReactNode;
};

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
      {hint}
      {error ? (
        <p className="field-error" id={errorId}>
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
