/** The built site without a socket: what it answers is what production answers. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import type { DatabaseHandle } from "#db/database.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { watchedQuery } from "./read-query.ts";
import { testServices } from "./services.ts";
import { Visitor } from "./visitor.ts";

type Options = {
  /** Settings by the names of their environment variables. */
  settings?: Record<string, string>;
};

/**
 * Whole pages are kept and answered again, as in production. That the catalogue has changed is noticed at the next request, there within
 * a second; and each test begins with none, so that it may write into tables first.
 */
export async function openSite(handle: DatabaseHandle, { settings = {} }: Options = {}) {
  const services = testServices(handle, settings);
  const file = pathToFileURL(path.resolve("build/server/index.js")).href;
  const built = (await import(file)) as typeof import("#app/start.server.ts");
  const app = await built.createApp(services);
  let known = "";
  const fetch = watchedQuery(async (request) => {
    const version = await readCatalogueVersion(handle.db).catch(() => undefined);
    const now = `${version} ${expect.getState().currentTestName}`;
    if (now !== known) app.pageCache?.clear();
    known = now;
    return app.fetch(request);
  }, app.declaredQuery);
  return { built, services, pageCache: app.pageCache, visitor: () => new Visitor(services.env.origin, fetch) };
}
