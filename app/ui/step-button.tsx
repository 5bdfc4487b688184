import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { atLimit: boolean };

/**
 * One step up or down. At its limit it does nothing, sends nothing, and stays where the Tab key finds it: a disabled button would take
 * the focus away from whoever has just pressed it.
 */
export function StepButton({ atLimit, type = "submit", formAction, onClick, className = "icon-button", ...button }: Props) {
  return (
    <button
      {...button}
      className={className}
      type={atLimit ? "button" : type}
      formAction={atLimit ? undefined : formAction}
      aria-disabled={atLimit ? true : undefined}
      onClick={atLimit ? undefined : onClick}
    />
  );
}
