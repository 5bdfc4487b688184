import type { ReactNode } from "react";

type Props = {
  sending: boolean;
  /** Classes beside `button`. */
  look?: string;
  /** Stands before the text while nothing is being sent. */
  icon?: ReactNode;
  children: ReactNode;
};

/** Sends its form. While that is on its way it shows so, and cannot be pressed again. */
export function SendButton({ sending, look = "button-primary", icon, children }: Props) {
  return (
    <button className={`button ${look}`} disabled={sending} aria-busy={sending}>
      {sending ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
