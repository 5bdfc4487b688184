import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { createHttpApp, type RenderPage } from "./http-app.server.ts";
import { publicPageMark } from "./http-cache.ts";
import { PageCache } from "./page-cache.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

/** The site on a port, as `start` puts it there. */
async function listening(app: ReturnType<typeof createHttpApp>) {
  const sent: boolean[] = [];
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = http.createServer((incoming, outgoing) => {
    const kept = app.sendKept(incoming, outgoing);
    sent.push(kept);
    if (!kept) void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return { sent, visit, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe("a page that is kept goes straight to the socket", () => {
  const open = async () => {
    const services = testServices(handle);
    const render: RenderPage = async () =>
      new Response("<!doctype html><p>page</p>", { headers: { "Content-Type": "text/html; charset=utf-8", [publicPageMark]: "public" } });
    const app = createHttpApp({ services, render, pageCache: new PageCache(), declaredQuery: () => ["sort"] });
    const { sent, visit, close } = await listening(app);
    onTestFinished(async () => void (await close()));
    await (await visit("/tours")).text();
    return { services, sent, visit };
  };

  test.each(["br", "gzip", "identity"])(
    "with body (%s), status and headers as on the long way, and a line in the log",
    async (encoding) => {
      const { services, sent, visit } = await open();
      const long = await visit("/tours", { "Accept-Encoding": encoding, "If-None-Match": "x" });
      const straight = await visit("/tours", { "Accept-Encoding": encoding });
      expect(sent).toEqual([false, false, true]);
      expect(await straight.text()).toBe(await long.text());
      expect(straight.status).toBe(long.status);
      const heads = [long, straight].map(({ headers }) => Object.fromEntries(headers));
      const [id, other] = heads.map((head) => head["x-request-id"]);
      for (const head of heads) for (const name of ["x-request-id", "date"]) delete head[name];
      expect(heads[1]).toEqual(heads[0]);
      expect(heads[1]).toMatchObject({ "x-content-type-options": "nosniff", vary: "Accept-Encoding, Cookie" });
      expect(id).not.toBe(other);
      expect(services.logLines.at(-1)).toMatchObject({ id: other, method: "GET", path: "/tours", status: 200 });
    },
  );

  test("only for who has no cookie and asks for it with GET", async () => {
    const { sent, visit } = await open();
    await visit("/tours", { Cookie: "currency=EUR" });
    await visit("/tours", {}, "HEAD");
    await visit("/tours?sort=rating");
    expect(sent).toEqual([false, false, false, false]);
  });
});

describe("pages that were shown are told", () => {
  const open = async (address: string, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) => {
    const views: string[] = [];
    const render: RenderPage = async () =>
      new Response("<p>page</p>", { status, headers: { "Content-Type": "text/html; charset=utf-8", [publicPageMark]: "public" } });
    const options = { services: testServices(handle), render, pageCache: new PageCache(), declaredQuery: () => [] };
    const app = createHttpApp({ ...options, onPageView: ({ address: from, header }) => views.push(`${from} ${header("user-agent")}`) });
    // Rendered the first time, from the cache the second.
    const { visit, close } = await listening(app);
    for (let time = 1; time <= 2; time++) await visit(address, { "User-Agent": "Firefox", ...headers });
    await close();
    return views;
  };

  test("with address and headers, rendered or kept", async () => {
    expect(await open("/tours")).toEqual(["127.0.0.1 Firefox", "127.0.0.1 Firefox"]);
  });

  test.each(["/tours.data", "/sitemap.xml", "/healthz"])("%s is no page", async (address) => expect(await open(address)).toEqual([]));

  test("what is missing or broken was not shown", async () => {
    expect(await open("/nowhere", { status: 404 })).toEqual([]);
    expect(await open("/tours", { status: 500 })).toEqual([]);
  });
});
