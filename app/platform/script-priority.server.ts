/** Lets a page be painted before its scripts come: they only make it smooth. */

const endOfHead = "</head>";
const preload = `rel="modulepreload"`;

/**
 * The page with the preloads of its scripts at low priority. Browsers fetch them at high priority otherwise, and on a
 * slow line they hold up stylesheet, fonts and first picture. React Router writes the links itself and has no setting for it.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf(endOfHead);
  if (end === -1) return page;
  const head = page.toString("utf8", 0, end).replaceAll(preload, `${preload} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(head), page.subarray(end)]);
}
