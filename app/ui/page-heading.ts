/** Moves the focus to the heading of the page, as a reload would. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}

/** What had the focus may have gone with its part of the page: then the heading takes it over. */
export function takeOverLostFocus(): void {
  if (document.activeElement === document.body) focusPageHeading();
}
