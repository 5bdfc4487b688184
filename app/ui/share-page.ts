/** What came of sharing; undefined where there is nothing to tell. */
type Shared = "copied" | "copyFailed" | undefined;

async function copyAddress(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    // No clipboard on a plain http address, or the visitor's browser refuses it.
    return "copyFailed";
  }
}

/** Opens the device's share sheet for the page that is shown; where there is none, copies the page's address. */
export async function sharePage(title: string): Promise<Shared> {
  // The page itself, without what the visitor chose on it.
  const url = location.origin + location.pathname;
  if (!("share" in navigator)) return copyAddress(url);
  try {
    await navigator.share({ title, url });
    return undefined;
  } catch (error) {
    // Closing the sheet is a choice, not a fault.
    return error instanceof DOMException && error.name === "AbortError" ? undefined : copyAddress(url);
  }
}
