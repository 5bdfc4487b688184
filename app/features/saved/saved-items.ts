/** The saved lists of a visitor without an account: slugs of tours and of articles, kept in this browser. */
import { useSyncExternalStore } from "react";

export type SavedKind = "tour" | "article";

const keys: Record<SavedKind, string> = { tour: "saved-tours", article: "saved-articles" };
const maxSaved = 200;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
const read: Partial<Record<SavedKind, { text: string | null; slugs: readonly string[] }>> = {};

function storedText(kind: SavedKind): string | null {
  try {
    return localStorage.getItem(keys[kind]);
  } catch {
    // Storage can be switched off; the list is then as long as the page.
    return read[kind]?.text ?? null;
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
function snapshot(kind: SavedKind): readonly string[] {
  const text = storedText(kind);
  const known = read[kind];
  if (known && known.text === text) return known.slugs;
  const slugs = parse(text);
  read[kind] = { text, slugs };
  return slugs;
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

/** Slugs of the saved things of a kind, latest first; empty on the server. */
export const useSaved = (kind: SavedKind): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => snapshot(kind),
    () => none,
  );

/** Saves a tour or an article, or takes it off its list. Returns whether it is saved now. */
export function toggleSaved(kind: SavedKind, slug: string): boolean {
  const slugs = snapshot(kind);
  const saved = !slugs.includes(slug);
  const next = saved ? [slug, ...slugs].slice(0, maxSaved) : slugs.filter((other) => other !== slug);
  const text = JSON.stringify(next);
  read[kind] = { text, slugs: next };
  try {
    localStorage.setItem(keys[kind], text);
  } catch {
    // See storedText.
  }
  for (const listener of listeners) listener();
  return saved;
}
