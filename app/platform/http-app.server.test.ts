import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { testOrigin, testServices } from "#test/services.ts";
import { clientAddress, createHttpApp, type RenderPage } from "./http-app.server.ts";
import { personalPage, publicPage, publicPageMark } from "./http-cache.ts";
import { PageCache } from "./page-cache.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

const page = (headers: Record<string, string> = {}) =>
  new Response("<!doctype html><p>page</p>", { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

const refusalText = () => "Refused.";

function site(render: RenderPage = async () => page(), settings: Record<string, string> = {}, pageCache?: PageCache) {
  const services = testServices(handle, settings);
  const app = createHttpApp({ services, render, refusalText, pageCache, declaredQuery: () => ["sort", "category"] });
  const ask = async (address: string, init?: RequestInit) => app.fetch(new Request(new URL(address, services.env.origin), init));
  return { ask, services };
}

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};
function expectSecured(response: Response) {
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders);
  expect(response.headers.get("Permissions-Policy")).toContain("geolocation=()");
  expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{12}$/);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
}

const ourArticle = { method: "POST", headers: { Origin: testOrigin } };

describe("every kind of answer carries the security headers", () => {
  const redirect: RenderPage = async () => new Response(null, { status: 302, headers: { Location: "/" } });
  const missing: RenderPage = async () => new Response("", { status: 404, headers: { "Content-Type": "text/html" } });
  const broken: RenderPage = async () => Promise.reject(new Error("secret detail"));
  type Case = { kind: string; status: number; render?: RenderPage; address?: string; init?: RequestInit };
  test.each<Case>([
    { kind: "a page", status: 200 },
    { kind: "a redirect", status: 302, render: redirect },
    { kind: "an absent page", status: 404, render: missing },
    { kind: "a failure", status: 500, render: broken },
    { kind: "the health check", status: 200, address: "/healthz" },
    { kind: "an unknown method", status: 405, init: { method: "PUT" } },
    { kind: "a form to an unreadable address", status: 400, address: "/%E0%A4%A", init: ourArticle },
    { kind: "a refused form", status: 403, init: { method: "POST" } },
    { kind: "a body too large", status: 413, init: { ...ourArticle, body: "x".repeat(65_537) } },
  ])("$kind ($status)", async ({ status, render, address = "/", init }) => {
    const response = await site(render).ask(address, init);
    expect(response.status).toBe(status);
    expectSecured(response);
  });

  test("transport security is promised on https only", async () => {
    const header = "Strict-Transport-Security";
    expect((await site().ask("/")).headers.has(header)).toBe(false);
    expect((await site(undefined, { ORIGIN: "https://yatrika.example" }).ask("/")).headers.get(header)).toContain("max-age=31536000");
  });

  test("each fresh page has a nonce of its own", async () => {
    const { ask } = site();
    const nonces = await Promise.all(
      [1, 2].map(async () => /'nonce-([^']+)'/.exec((await ask("/")).headers.get("Content-Security-Policy")!)?.[1]),
    );
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
  });
});

