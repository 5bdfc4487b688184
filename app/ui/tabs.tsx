/**
 * Tabs as WAI-ARIA describes them: one tab stop, arrow keys choose at once, Home and End lead to the ends. Each tab is a link to
 * this page with that tab open, so that it works without JavaScript. (A component library's tabs are nine kilobytes more.)
 */
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";

type Tab<Value extends string> = { value: Value; href: string; label: ReactNode };
type ListProps<Value extends string> = { id: string; label: string; tabs: Tab<Value>[]; chosen: Value; onChoose: (value: Value) => void };

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-content-${value}`;

/** Where a key leads from the tab at `index` among `count`; undefined for any other key. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  // A tab is a link here, and links know Enter only.
  if (key === " ") return index;
  return key === "End" ? count - 1 : undefined;
}

export function TabList<Value extends string>({ id, label, tabs, chosen, onChoose }: ListProps<Value>) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  const turn = (event: KeyboardEvent, index: number) => {
    // Alt and an arrow is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus();
  };
  // With a modifier the browser opens the link elsewhere; a plain click is the tab's.
  const choose = (event: MouseEvent, value: Value) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(value);
  };
  return (
    <div className="tab-list" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ value, href, label: name }, index) => (
        <a
          key={value}
          className="tab"
          role="tab"
          id={tabId(id, value)}
          href={href}
          aria-selected={value === chosen}
          aria-controls={panelId(id, value)}
          // Until the script runs nothing moves the focus among the tabs: each takes its own turn.
          tabIndex={!hydrated || value === chosen ? 0 : -1}
          onClick={(event) => choose(event, value)}
          onKeyDown={(event) => turn(event, index)}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

type PanelProps = { id: string; value: string; chosen: string; className: string; children: ReactNode };

/** What a tab shows. All panels are in the page; only the chosen one is seen. */
export function TabPanel({ id, value, chosen, className, children }: PanelProps) {
  const active = value === chosen;
  return (
    <div
      data-state={active ? "active" : "inactive"}
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      className={className}
      hidden={!active}
    >
      {children}
    </div>
  );
}
