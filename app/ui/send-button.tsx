import type { ReactNode } from "react";

type Props = {
  sending: boolean;
  /** Classes beside `button`. */
  look?: string;
  /** Stands before the text while nothing is being sent. */
  icon?: ReactNode;
  /** True where there is another reason not to send. */
  disabled?: boolean;
  children: ReactNode;
};

/**
 * Sends its form. While that is on its way it shows so, and a press (or Enter in a field) sends nothing more. Not for a form that may
 * lead to another site: who comes back by the browser's button may find the page as she left it, and must be able to press again.
 */
export function SendButton({ sending, look = "button-primary", icon, disabled = false, children }: Props) {
  return (
    <button
      className={`button ${look}`}
      disabled={disabled}
      // Not disabled while sending: the focus would go.
      aria-disabled={sending ? true : undefined}
      aria-busy={sending}
      onClick={sending ? (event) => event.preventDefault() : undefined}
    >
      {sending ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
