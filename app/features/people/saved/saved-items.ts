/** Saved lists: slugs of tours and of articles. Without an account they are kept in this browser, with one by the server. */
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

export type SavedKind = "tour" | "article";

/** Slugs of what is saved, latest first. */
export type SavedLists = Record<SavedKind, readonly string[]>;

/** Who is signed in, with what the server knows of her list. */
export type ListOwner = { id: string; saved: SavedLists };

/** Who is signed in, as the root's loader tells each page. */
export const useListOwner = () => useRouteLoaderData<() => { account?: ListOwner | undefined }>("root")?.account;

/** Of each kind. */
export const maxSaved = 200;

const keys: Record<SavedKind, string> = { tour: "saved-tours", article: "saved-articles" };
const none: readonly string[] = [];
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

const changed = (slugs: readonly string[], slug: string, saved: boolean) => {
  const others = slugs.filter((other) => other !== slug);
  return saved ? [slug, ...others].slice(0, maxSaved) : others;
};

// The list of this browser.

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

/** What this browser keeps. The same array as long as nothing changed, as React asks of a store. */
export function browserList(kind: SavedKind): readonly string[] {
  const text = storedText(kind);
  const known = read[kind];
  if (known && known.text === text) return known.slugs;
  const slugs = parse(text);
  read[kind] = { text, slugs };
  return slugs;
}

function keep(kind: SavedKind, slugs: readonly string[]): void {
  const text = slugs.length > 0 ? JSON.stringify(slugs) : null;
  read[kind] = { text, slugs };
  try {
    if (text === null) localStorage.removeItem(keys[kind]);
    else localStorage.setItem(keys[kind], text);
  } catch {
    // See storedText.
  }
}

/** Old and new slugs of what has moved to another address. */
export type MovedSlugs = Record<SavedKind, readonly (readonly [old: string, slug: string])[]>;

/** Things of this browser's list have other slugs by now: it keeps those instead. */
export function followMoved(moved: MovedSlugs): void {
  for (const kind of ["tour", "article"] as const) {
    const slugs = browserList(kind);
    const newer = new Map(moved[kind]);
    if (slugs.some((slug) => newer.has(slug))) keep(kind, [...new Set(slugs.map((slug) => newer.get(slug) ?? slug))]);
  }
  tellAll();
}

/** Empties the list of this browser: the account has it now. */
export function clearBrowserList(): void {
  keep("tour", none);
  keep("article", none);
  tellAll();
}

// The list of an account: the server's, and over it what this page has asked for and not yet been told.

/** The form of all hearts of who is signed in. */
export const savedFormId = "saved-list";

type Change = { kind: SavedKind; slug: string; saved: boolean };

/** A change as a form carries it. */
export const changeText = ({ kind, slug, saved }: Change) => `${kind}:${slug}:${saved}`;

let owner: ListOwner | undefined;
let confirmed: SavedLists = { tour: none, article: none };
let shown = confirmed;
const asked = new Set<Change>();
/** The other tabs of this person. None on the server, which keeps nobody's list between requests. */
const channel = typeof BroadcastChannel === "undefined" || typeof document === "undefined" ? undefined : new BroadcastChannel("saved-list");

function show(): void {
  shown = { ...confirmed };
  for (const { kind, slug, saved } of asked) shown[kind] = changed(shown[kind], slug, saved);
}

/** The layout has been loaded anew, by the same person or by another one: its list counts. */
function ownList(current: ListOwner): SavedLists {
  if (current !== owner) {
    owner = current;
    confirmed = current.saved;
    show();
  }
  return shown;
}

/** The server has told the list of an account, here or in another tab. */
export function learnList(id: string, lists: SavedLists): void {
  if (owner?.id !== id) return;
  confirmed = lists;
  show();
  tellAll();
}

channel?.addEventListener("message", ({ data }: MessageEvent<{ id: string; lists: SavedLists }>) => learnList(data.id, data.lists));

/** Who was signed in no longer is. */
export function forgetOwnList(): void {
  owner = undefined;
  confirmed = { tour: none, article: none };
  asked.clear();
  show();
}

/** One after the other, so that the last click wins. */
let sending: Promise<unknown> = Promise.resolve();

/** Sends a form about the list of an account. Returns the status; with 200 the new list is shown, in every tab. */
export function sendToList({ id }: ListOwner, path: string, fields: Record<string, string>): Promise<number> {
  const sent = sending.then(async () => {
    const body = new URLSearchParams({ ...fields, script: "on" });
    const answer = await fetch(path, { method: "POST", body, headers: { Accept: "application/json" } });
    if (!answer.ok) return answer.status;
    // Our own server's answer (routes/saved/change.ts).
    const lists = (await answer.json()) as SavedLists;
    learnList(id, lists);
    // A channel has no target: only this site hears it.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage({ id, lists });
    return answer.status;
  });
  const status = sent.catch(() => 0);
  sending = status;
  return status;
}

/** Fills or empties a heart of an account at once, and takes that back where the server refuses. Returns its status, 0 without an answer. */
export async function changeOwnList(by: ListOwner, path: string, change: Change): Promise<number> {
  asked.add(change);
  ownList(by);
  show();
  tellAll();
  const status = await sendToList(by, path, { change: changeText(change) });
  asked.delete(change);
  show();
  tellAll();
  return status;
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

/** Slugs of the saved things of a kind, latest first. Without an account they are the browser's, and none on the server. */
export const useSaved = (kind: SavedKind, account: ListOwner | null | undefined): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => (account ? ownList(account) : undefined)?.[kind] ?? browserList(kind),
    () => account?.saved[kind] ?? none,
  );

/** Saves a tour or an article in this browser, or takes it off its list. Returns whether it is saved now. */
export function toggleSaved(kind: SavedKind, slug: string): boolean {
  const slugs = browserList(kind);
  const saved = !slugs.includes(slug);
  keep(kind, changed(slugs, slug, saved));
  tellAll();
  return saved;
}
