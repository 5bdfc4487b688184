import { afterAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { testOrigin } from "#test/services.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
const { visitor, services } = await openSite(handle);

afterAll(async () => {
  await handle.close();
  // No request of this file, however strange, was a failure of the program.
  expect(services.logLines.filter((line) => line.level >= 50)).toEqual([]);
});

const ask = (address: string, init?: RequestInit) => visitor().request(address, init);
const setCurrency = (who: Visitor, fields: Record<string, string>, headers?: Record<string, string>) =>
  who.post("/preferences/currency", fields, headers);

describe("every answer of the built site carries the security headers", () => {
  test.each<[string, number, string, RequestInit?]>([
    ["a page", 200, "/"],
    ["a redirect", 302, "/preferences/currency"],
    ["an absent page", 404, "/nowhere"],
    ["a file", 200, "/icons/favicon.svg"],
    ["an absent file", 404, "/assets/nothing-abc.js"],
    ["an absent page's data", 404, "/nowhere.data"],
    ["a page's data", 200, "/_.data"],
    ["the robots file", 200, "/robots.txt"],
    ["the site map", 200, "/sitemap.xml"],
    ["the health check", 200, "/healthz"],
    ["an unknown method", 405, "/", { method: "DELETE" }],
    ["a form nobody reads", 405, "/tours", { method: "POST", headers: { Origin: testOrigin } }],
    ["an unreadable address", 404, "/%E0%A4%A"],
    ["a form to an unreadable address", 400, "/%", { method: "POST", headers: { Origin: testOrigin } }],
    ["a body too large", 413, "/contact", { method: "POST", headers: { Origin: testOrigin }, body: "x".repeat(65_537) }],
  ])("%s (%i)", async (_, status, address, init) => {
    const response = await ask(address, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{12}$/);
    if (status === 405) expect(response.headers.get("Allow")).toContain("GET");
  });
});

describe("files of the build", () => {
  test("are sent compressed and kept for ever when their name changes with their content", async () => {
    const page = await (await ask("/")).text();
    const script = /\/assets\/vendor-[\w.-]+\.js/.exec(page)?.[0];
    const response = await ask(script!, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
  });

  test.each(["/../package.json", "/..%2f..%2fpackage.json", "/assets/..%5c..%5cpackage.json", "/.env", "/server/index.js"])(
    "%s is not one of them",
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('"devDependencies"');
    },
  );
});

describe("addresses nobody links to", () => {
  test.each([
    `/tours?keyword=${"a".repeat(10_000)}`,
    "/tours?keyword=%00",
    "/tours?keyword=%ED%A0%80",
    "/tours?min=1&min=2&min[]=3&max=NaN",
    "/?search=<script>alert(1)</script>",
    "/?__proto__=1&constructor=2",
    "//evil.example/x",
    "/tours?%E0%A4%A",
  ])("%s is answered without a failure", async (address) => {
    const response = await ask(testOrigin + address);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain("<script>alert(1)");
  });
});

test.each([
  ["/%", "en", "Page Not Found"],
  ["/tours/%", "en", "Page Not Found"],
  ["/a%00b", "en", "Page Not Found"],
  ["/pictures/%00", "en", "Page Not Found"],
  ["/tours/detail/%ED%A0%80", "en", "Page Not Found"],
  ["/bookings/%00.css", "en", "Page Not Found"],
  ["/de/%E0%A4%A", "de", "Seite nicht gefunden"],
  ["/hi/%", "hi", "पेज नहीं मिला"],
])("the address %s, which cannot be read, shows the site's own page in the language %s", async (address, language, title) => {
  for (const who of [visitor(), Object.assign(visitor(), { cookies: new Map([["session", "x"]]) })]) {
    const answer = await who.get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(title);
    expect(html).toContain("</footer>");
  }
});

test("the log says which address could not be read", async () => {
  await ask("/tours/%00x");
  expect(services.logLines.at(-1)).toMatchObject({ path: "/tours/%00x", status: 404 });
});

describe("a form sent without JavaScript leads to an address that says only what is asked for", () => {
  test.each([
    ["/blog?category=Solo+Travel&q=", "/blog?category=Solo+Travel"],
    ["/fr/destinations?q=+", "/fr/destinations"],
    ["/users?q=&type=Admin&sort=", "/users?type=Admin"],
    ["/tours?keyword=&sort=recommended&min=0&max=2000&length=All&when=anytime", "/tours?max=2000"],
    ["/fr/tours/luxury?keyword=&sort=rating", "/fr/tours/luxury?sort=rating"],
    ["/tours/detail/japan-heritage?departure=&adults=2", "/tours/detail/japan-heritage?adults=2"],
    ["/tours?sort=recommended&min=0&max=2000&length=All&when=anytime", "/tours?max=2000"],
    ["/de/tours/luxury?min=0&max=4000", "/de/tours/luxury"],
  ])("%s", async (sent, asked) => {
    const answer = await ask(sent);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, asked]);
  });

  test.each(["/tours?max=2000", "/blog?category=Solo+Travel", "/?utm_source=mail"])("%s is answered at once", async (address) => {
    expect((await ask(address)).status).toBe(200);
  });

  test("no address leads to another site", async () => {
    expect((await ask(testOrigin + "//evil.example/x?q=")).headers.get("Location")).toBeNull();
  });
});

