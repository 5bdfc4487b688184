import crypto from "node:crypto";
import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { publicPageMark } from "./http-cache.ts";
import { answerWith, packPage, PageCache } from "./page-cache.server.ts";

const html = `<!doctype html><script>start()</script>${"<p>पृथ्वी</p>".repeat(200)}`;
const marked = { "Content-Type": "text/html; charset=utf-8", [publicPageMark]: "public", "Cache-Control": "private, max-age=0" };
const rendered = (body = html, init: ResponseInit = { headers: marked }) => Promise.resolve(new Response(body, init));
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const asking = (headers: Record<string, string> = {}, method = "GET") => new Request("http://localhost:3000/", { method, headers });

/** A renderer that counts how often it was asked, and waits when told to. */
function counting(init?: ResponseInit, until: Promise<void> = Promise.resolve()) {
  const render = async () => {
    render.times++;
    await until;
    return rendered(html, init);
  };
  render.times = 0;
  return render;
}

describe("caching pages", () => {
  test("a page is rendered once and answered from the cache for a minute, then rendered again", async () => {
    const cache = new PageCache();
    const render = counting();
    const first = await cache.page("a", 0, render);
    expect(await cache.page("a", 59_999, render)).toBe(first);
    expect(render.times).toBe(1);
    await cache.page("a", 60_000, render);
    expect(render.times).toBe(2);
  });

  test("a page that is the same a minute later keeps its bytes", async () => {
    const cache = new PageCache();
    const first = await cache.page("a", 0, () => rendered());
    expect(await cache.page("a", 60_000, () => rendered())).toBe(first);
  });

  test.each<[string, string, ResponseInit]>([
    ["other words", "other", { headers: marked }],
    ["other headers", html, { headers: { ...marked, "Content-Language": "hi" } }],
  ])("a page that has %s a minute later is packed anew", async (_, body, init) => {
    const cache = new PageCache();
    const first = await cache.page("a", 0, () => rendered());
    const second = await cache.page("a", 60_000, () => rendered(body, init));
    expect(second).not.toBe(first);
    expect(zlib.brotliDecompressSync(second.bodies.br).toString()).toBe(body);
    expect(second.headers).toContainEqual(["cache-control", "private, max-age=0"]);
  });

  test("however many ask at the same time, it is rendered once", async () => {
    const cache = new PageCache();
    const { promise, resolve } = Promise.withResolvers<void>();
    const render = counting(undefined, promise);
    const asked = Array.from({ length: 20 }, () => cache.page("a", 0, render));
    resolve();
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(render.times).toBe(1);
  });

  test("what was being rendered while the catalogue changed is answered and not cached", async () => {
    const cache = new PageCache();
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = cache.page("a", 0, counting(undefined, promise));
    cache.clear();
    const after = counting();
    const fresh = cache.page("a", 0, after);
    expect(after.times).toBe(1);
    resolve();
    expect((await asked).status).toBe(200);
    await fresh;
    expect(cache.size).toBe(1);
    expect(await cache.page("a", 1, counting())).toBe(await fresh);
  });

  test("forgetting empties it", async () => {
    const cache = new PageCache();
    await cache.page("a", 0, counting());
    cache.clear();
    expect(cache.size).toBe(0);
  });

  test("a failed rendering is told to everybody who waited, and the next one tries again", async () => {
    const cache = new PageCache();
    const broken = () => Promise.reject(new Error("no"));
    const asked = [cache.page("a", 0, broken), cache.page("a", 0, broken)];
    expect((await Promise.allSettled(asked)).map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect((await cache.page("a", 0, counting())).status).toBe(200);
  });

  test.each<[string, ResponseInit, string]>([
    ["not marked public", { headers: { "Content-Type": "text/html" } }, "a"],
    ["not found", { headers: marked, status: 404 }, "a"],
    ["failed", { headers: marked, status: 503 }, "a"],
    ["of an address longer than any link", { headers: marked }, "a".repeat(501)],
  ])("a page that is %s is never cached", async (_, init, key) => {
    const cache = new PageCache();
    await cache.page(key, 0, counting(init));
    expect(cache.size).toBe(0);
  });

  test("a thousand pages are cached; the oldest makes room", async () => {
    const cache = new PageCache();
    const small = () => rendered("x");
    for (let key = 0; key <= 1_000; key++) await cache.page(String(key), 0, small);
    expect(cache.size).toBe(1_000);
    const again = counting();
    await cache.page("1000", 0, again);
    expect(again.times).toBe(0);
    await cache.page("0", 0, again);
    expect(again.times).toBe(1);
  });
});

describe("answering from a cached page", () => {
  test.each([
    ["br", "gzip, deflate, br", (bytes: Buffer) => zlib.brotliDecompressSync(bytes)],
    ["gzip", "gzip, deflate", (bytes: Buffer) => zlib.gunzipSync(bytes)],
    [null, "identity", (bytes: Buffer) => bytes],
    [null, "", (bytes: Buffer) => bytes],
  ])("%s is sent to a browser that accepts %j", async (encoding, accepted, decode) => {
    const response = answerWith(await packPage(await rendered()), asking({ "Accept-Encoding": accepted }));
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    const bytes = await bodyOf(response);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(decode(bytes).toString()).toBe(html);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
  });

  test("a browser that has the page gets 304 without a body, whatever else it names", async () => {
    const page = await packPage(await rendered());
    const etag = answerWith(page, asking({ "Accept-Encoding": "br" })).headers.get("ETag");
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const response = answerWith(page, asking({ "Accept-Encoding": "br", "If-None-Match": known! }));
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(etag);
      expect(await response.text()).toBe("");
    }
    expect(answerWith(page, asking({ "Accept-Encoding": "gzip", "If-None-Match": etag! })).status).toBe(200);
  });

  test("another body has another ETag, and each encoding its own", async () => {
    const [one, two] = [await packPage(await rendered()), await packPage(await rendered("other"))];
    expect(new Set([...Object.values(one.etags), ...Object.values(two.etags)]).size).toBe(6);
  });

  test("HEAD gets the headers of GET and no body", async () => {
    const page = await packPage(await rendered());
    const [head, get] = [answerWith(page, asking({}, "HEAD")), answerWith(page, asking())];
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe("");
  });

  test("its policy names the hash of each of its scripts, and the mark for the cache is gone", async () => {
    const response = answerWith(await packPage(await rendered()), asking());
    const hash = crypto.createHash("sha256").update("start()").digest("base64");
    expect(response.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(response.headers.has(publicPageMark)).toBe(false);
  });
});
