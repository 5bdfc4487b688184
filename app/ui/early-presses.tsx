import { useEffect } from "react";

declare global {
  interface Window {
    /** Presses again what was pressed before the scripts ran, in turn, and keeps no more. */
    pressAgain?: () => void;
  }
}

/** Stands in the page as text: uses nothing from outside itself. */
function keepPresses(): void {
  const pressed: HTMLButtonElement[] = [];
  const listening = new AbortController();
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
    if (button) pressed.push(button);
  };
  addEventListener("click", keep, { capture: true, signal: listening.signal });
  window.pressAgain = () => {
    listening.abort();
    for (const button of pressed.splice(0)) button.click();
  };
}

const keepPressesCode = `(${keepPresses})()`;

/**
 * Buttons that only scripts answer, pressed before these have come, which is after the first paint: the press counts when they
 * have. Links and forms work without them.
 */
export function EarlyPresses({ nonce }: { nonce?: string }) {
  useEffect(() => window.pressAgain?.(), []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepPressesCode }} />;
}
