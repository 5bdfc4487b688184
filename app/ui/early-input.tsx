import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** What was done before the scripts ran: `end` keeps no more of it, `repeat` does it again, in turn. */
    earlyInput?: { end: () => void; repeat: () => void };
  }
}

/** Stands in the page as text: uses nothing from outside itself. */
function keepEarlyInput(): void {
  // A button counts once: who sees nothing happen presses again. Of a field the last state counts.
  const repeats = new Map<Element, () => void>();
  const listening = new AbortController();
  const keep = { capture: true, signal: listening.signal };

  const fill = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    // React takes note of what is set on the field itself, and hears only of what differs from that.
    field.value = "";
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const tick = (box: HTMLInputElement, checked: boolean) => {
    box.checked = !checked;
    box.click();
  };
  const repeatOf = (field: EventTarget | null): (() => void) | undefined => {
    if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) return fill.bind(null, field, field.value);
    if (!(field instanceof HTMLInputElement)) return undefined;
    if (field.type === "file") return () => field.dispatchEvent(new Event("change", { bubbles: true }));
    return /^(?:checkbox|radio)$/.test(field.type) ? tick.bind(null, field, field.checked) : fill.bind(null, field, field.value);
  };

  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const pressed = target instanceof Element && target.closest<HTMLElement>("button[type=button], a[data-early]");
      if (!pressed) return;
      if (pressed.matches("a")) {
        // Pressed again it leads where it leads without scripts: they may never come.
        if (repeats.delete(pressed) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
      }
      repeats.set(pressed, () => pressed.click());
    },
    keep,
  );
  addEventListener(
    "input",
    ({ target }) => {
      const repeat = repeatOf(target);
      if (repeat && target instanceof Element) repeats.set(target, repeat);
    },
    keep,
  );
  window.earlyInput = {
    end: () => listening.abort(),
    repeat() {
      for (const repeat of repeats.values()) repeat();
      repeats.clear();
    },
  };
}

const keepEarlyInputCode = `(${keepEarlyInput})()`;

/**
 * What was pressed and chosen before the scripts have come, which is after the first paint, counts when they have: buttons that only
 * they answer, links with `data-early`, to which they give another answer, and fields whose state they keep. Other links and forms
 * work without them. Stands before whatever can be pressed: a long page is used while its end is still on the way.
 */
export const EarlyInput = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepEarlyInputCode }} />
);

/** Stands after the page, whose own effects come first. */
export function EarlyInputRepeated() {
  // The page answers from here on, and effects may still take a while: what is done in between would count twice.
  useLayoutEffect(() => window.earlyInput?.end(), []);
  useEffect(() => window.earlyInput?.repeat(), []);
  return null;
}
