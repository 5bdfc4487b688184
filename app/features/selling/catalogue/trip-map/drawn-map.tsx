import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { showPlace } from "#app/ui/page-heading.ts";

/** A day may be folded: what is asked for is shown. */
function showDay(id: string): void {
  const text = document.getElementById(id)?.querySelector("details");
  if (text) text.open = true;
  showPlace(id);
}

/**
 * A map as the server has drawn it. Its links are links without JavaScript; with it a day opens where it stands, and a place and its
 * line in the list are marked together.
 */
export function DrawnMap({ className, markup }: { className: string; markup: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const map = frame.current;
    if (!map) return;
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element))
        return;
      const address = event.target.closest("a")?.getAttribute("href");
      if (!address) return;
      event.preventDefault();
      if (address.startsWith("#")) showDay(address.slice(1));
      else void navigate(address);
    };
    const mark = ({ target }: Event) => {
      const stop = target instanceof Element ? target.closest("[data-stop]")?.getAttribute("data-stop") : undefined;
      for (const part of map.querySelectorAll("[data-stop]")) part.toggleAttribute("data-on", part.getAttribute("data-stop") === stop);
    };
    const listening = new AbortController();
    map.addEventListener("click", follow, listening);
    for (const name of ["pointerover", "pointerleave", "focusin"]) map.addEventListener(name, mark, listening);
    return () => listening.abort();
  }, [navigate]);
  return <div ref={frame} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
