import type { ClientInstrumentation } from "react-router";

let underWay = 0;

/** Counts what the router has begun and not ended: what React has drawn of it may be behind. */
const during = async (work: () => Promise<unknown>) => {
  underWay++;
  await work();
  underWay--;
};

/** For the router: tells the guard where a page is on its way. */
export const watchedRouter: ClientInstrumentation = { router: (router) => router.instrument({ navigate: during, fetch: during }) };

/**
 * Keeps a page, and what was typed into it, where the router would load it anew: when the script of another page cannot be loaded (no
 * connection, or a new version of the site has replaced it), even if a link there was only pointed at. Where a page is on its way
 * that is left to the router. Browsers without the Navigation API go on as before.
 */
export function guardReloads(): void {
  // While the site is developed, its tools load pages anew.
  if (!import.meta.env.PROD || !("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType === "reload" && !event.userInitiated && underWay === 0) event.preventDefault();
  });
}
