function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  // A field has the focus as it is.
  if (place.tabIndex < 0) {
    place.tabIndex = -1;
    place.style.outline = "none";
  }
  place.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the page, as a reload would. */
export const focusPageHeading = (): void => focusPlace(document.querySelector<HTMLElement>("main h1"));

/** Brings a part of the page into view and moves the focus there. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  focusPlace(place);
}

/** What had the focus may have gone with its part of the page: then the part that the address names takes it over, or the heading. */
export function takeOverLostFocus(): void {
  if (document.activeElement !== document.body) return;
  const named = document.getElementById(location.hash.slice(1));
  if (named) focusPlace(named);
  else focusPageHeading();
}

/** Whether an address asks for nothing but another page of the same list. */
export function turnsPage(before: string, after: string): boolean {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)];
  if (from.get("page") === to.get("page")) return false;
  for (const asked of [from, to]) {
    asked.delete("page");
    asked.sort();
  }
  return from.toString() === to.toString();
}