describe("requests that no page gets to see", () => {
  const untouched: RenderPage = async () => Promise.reject(new Error("a page was asked"));

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is answered 405, naming what is allowed", async (method) => {
    const response = await site(untouched).ask("/tours", { method, headers: { Origin: testOrigin } });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
  });

  test.each(["/%E0%A4%A", "/a%00b", "/%ED%A0%80", "/tours/%"])("a form to the address %s is a bad request", async (address) => {
    expect((await site(untouched).ask(address, ourArticle)).status).toBe(400);
  });

  test.each<[string, Record<string, string>]>([
    ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: testOrigin }],
    ["from a neighbour of ours", { "Sec-Fetch-Site": "same-site" }],
    ["with the origin of another site", { Origin: "https://evil.example" }],
    ["with the origin null", { Origin: "null" }],
    ["without any origin", {}],
    ["whose Host pretends to be the origin", { Origin: "https://evil.example", Host: "evil.example", "X-Forwarded-Host": "evil.example" }],
  ])("a form %s is refused", async (_, headers) => {
    expect((await site(untouched).ask("/", { method: "POST", headers })).status).toBe(403);
  });

  test("a body over 64 KB is refused, announced or not; one of exactly 64 KB is read", async () => {
    const over = "x".repeat(64 * 1024 + 1);
    const { ask } = site(async (request) => new Response(String((await request.text()).length)));
    expect(await (await ask("/", { ...ourArticle, body: over.slice(1) })).text()).toBe("65536");
    expect((await ask("/", { ...ourArticle, body: over })).status).toBe(413);
    const announced = { Origin: testOrigin, "Content-Length": String(over.length) };
    expect((await ask("/", { method: "POST", headers: announced, body: over })).status).toBe(413);
    const streamed = { ...ourArticle, body: new Blob([over]).stream(), duplex: "half" } as RequestInit;
    expect((await ask("/", streamed)).status).toBe(413);
  });
});

