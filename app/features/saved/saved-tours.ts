/** The saved list of a visitor without an account: slugs of tours, kept in this browser. */
import { useSyncExternalStore } from "react";

const key = "saved-tours";
const maxSaved = 200;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; slugs: readonly string[] } | undefined;

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be switched off; the list is then as long as the page.
    return read?.text ?? null;
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((slug): slug is string => typeof slug === "string") : none;
  } catch {
    return none;
  }
}

/** The same array as long as nothing changed, as React asks of a store. */
function snapshot(): readonly string[] {
  const text = storedText();
  if (!read || read.text !== text) read = { text, slugs: parse(text) };
  return read.slugs;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed the list.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Slugs of the saved tours, latest first; empty on the server. */
export const useSavedTours = (): readonly string[] => useSyncExternalStore(subscribe, snapshot, () => none);

/** Saves a tour, or takes it off the list. Returns whether it is saved now. */
export function toggleSavedTour(slug: string): boolean {
  const slugs = snapshot();
  const saved = !slugs.includes(slug);
  const next = saved ? [slug, ...slugs].slice(0, maxSaved) : slugs.filter((other) => other !== slug);
  const text = JSON.stringify(next);
  read = { text, slugs: next };
  try {
    localStorage.setItem(key, text);
  } catch {
    // See storedText.
  }
  for (const listener of listeners) listener();
  return saved;
}
