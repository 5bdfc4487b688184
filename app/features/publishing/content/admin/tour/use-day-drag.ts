import { useState, type PointerEvent } from "react";

type Drag = { from: number; over: number };

/** The row of the list under a height of the window: the first or last one beyond its ends. */
function rowAt(list: Element | null | undefined, y: number): number | undefined {
  const rows = [...(list?.querySelectorAll("[data-day]") ?? [])];
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return rows.length === 0 ? undefined : below === -1 ? rows.length - 1 : below;
}

const edge = 90;
/** A long list scrolls on while a row is held at an end of the window. */
function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -12);
  else if (y > window.innerHeight - edge) window.scrollBy(0, 12);
}

/** Moves rows by a handle, with a mouse, a pen or a finger. `onDrop` hears where a row is let go. A touch that is broken off leaves all as it is. */
export function useDayDrag(onDrop: (form: HTMLFormElement, drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();
  const handle = (day: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: day, over: day });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) scrollAtEdge(event.clientY);
      const over = drag && rowAt(event.currentTarget.closest(".day-rows"), event.clientY);
      if (drag && over !== undefined && over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const form = event.currentTarget.closest("form");
      if (drag && form && drag.over !== drag.from) onDrop(form, drag);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handle };
}
