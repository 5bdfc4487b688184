/** What most page tests need: the built site on a database of its own, asked without cookies. */
import { afterAll, beforeAll } from "vitest";
import type { Database } from "#db/database.server.ts";
import { openTestDatabase } from "./database.ts";
import { openSite } from "./site.ts";

type Page = Response & { redirectedTo: string | undefined };

/** Opens the site before the tests of a file and closes it after them. `redirectedTo` is a path on the site. */
export function sitePages() {
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  let close = async () => {};
  beforeAll(async () => {
    const handle = await openTestDatabase();
    close = handle.close;
    site = await openSite(handle);
  });
  afterAll(() => close());
  const opened = () => {
    if (!site) throw new Error("The site is open only while tests run.");
    return site;
  };
  return {
    async get(address: string, init: RequestInit = {}): Promise<Page> {
      const answer = await opened().visitor().request(address, init);
      const location = answer.headers.get("Location");
      const { origin } = new URL(opened().services.env.origin);
      return Object.assign(answer, {
        redirectedTo: location?.startsWith(origin) ? location.slice(origin.length) : (location ?? undefined),
      });
    },
    /** A new browser, with cookies of its own. */
    visitor: () => opened().visitor(),
    get db(): Database {
      return opened().services.db;
    },
    get services() {
      return opened().services;
    },
  };
}
