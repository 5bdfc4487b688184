import { describe, expect, test } from "vitest";
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isForeignWrite,
  isReadablePath,
  ownOrigins,
  sameSitePath,
} from "./http-security.server.ts";

const post = (headers: Record<string, string>) => new Request("http://localhost:3000/x", { method: "POST", headers });
const ours = ownOrigins("http://localhost:3000");

describe("writes from other sites are refused", () => {
  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }, true],
    [{ "Sec-Fetch-Site": "same-site" }, true],
    [{ "Sec-Fetch-Site": "same-origin" }, false],
    [{}, true],
    [{ Origin: "https://evil.example" }, true],
    [{ Origin: "null" }, true],
    [{ Origin: "http://127.0.0.1:3000" }, false],
    [{ Origin: "http://localhost:3001" }, true],
  ])("%j", (headers, refused) => {
    expect(isForeignWrite(post(headers), ours)).toBe(refused);
  });

  test("reading is never refused", () => {
    expect(isForeignWrite(new Request("http://localhost:3000/", { headers: { "Sec-Fetch-Site": "cross-site" } }), ours)).toBe(false);
  });

  test.each([
    ["/webhooks/stripe", false],
    ["/webhooks/stripe/more", true],
    ["/de/webhooks/stripe", true],
    ["/newsletter/unsubscribe", false],
    ["/fr/newsletter/unsubscribe", false],
    ["/newsletter", true],
  ])("only what proves its sender by itself may come from anywhere: %s", (path, refused) => {
    expect(isForeignWrite(new Request(`http://localhost:3000${path}`, { method: "POST" }), ours)).toBe(refused);
  });

  test("a public address has no other names", () => {
    expect(ownOrigins("https://yatrika.example")).toEqual(["https://yatrika.example"]);
  });
});

describe("content security policy", () => {
  test("no inline script runs without a nonce or a hash", () => {
    expect(contentSecurityPolicy()).not.toMatch(/script-src[^;]*unsafe/);
    expect(contentSecurityPolicy({ nonce: "abc" })).toContain("script-src 'self' 'nonce-abc'");
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(contentSecurityPolicy()).toContain(rule);
  });

  test("pictures come over https, other things from this site", () => {
    expect(contentSecurityPolicy().split("; ")).toEqual(expect.arrayContaining(["default-src 'self'", "img-src 'self' data: https:"]));
    expect(contentSecurityPolicy().match(/https:(?!\/\/)/g)).toHaveLength(1);
  });

  test("hashes cover the scripts of a page and not its data", () => {
    const html = `<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="module" async="">b()</script>`;
    expect(inlineScriptHashes(html)).toHaveLength(2);
    expect(inlineScriptHashes("<script>alert(1)</script>")).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
  });
});

test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example", "/\t/evil", "/a\nb", "", undefined, 7])(
  "%j is no place to send a visitor",
  (target) => expect(sameSitePath(target)).toBeUndefined(),
);
test.each([
  ["/tours?sort=rating#top", "/tours?sort=rating#top"],
  ["/tours?keyword=%E0%A4%B9&x=a%20b", "/tours?keyword=%E0%A4%B9&x=a%20b"],
  ["/tours?keyword=हिन्दी", `/tours?keyword=${encodeURIComponent("हिन्दी")}`],
  ["/blog/caf\u00e9 noir", "/blog/caf%C3%A9%20noir"],
  ["/tours?keyword=\ud800", "/tours?keyword=%EF%BF%BD"],
])("a path on this site is one, and can stand in a header: %j", (target, path) => {
  expect(sameSitePath(target)).toBe(path);
  expect(new Headers({ Location: path }).get("Location")).toBe(path);
});

test.each([
  ["/tours", true],
  ["/%E0%A4%A", false],
  ["/a%00b", false],
  ["/%ED%A0%80", false],
  ["/%E0%A4%B9", true],
])("path %s is readable: %j", (path, readable) => expect(isReadablePath(path)).toBe(readable));
