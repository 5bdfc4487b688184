import type { ComponentProps, ReactNode } from "react";

type Props = Pick<ComponentProps<"button">, "name" | "value" | "form" | "formNoValidate" | "aria-label" | "aria-describedby"> & {
  sending: boolean;
  /** Where several buttons send: whether it is this one that was pressed. */
  pressed?: boolean;
  /** Classes beside `button`. */
  look?: string;
  /** Stands before the text while nothing is being sent. */
  icon?: ReactNode;
  /** True where there is another reason not to send. */
  disabled?: boolean;
  children: ReactNode;
};

/**
 * Sends its form. While that is on its way it shows so, and a press (or Enter in a field) sends nothing more. A form that may lead to
 * another site must end `sending` on `pageshow`: who comes back by the browser's button may find the page as she left it, and must be
 * able to press again.
 */
export function SendButton({ sending, pressed = sending, look = "button-primary", icon, children, ...button }: Props) {
  const busy = sending && pressed;
  return (
    <button
      {...button}
      className={`button ${look}`}
      // Not disabled while sending: the focus would go.
      aria-disabled={sending ? true : undefined}
      aria-busy={busy}
      onClick={sending ? (event) => event.preventDefault() : undefined}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
