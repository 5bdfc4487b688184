import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** What was pressed before the scripts ran: `end` keeps no more of it, `repeat` presses it again, in turn. */
    earlyPresses?: { end: () => void; repeat: () => void };
  }
}

/** Stands in the page as text: uses nothing from outside itself. */
function keepPresses(): void {
  // Each counts once: who sees nothing happen presses again.
  const pressed = new Set<HTMLButtonElement>();
  const listening = new AbortController();
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
    if (button) pressed.add(button);
  };
  addEventListener("click", keep, { capture: true, signal: listening.signal });
  window.earlyPresses = {
    end: () => listening.abort(),
    repeat() {
      for (const button of pressed) button.click();
      pressed.clear();
    },
  };
}

const keepPressesCode = `(${keepPresses})()`;

/**
 * Buttons that only scripts answer, pressed before these have come, which is after the first paint: the press counts when they
 * have. Links and forms work without them.
 */
export function EarlyPresses({ nonce }: { nonce?: string }) {
  // The buttons answer from here on, and effects may still take a while: a press in between would count twice.
  useLayoutEffect(() => window.earlyPresses?.end(), []);
  useEffect(() => window.earlyPresses?.repeat(), []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepPressesCode }} />;
}
