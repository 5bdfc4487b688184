import { useEffect, useRef, type RefObject } from "react";

/**
 * For a bar that scrolls sideways on small screens: brings the link to this page into its middle, again whenever `page` is another.
 * Where somebody has moved the bar before the scripts ran, it stays: a finger may be on the link that would move away.
 */
export function useCurrentInView<Bar extends HTMLElement>(page: string): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  const pageBefore = useRef<string>(undefined);
  useEffect(() => {
    const element = bar.current;
    const moved = pageBefore.current === undefined && element !== null && element.scrollLeft > 0;
    pageBefore.current = page;
    const link = element?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!element || !link || moved) return;
    const box = element.getBoundingClientRect();
    element.scrollLeft += link.left - box.left - (box.width - link.width) / 2;
  }, [page]);
  return bar;
}
