/** Headers that every answer carries, and the checks that every request passes (docs/product.md, Requests and answers). */
import crypto from "node:crypto";

/** For one answer: what is cached must not have one. */
export const newNonce = () => crypto.randomBytes(16).toString("base64");

/** Source of the scripts a page may run: its nonce, or the hashes of its inline scripts. */
export type ScriptSource = { nonce: string } | { hashes: string[] };

/** `formTargets`: other origins that the answer to a form may lead to. `framedHere`: pages of this site may show it in a frame. */
type PolicyOptions = { development?: boolean; formTargets?: string[]; framedHere?: boolean };

/**
 * The policy of a page: scripts and forms of this site, pictures over https, frames of this site and the map's, and nothing else. What `default-src`
 * says already is not said again: every answer carries it.
 */
export function contentSecurityPolicy(
  scripts: ScriptSource = { hashes: [] },
  { development = false, formTargets = [], framedHere = false }: PolicyOptions = {},
): string {
  const sources = "nonce" in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...sources].join(" "),
    // Toasts and dialogs set inline styles.
    "style-src 'self' 'unsafe-inline'",
    // Team members may have a picture of another site (docs/decisions/0011), and a browser keeps the policy of the page it came to first.
    "img-src 'self' data: https:",
    ...(development ? ["connect-src 'self' ws:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'self' https://www.openstreetmap.org",
    `frame-ancestors ${framedHere ? "'self'" : "'none'"}`,
    ["form-action 'self'", ...formTargets].join(" "),
  ].join("; ");
}

const previewOfTour = /^(?:\/[a-z]{2})?\/admin\/content\/tours\/\d+\/preview$/;

/** True for the pages that stand beside the form in which they are written. */
export const isFramedHere = (pathname: string): boolean => previewOfTour.test(pathname);

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP hashes of the scripts written into a page; data blocks such as JSON-LD run nothing and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    if (type && type !== "module" && type !== "text/javascript") continue;
    hashes.add(`sha256-${crypto.createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}

/** Sets what no answer may lack; a policy that the page has brought along stays. */
export function setSecurityHeaders(headers: Headers, origin: string): void {
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", contentSecurityPolicy());
  if (origin.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  headers.set("X-Content-Type-Options", "nosniff");
  // A page whose address holds a secret has a stricter one of its own.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
}

/** Addresses that are this site: `ORIGIN`, and for a local one the other names of this machine on the same port. */
export function ownOrigins(origin: string): string[] {
  const { hostname, port, protocol } = new URL(origin);
  const loopback = ["localhost", "127.0.0.1", "[::1]"];
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((name) => `${protocol}//${name}${port ? `:${port}` : ""}`);
}

const safeMethods = new Set(["GET", "HEAD"]);
export const allowedMethods = ["GET", "HEAD", "POST"];

/**
 * Writes whose own token or signature is their proof: mail programs send the one-click unsubscribe (RFC 8058) from anywhere, and the
 * payment provider signs what it tells.
 */
const provenByToken = /^(?:(?:\/[a-z]{2})?\/newsletter\/unsubscribe|\/webhooks\/stripe)$/;

/** True where the address itself proves that the sender may do this, wherever the request comes from. */
export const isProvenByToken = (request: Request) => provenByToken.test(new URL(request.url).pathname);

/** True for a write that did not come from our own pages. The `Host` header is never asked. */
export function isForeignWrite(request: Request, origins: string[]): boolean {
  if (safeMethods.has(request.method) || isProvenByToken(request)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin" && site !== "none";
  return !origins.includes(request.headers.get("Origin") ?? "");
}

/** False for a path that no page can have: broken percent-encoding, NUL bytes. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

/**
 * A path on this site that a visitor may be sent to, or undefined: no other host, no scheme, no control characters. What an address
 * cannot hold as it was typed (`/tours?keyword=हिन्दी`) is encoded: a `Location` takes no other signs.
 */
export function sameSitePath(target: unknown): string | undefined {
  if (typeof target !== "string" || !target.startsWith("/")) return undefined;
  // `//host` and `/\host` are other sites to a browser; it also drops tabs and newlines before it looks.
  // eslint-disable-next-line no-control-regex
  if (/^\/[/\\]/.test(target) || /[\u0000-\u001f\u007f\\]/.test(target)) return undefined;
  return target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
}

/** The page of this site that a form was sent from, as its browser tells it. */
export function pathOfReferer(request: Request): string | undefined {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return sameSitePath(pathname + search);
}
