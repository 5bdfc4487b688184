import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "react-router";

type Props = { summary: ReactNode; summaryClass: string; className?: string; current?: boolean; label?: string; children: ReactNode };

/**
 * A button that shows and hides what follows it (WAI-ARIA disclosure), working without JavaScript. Escape, a click
 * elsewhere, leaving it with the keyboard and going to another page close it; only one of the frame's is open at a time.
 */
export function Disclosure({ summary, summaryClass, className, current = false, label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={details}
      // Another page starts with a new, closed one.
      key={pathname + search}
      name="frame-menu"
      className={className}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary className={summaryClass} aria-label={label} aria-current={current ? "true" : undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
