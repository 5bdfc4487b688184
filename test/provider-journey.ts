/** People who sign in to the built site by way of a real provider, without a browser. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { schema } from "#db/database.server.ts";
import type { SignInProvider } from "#app/platform/sign-in-providers.ts";
import { openTestDatabase } from "./database.ts";
import { startProvider, type Person } from "./provider-stand-in.ts";
import { testOrigin } from "./services.ts";
import { openSite } from "./site.ts";
import type { Visitor } from "./visitor.ts";

let count = 0;
/** Somebody whom nobody knows yet, at a provider. */
export const somebody = (facts: Partial<Person> = {}): Person => {
  const number = ++count;
  return { id: String(1_000 + number), email: `person${number}@example.org`, verified: true, name: "Asha Rao", ...facts };
};

export const reasonOf = (url: URL) => url.searchParams.get("error");

/** Begins at the site; returns where it sends her. */
export async function begin(visitor: Visitor, id: SignInProvider, { path = "", query = {} } = {}): Promise<string> {
  const answer = await visitor.post(`${path}/auth/sign-in/${id}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

/** Comes back from the provider; returns where the site sends her then. */
export async function comeBack(visitor: Visitor, address: string): Promise<URL> {
  expect(address).toMatch(/^http:\/\/localhost:3000\/api\/auth\/callback\//);
  const answer = await visitor.get(address);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return new URL(answer.headers.get("Location") ?? "", testOrigin);
}

/** The page she sees in the end. */
export async function shown(visitor: Visitor, url: URL): Promise<{ status: number; html: string }> {
  const page = await visitor.get(url.pathname + url.search);
  return { status: page.status, html: await page.text() };
}

/** Opens the site with its provider before the tests of a file; no account outlives a test. */
export async function siteWithProvider() {
  const handle = await openTestDatabase();
  const { db } = handle;
  const opened: { site?: Awaited<ReturnType<typeof openSite>>; provider?: Awaited<ReturnType<typeof startProvider>> } = {};
  beforeAll(async () => {
    opened.provider = await startProvider(testOrigin);
    opened.site = await openSite(handle, { settings: opened.provider.settings });
  });
  afterAll(async () => {
    await opened.provider?.stop();
    await handle.close();
  });
  afterEach(async () => {
    if (opened.provider) opened.provider.state.away = false;
    for (const table of [schema.profiles, schema.rateCounts, schema.verifications, schema.auditEntries]) await db.delete(table);
  });
  const site = () => opened.site!;
  const provider = () => opened.provider!;
  return {
    handle,
    db,
    site,
    provider,
    visitor: () => site().visitor(),
    signIn: async (visitor: Visitor, id: SignInProvider, person: Person | "denies", options = {}) =>
      comeBack(visitor, await provider().visit(await begin(visitor, id, options), person)),
  };
}
