/** When the browser asks for the scripts of a page. React Router preloads them, and has no setting for it. */

const endOfHead = "</head>";
const preload = `rel="modulepreload"`;
const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const imports = /import \* as (\w+) from ("[^"]+");/g;

/**
 * Calls `start` when the page has been painted. At once in a tab that nobody looks at, where nothing is painted; and after two
 * seconds in a browser that does not tell. Stands in the page as text: uses nothing from outside itself.
 */
function whenPainted(start: () => void): void {
  let started = false;
  const once = () => {
    if (!started) start();
    started = true;
  };
  if (document.hidden) return once();
  setTimeout(once, 2_000);
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
}

/** A script that does what `code`, a module's, does: when the page has been painted, and with `files` fetched in one go. */
function startedLater(code: string, files: string[]): string {
  const modules = [...code.matchAll(imports)];
  const names = modules.map(([, name]) => name).join();
  const loaded = modules.map(([, , file]) => `import(${file})`).join();
  return `(${whenPainted})(async () => {
  for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const [${names}] = await Promise.all([${loaded}]);
  ${code.replaceAll(imports, "")}
});`;
}

/**
 * The page with its scripts asked for at low priority: for pages that are worked with at once. Browsers fetch them at high
 * priority otherwise, and on a slow line they hold up stylesheet, fonts and first picture.
 */
export function scriptsAfterStyles(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnd = page.indexOf(endOfHead);
  if (headEnd === -1) return page;
  const head = page.toString("utf8", 0, headEnd).replaceAll(preload, `${preload} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(head), page.subarray(headEnd)]);
}

/**
 * The page with its scripts asked for after its first frame: for pages that are read first. Sooner they run before anything is seen
 * on a slow machine. A page that React Router writes otherwise than expected passes as it is.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnd = page.indexOf(endOfHead);
  const typeAt = page.indexOf(` type="module" async="">`, headEnd);
  if (headEnd === -1 || typeAt === -1) return page;
  const codeAt = page.indexOf(">", typeAt) + 1;
  const codeEnd = page.indexOf("</script>", codeAt);
  const head = page.toString("utf8", 0, headEnd);
  const files = [...head.matchAll(preloads)].flatMap(([, file]) => file ?? []);
  return Buffer.concat([
    Buffer.from(head.replaceAll(preloads, "")),
    page.subarray(headEnd, typeAt),
    Buffer.from(`>${startedLater(page.toString("utf8", codeAt, codeEnd), files)}`),
    page.subarray(codeEnd),
  ]);
}