test("whoever leaves while a page is made for her is no failure, and none in the log", async () => {
  const customer = visitor();
  customer.cookies.set("session", "hers");
  const statuses = new Set<number>();
  for (const address of ["/cart", "/cart.data"]) {
    for (let turns = 0; turns < 4; turns++) {
      const left = new AbortController();
      const leave = (after: number) => (after === 0 ? left.abort() : void setImmediate(leave, after - 1));
      leave(turns);
      statuses.add((await customer.request(address, { signal: left.signal })).status);
    }
  }
  // The answer that nobody waits for.
  expect(statuses).toContain(500);
  expect(services.logLines.filter((line) => line.level >= 40)).toEqual([]);
});

describe("whole pages for everybody", () => {
  test("the second answer is the first one, and a browser that has it gets 304", async () => {
    const first = await ask("/");
    const etag = first.headers.get("ETag");
    const second = await ask("/?utm_source=mail");
    expect(second.headers.get("ETag")).toBe(etag);
    const third = await ask("/", { headers: { "If-None-Match": etag! } });
    expect(third.status).toBe(304);
  });

  test("their policy allows exactly the scripts they carry", async () => {
    const response = await ask("/");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain("nonce");
    expect(await response.text()).not.toMatch(/nonce="[^"]/);
  });
});

describe("the currency", () => {
  test("that a visitor chooses is shown from then on, and the way back is kept", async () => {
    const asha = visitor();
    const chosen = await setCurrency(asha, { currency: "EUR" }, { Referer: "http://localhost:3000/tours?sort=rating" });
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([302, "/tours?sort=rating"]);
    expect(chosen.headers.getSetCookie()[0]).toMatch(/^currency=EUR; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    expect(asha.cookies.get("currency")).toBe("EUR");
    expect(await (await asha.get("/")).text()).toContain("€");
    expect(await (await visitor().get("/")).text()).toContain("₹");
  });

  test("on https is kept in a cookie that never travels in the open", async () => {
    const safe = await openSite(handle, { settings: { ORIGIN: "https://yatrika.example" } });
    const response = await setCurrency(safe.visitor(), { currency: "USD" });
    expect(response.headers.getSetCookie()[0]).toContain("; Secure");
  });

  test("leads back to our own page when another site is named as where the visitor came from", async () => {
    const response = await setCurrency(visitor(), { currency: "USD" }, { Referer: "https://evil.example//evil.example/x" });
    expect(response.headers.get("Location")).toBe("/");
  });

  test("that does not exist is rupees", async () => {
    const asha = visitor();
    await setCurrency(asha, { currency: "XAU" });
    expect(asha.cookies.get("currency")).toBe("INR");
  });

  test("cannot be set by another site", async () => {
    const asha = visitor();
    const response = await setCurrency(asha, { currency: "USD" }, { Origin: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(asha.cookies.size).toBe(0);
  });
});

describe("when the database is gone", () => {
  test("pages and the health check say so with 503, and what is cached or needs no database still works", async () => {
    const gone = await openTestDatabase();
    const site = await openSite(gone);
    await gone.close();
    const response = await site.visitor().get("/");
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain(response.headers.get("X-Request-Id"));
    expect(text).not.toMatch(/PGlite|Failed query|node_modules/);
    expect((await site.visitor().get("/healthz")).status).toBe(503);
    expect((await site.visitor().get("/robots.txt")).status).toBe(200);
  });
});
