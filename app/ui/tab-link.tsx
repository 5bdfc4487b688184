import { Tabs } from "radix-ui";
import type { MouseEvent, ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";

/** With a modifier the browser opens the link elsewhere; a plain click is the tab's. */
const keepHere = (event: MouseEvent) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
};

/** A tab that is a link to this page with that tab open, so that it works without JavaScript. Stands in a `Tabs.List`. */
export function TabLink({ value, href, children }: { value: string; href: string; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Tabs.Trigger value={value} className="tab" asChild>
      {/* Until the script runs nothing moves the focus among the tabs: each takes its own turn. */}
      <a href={href} type={undefined} onClick={keepHere} {...(hydrated ? {} : { tabIndex: 0 })}>
        {children}
      </a>
    </Tabs.Trigger>
  );
}