describe("pages", () => {
  test("one rendered for a session or a cart is never stored by anybody", async () => {
    const cache = new PageCache();
    const { ask } = site(async () => page(publicPage({ actionHeaders: new Headers() })), {}, cache);
    for (const cookie of ["session=x", "a=b; cart=y", "__Host-session=z"]) {
      const response = await ask("/", { headers: { Cookie: cookie } });
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(cache.size).toBe(0);
    expect((await ask("/", { headers: { Cookie: "mysession=1" } })).headers.get("Cache-Control")).not.toBe("no-store");
    expect(cache.size).toBe(1);
  });

  test("what says nothing of being stored, as a redirect does, is stored by nobody; a move for good may be", async () => {
    const leadTo = (status: number) => async () => new Response(null, { status, headers: { Location: "/sign-in" } });
    for (const cache of [undefined, new PageCache()]) {
      for (const status of [302, 303]) {
        expect((await site(leadTo(status), {}, cache).ask("/profile")).headers.get("Cache-Control")).toBe("no-store");
      }
      expect((await site(leadTo(301), {}, cache).ask("/tours/kerala")).headers.get("Cache-Control")).toBeNull();
    }
  });

  test("one for everybody is rendered without the cookies of the one who asked first", async () => {
    const seen: (string | null)[] = [];
    const render: RenderPage = async (request) => {
      seen.push(request.headers.get("Cookie"));
      return page({ [publicPageMark]: "public" });
    };
    await site(render, {}, new PageCache()).ask("/", { headers: { Cookie: "tracking=1" } });
    expect(seen).toEqual([null]);
  });

  test("one is asked for with the parameters that it reads, in one order, whoever asks; with a provider's and of a form with all", async () => {
    const seen: string[] = [];
    const render: RenderPage = async (request) => {
      const { pathname, search } = new URL(request.url);
      seen.push(pathname + search);
      return page({ [publicPageMark]: "public" });
    };
    const cache = new PageCache();
    const { ask } = site(render, {}, cache);
    const tagged = "/tours?sort=rating&utm_source=mail&category=Luxury&sort=name";
    for (const address of [tagged, "/tours?category=Luxury&fbclid=1&sort=rating&sort=name", "/tours?utm_source=x"]) await ask(address);
    await ask(tagged, { headers: { Cookie: "session=x" } });
    await ask("/api/auth/callback/google?state=x&code=y");
    await ask(tagged, ourArticle);
    const declared = "/tours?category=Luxury&sort=rating&sort=name";
    expect(seen).toEqual([declared, "/tours", declared, "/api/auth/callback/google?state=x&code=y", tagged]);
    expect(cache.size).toBe(2);
  });

  test("each chosen currency has a page of its own; an unknown one is none chosen", async () => {
    const seen: (string | undefined)[] = [];
    const render: RenderPage = async (_, info) => {
      seen.push(info.chosenCurrency);
      return page({ [publicPageMark]: "public" });
    };
    const { ask } = site(render, {}, new PageCache());
    for (const currency of ["USD", "INR", "XXX", "USD", ""]) await ask("/", { headers: { Cookie: `currency=${currency}` } });
    expect(seen).toEqual(["USD", "INR", undefined]);
  });

  test("a failure says nothing of its cause but its reference, and the log has both", async () => {
    const { ask, services } = site(async () => Promise.reject(new Error("select * from secrets")));
    const response = await ask("/");
    const text = await response.text();
    expect(text).not.toContain("secrets");
    const line = services.logLines.find((entry) => entry.err);
    expect(line?.err?.message).toContain("secrets");
    expect(text).toContain(line!.id);
    expect(response.headers.get("X-Request-Id")).toBe(line!.id);
  });

  test("every request is one line in the log, without its query", async () => {
    const { ask, services } = site();
    await ask("/reset?token=abc");
    expect(services.logLines).toMatchObject([{ method: "GET", path: "/reset", status: 200 }]);
    expect(JSON.stringify(services.logLines)).not.toContain("abc");
  });
});

describe("the visitor's address", () => {
  const addressSeen = async (trustProxy: boolean, forwarded?: string) => {
    const app = new Hono().get("/", (context) => context.text(clientAddress(context, trustProxy)));
    return (await app.request("/", forwarded ? { headers: { "X-Forwarded-For": forwarded } } : {})).text();
  };

  test("is never taken from a header that the visitor could have sent", async () => {
    expect(await addressSeen(false, "203.0.113.9")).toBe("unknown");
  });

  test("behind a proxy of ours is what the proxy added last", async () => {
    expect(await addressSeen(true, "1.2.3.4, 203.0.113.9")).toBe("203.0.113.9");
    expect(await addressSeen(true)).toBe("unknown");
  });
});

describe("pages that were shown are told", () => {
  const seen = async (address: string, status = 200) => {
    const views: string[] = [];
    const render: RenderPage = async () =>
      new Response("<p>page</p>", { status, headers: { "Content-Type": "text/html; charset=utf-8", [publicPageMark]: "public" } });
    const options = { services: testServices(handle), render, refusalText, pageCache: new PageCache(), declaredQuery: () => [] };
    const app = createHttpApp({ ...options, onPageView: ({ address: from, header }) => views.push(`${from} ${header("user-agent")}`) });
    // Rendered the first time, from the cache the second.
    for (let time = 1; time <= 2; time++) {
      await app.fetch(new Request(new URL(address, testOrigin), { headers: { "User-Agent": "Firefox" } }));
    }
    return views;
  };

  test("with address and headers, rendered or cached", async () => {
    expect(await seen("/tours")).toEqual(["unknown Firefox", "unknown Firefox"]);
  });

  test.each(["/tours.data", "/sitemap.xml", "/healthz"])("%s is no page", async (address) => expect(await seen(address)).toEqual([]));

  test("what is missing or broken was not shown", async () => {
    expect(await seen("/nowhere", 404)).toEqual([]);
    expect(await seen("/tours", 500)).toEqual([]);
  });
});

test("the policy for pages that depend on who asks lets nobody store them", () => {
  expect(personalPage({ actionHeaders: new Headers() })).toEqual({ "Cache-Control": "no-store" });
});

describe("the health check", () => {
  test("is 200 while the database answers", async () => {
    const response = await site().ask("/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "ok", databaseMs: expect.any(Number) });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("is 503 when the database is gone, and asks to come back", async () => {
    const gone = await openTestDatabase();
    await gone.close();
    const services = testServices(gone);
    const app = createHttpApp({ services, render: async () => page(), refusalText, pageCache: undefined, declaredQuery: () => [] });
    const response = await app.fetch(new Request(`${testOrigin}/healthz`));
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expectSecured(response);
    expect(services.logLines.map((line) => line.msg)).toContain("health check: the database does not answer");
  });
});
