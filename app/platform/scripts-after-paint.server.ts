/** Lets a page be painted before its scripts are asked for: they only make it smooth. */

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
 * The page with its scripts asked for after its first frame. Preloaded as React Router does it, they take the line from stylesheet,
 * fonts and pictures, and run before anything is seen. It has no setting for that; a page that it writes otherwise than expected passes as it is.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnd = page.indexOf("</head>");
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
