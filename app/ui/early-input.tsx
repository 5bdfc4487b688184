import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /**
     * What was done before the scripts ran: `end` keeps no more presses, `restore` gives the fields of a part the state that they were
     * left in, `repeat` does again, in turn, what was done there.
     */
    earlyInput?: { end: () => void; restore: (part: PartOfPage) => void; repeat: (part: PartOfPage) => void };
  }
}

/** The parts that come alive one after the other, by their elements; all that is outside of them is the page's. */
type PartOfPage = "header" | "main" | "footer" | "page";

/** Stands in the page as text: uses nothing from outside itself. */
function keepEarlyInput(): void {
  type Kept = { restore: () => void; repeat: () => void };
  // A button counts once: who sees nothing happen presses again. Of a field the last state counts.
  const kept = new Map<Element, Kept>();
  const alive = new Set<string>();
  const presses = new AbortController();
  const partOf = (element: Element) => element.closest("body > header, body > main, body > footer")?.localName ?? "page";
  const nothing = () => {};

  /** React takes note of what is set on the field itself, and hears only of what differs from that: this is past it. */
  const setQuietly = (field: Element, name: "value" | "checked", state: string | boolean) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, state);
  const filled = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): Kept => {
    const { value } = field;
    return {
      restore: () => setQuietly(field, "value", value),
      repeat() {
        field.value = "";
        setQuietly(field, "value", value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
    };
  };
  const ticked = (box: HTMLInputElement): Kept => {
    const { checked } = box;
    return {
      restore: () => setQuietly(box, "checked", checked),
      repeat() {
        box.checked = !checked;
        box.click();
      },
    };
  };
  const stateOf = (field: EventTarget | null): Kept | undefined => {
    if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) return filled(field);
    if (!(field instanceof HTMLInputElement)) return undefined;
    if (field.type === "file") return { restore: nothing, repeat: () => field.dispatchEvent(new Event("change", { bubbles: true })) };
    return /^(?:checkbox|radio)$/.test(field.type) ? ticked(field) : filled(field);
  };

  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const pressed = target instanceof Element && target.closest<HTMLElement>("button[type=button], a[data-early]");
      if (!pressed) return;
      if (pressed.matches("a")) {
        // Pressed again it leads where it leads without scripts: they may never come.
        if (kept.delete(pressed) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
      }
      kept.set(pressed, { restore: nothing, repeat: () => pressed.click() });
    },
    { capture: true, signal: presses.signal },
  );
  addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof Element) || alive.has(partOf(target))) return;
      const state = stateOf(target);
      if (state) kept.set(target, state);
    },
    true,
  );
  const keptIn = (part: string) => [...kept].filter(([element]) => partOf(element) === part);
  window.earlyInput = {
    end: () => presses.abort(),
    restore(part) {
      for (const [, { restore }] of keptIn(part)) restore();
    },
    repeat(part) {
      alive.add(part);
      for (const [element, { repeat }] of keptIn(part)) {
        kept.delete(element);
        repeat();
      }
    },
  };
}

/** The browser has it in the page already: its scripts go without. */
const keepEarlyInputCode = import.meta.env.SSR ? `(${keepEarlyInput})()` : "";

/**
 * What was pressed and chosen before the scripts have come, which is after the first paint, counts when they have: buttons that only
 * they answer, links with `data-early`, to which they give another answer, and fields whose state they keep. Other links and forms
 * work without them. Stands before whatever can be pressed: a long page is used while its end is still on the way.
 */
export const EarlyInput = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepEarlyInputCode }} />
);

/** Stands at the end of its part of the page, whose own effects come first. */
export function EarlyInputRepeated({ part }: { part: PartOfPage }) {
  // Once the page answers, React itself wakes the part that is pressed; what is pressed while effects run would count twice.
  useLayoutEffect(() => {
    if (part === "page") window.earlyInput?.end();
    // At once: a box that somebody has ticked is not seen unticked while effects run.
    window.earlyInput?.restore(part);
  }, [part]);
  useEffect(() => window.earlyInput?.repeat(part), [part]);
  return null;
}
