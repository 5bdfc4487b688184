/** The built site without a socket: what it answers is what production answers. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DatabaseHandle } from "#db/database.server.ts";
import { testServices } from "./services.ts";
import { Visitor } from "./visitor.ts";

type Options = {
  /** Whole pages are cached and answered again, as in production. Off by default: a test sees what it has just changed. */
  cachePages?: boolean;
  /** Settings by the names of their environment variables. */
  settings?: Record<string, string>;
};

export async function openSite(handle: DatabaseHandle, { cachePages = false, settings = {} }: Options = {}) {
  const services = testServices(handle, settings);
  const file = pathToFileURL(path.resolve("build/server/index.js")).href;
  const built = (await import(file)) as typeof import("#app/start.server.ts");
  const app = await built.createApp(services, { cachePages });
  const fetch = async (request: Request) => app.fetch(request);
  return { built, services, pageCache: app.pageCache, visitor: () => new Visitor(services.env.origin, fetch) };
}
