/** The Chromium of this machine and the flags for running it by a script. */
import { findBrowser } from "./test-tools.ts";

/** Path of the browser: `CHROME_PATH`, or where systems install it. Throws where there is none. */
export function chromium(): string {
  const found = process.env.CHROME_PATH ?? findBrowser();
  if (!found) throw new Error("No Chromium found: install it, or set CHROME_PATH to its program.");
  return found;
}

/** It talks to the site alone, and runs as root in a container. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
