/** The tours that somebody looked at last: kept by this browser alone, and never sent. What a link to each needs is kept with it. */
import type { Language } from "#app/i18n/languages.ts";

export type RecentTour = {
  slug: string;
  title: string;
  place: string;
  language: Language;
  src: string;
  srcSet?: string | undefined;
  colour: string;
};

const key = "recent-tours";
const most = 8;

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isRecentTour = (value: unknown): value is RecentTour =>
  isTexts(value) && ["slug", "title", "place", "language", "src", "colour"].every((name) => typeof value[name] === "string");

/** Latest first. None where the storage is switched off, or holds what an earlier version wrote. */
export function recentTours(): RecentTour[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentTour) : [];
  } catch {
    return [];
  }
}

export function rememberTour(tour: RecentTour): void {
  try {
    const others = recentTours().filter(({ slug }) => slug !== tour.slug);
    localStorage.setItem(key, JSON.stringify([tour, ...others].slice(0, most)));
  } catch {
    // Switched off or full: nothing is remembered.
  }
}

export function forgetRecentTours(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

/** Does what nobody waits for once the page has come to rest. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
