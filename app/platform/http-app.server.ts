/** The HTTP side of the program: every request passes here, in this order, before a page sees it. */
import crypto from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Hono, type Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { databaseLatency } from "#db/database.server.ts";
import { isCurrency, type Currency } from "#app/values/money.ts";
import { limitBodies } from "./body-limits.server.ts";
import {
  allowedMethods,
  contentSecurityPolicy,
  isFramedHere,
  isForeignWrite,
  isProvenByToken,
  isReadablePath,
  newNonce,
  ownOrigins,
  setSecurityHeaders,
} from "./http-security.server.ts";
import { paymentOrigins } from "./payment-settings.server.ts";
import { providerOrigins } from "./provider-settings.server.ts";
import { declaredSearch } from "./http-cache.ts";
import { answerWith, type PageCache } from "./page-cache.server.ts";
import { sentPage } from "./rendered-page.server.ts";
import type { RequestInfo, Services } from "./request-context.server.ts";
import { forgetReads } from "./shared-reads.server.ts";

/** Renders pages: React Router, given the request and what is known about it. It is asked for addresses that cannot be read, too. */
export type RenderPage = (request: Request, info: RequestInfo) => Promise<Response>;

/** A page that was shown, as far as counting visitors needs it. `header` takes names in lower case. */
export type PageView = { address: string; header: (name: Lowercase<string>) => string | undefined };

/** Why a request is refused before any page is looked for. */
export type Refusal = "method" | "address" | "foreign";

type Options = {
  services: Services;
  /** What is said of it to whoever reads the answer. */
  refusalText: (request: Request, refusal: Refusal) => string;
  render: RenderPage;
  pageCache: PageCache | undefined;
  /** The query parameters that the page at a path reads; it never sees another, whoever asks. */
  declaredQuery: (pathname: string) => readonly string[];
  /** May answer before any page is looked for: a redirect to the language a visitor has chosen. */
  answerFirst?: ((request: Request) => Response | undefined) | undefined;
  /** Answers what is a file in the database, or undefined; asked for addresses under /pictures. */
  answerFile?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Told of each page that was shown; must return at once. */
  onPageView?: ((view: PageView) => void) | undefined;
};
/** `incoming` is there when a socket is, not in tests that call `fetch`. */
type Variables = { Variables: { id: string }; Bindings: { incoming?: IncomingMessage } };

const dayInSeconds = 86_400;
/** Cookies that make a page personal: its visitor always gets a fresh one. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?(?:session|cart|flash)=/;

/** Where visitors come back from a provider: what was begun is known by a cookie that is no session yet, and the parameters are the provider's. */
const personalPath = /^\/api\/auth\//;
/** Which pages there are, asked for by React Router about the links of a page: its parameters are no page's, and it is no page. */
export const routesPath = "/__manifest";

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers } });

/** Other origins that the answer to a form may lead to: sign-in providers and the payment page, where they are enabled. */
export const formTargets = ({ signInProviders, stripe }: Pick<Services["env"], "signInProviders" | "stripe">): string[] => [
  ...new Set([...providerOrigins(signInProviders), ...paymentOrigins(stripe)]),
];

/** The currency a visitor chose. */
function currencyInCookies(cookies: string): Currency | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith("currency="));
  const stored = pair?.slice("currency=".length);
  return isCurrency(stored) ? stored : undefined;
}

/** The visitor's address: the socket's, or what our own proxy has added last to its header. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim();
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Requests that tests hand over directly have no socket.
    return "unknown";
  }
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";
const isReadable = (request: Request) => isReadablePath(new URL(request.url).pathname);

/** The answer to a request that no page should see; undefined for all others. */
function refusalOf(request: Request, origins: string[], textOf: Options["refusalText"]): Response | undefined {
  if (!allowedMethods.includes(request.method)) return plain(textOf(request, "method"), 405, { Allow: allowedMethods.join(", ") });
  if (!isReading(request) && !isReadable(request)) return plain(textOf(request, "address"), 400);
  if (isForeignWrite(request, origins)) return plain(textOf(request, "foreign"), 403);
  return undefined;
}

async function healthAnswer({ handle, log }: Pick<Services, "handle" | "log">): Promise<Response> {
  try {
    const databaseMs = Math.round((await databaseLatency(handle)) * 100) / 100;
    return Response.json({ status: "ok", databaseMs }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    log.error({ err: error }, "health check: the database does not answer");
    return Response.json({ status: "unavailable" }, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } });
  }
}

/** Answers with a page: a cached one, for whoever may get it, or one that is rendered for this request. */
function pageAnswerer({
  services,
  render,
  pageCache,
  declaredQuery,
}: Pick<Options, "services" | "render" | "pageCache" | "declaredQuery">) {
  const { env } = services;
  const rendered: RenderPage = async (request, info) => {
    const response = await render(request, info);
    // What says nothing of it itself, a redirect most often, depends on who asks; a move for good does not.
    if (response.status !== 301 && !response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  };
  const policy = { development: env.mode === "development", formTargets: formTargets(env) };
  return async (context: Context<Variables>): Promise<Response> => {
    const request = isProvenByToken(context.req.raw) ? withoutOrigin(context.req.raw) : context.req.raw;
    const cookies = request.headers.get("Cookie") ?? "";
    const chosenCurrency = currencyInCookies(cookies);
    const address = clientAddress(context, env.trustProxy);
    const info: RequestInfo = { id: context.get("id"), chosenCurrency, address, nonce: undefined, cookies: [], unavailable: false };
    const reading = isReading(request);
    const asked = new URL(request.url);
    const ofProvider = personalPath.test(asked.pathname);
    const personal = personalCookie.test(cookies) || ofProvider;
    const isPage = reading && !ofProvider && asked.pathname !== routesPath;
    if (isPage && asked.search) asked.search = declaredSearch(asked.search, declaredQuery(asked.pathname));
    if (pageCache && isPage && !personal) {
      // Rendered without cookies and as a GET: nothing of this one visitor can be in a page that others get.
      const anonymous = () => new Request(asked, { headers: { Accept: request.headers.get("Accept") ?? "*/*" } });
      // Without a choice the path names the language, and the language the currency.
      const page = await pageCache.page(`${chosenCurrency ?? ""} ${asked.pathname}${asked.search}`, services.now().getTime(), () =>
        rendered(anonymous(), info),
      );
      return answerWith(page, request);
    }
    info.nonce = newNonce();
    const seen = reading && asked.href !== request.url ? movedTo(asked, request) : request;
    const response = await sentPage(await rendered(seen, info), request.headers.get("Accept-Encoding") ?? "");
    // Who has changed something sees it on the next page, also where it is shown to all.
    if (!reading) forgetReads(services.db);
    if (response.headers.get("Content-Type")?.startsWith("text/html")) {
      response.headers.set(
        "Content-Security-Policy",
        contentSecurityPolicy({ nonce: info.nonce }, { ...policy, framedHere: isFramedHere(asked.pathname) }),
      );
    }
    for (const cookie of info.cookies) response.headers.append("Set-Cookie", cookie);
    if (personal || !reading) response.headers.set("Cache-Control", "no-store");
    response.headers.append("Vary", "Cookie");
    return response;
  };
}

/** The whole site behind `fetch`. In development the built files are left to Vite. */
export function createHttpApp(options: Options): Hono<Variables> {
  const { services, render, pageCache, declaredQuery, answerFirst, answerFile, onPageView } = options;
  const { env, log } = services;
  const origins = ownOrigins(env.origin);
  const answer = pageAnswerer({ services, render, pageCache, declaredQuery });
  const app = new Hono<Variables>();

  app.use(async (context, next) => {
    const id = crypto.randomUUID().slice(-12);
    context.set("id", id);
    const started = performance.now();
    await next();
    setSecurityHeaders(context.res.headers, env.origin);
    context.res.headers.set("X-Request-Id", id);
    const { method, url } = context.req;
    // The log's lines stay short, whatever is asked for.
    const path = new URL(url).pathname.slice(0, 300);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ id, method, path, status: context.res.status, ms }, "request");
  });

  // An address that cannot be read is that of no file and no form: only the page that says so may see it.
  app.use(async (context, next) => {
    const { raw } = context.req;
    return refusalOf(raw, origins, options.refusalText) ?? (isReadable(raw) ? next() : answer(context));
  });

  app.use(limitBodies(() => plain("Content Too Large: go back, shorten what you typed and send it again.", 413)));

  app.get("/healthz", () => healthAnswer(services));

  if (answerFile) {
    app.get("/pictures/*", async (context, next) => {
      const file = await answerFile(context.req.raw);
      return file ?? next();
    });
  }

  if (env.mode !== "development") serveBuiltFiles(app);

  app.all("*", async (context) => {
    const response = answerFirst?.(context.req.raw) ?? (await answer(context));
    const seen =
      context.req.method === "GET" && (response.status === 200 || response.status === 304) && isPagePath(new URL(context.req.url).pathname);
    if (seen) onPageView?.({ address: clientAddress(context, env.trustProxy), header: (name) => context.req.header(name) });
    return response;
  });

  app.onError((error, context) => {
    const id = context.get("id");
    log.error({ id, err: error }, "request failed outside the pages");
    return plain(`Unexpected Application Error!\nReference: ${id}`, 500);
  });

  return app;
}

/** A reader at another address. */
const movedTo = (url: URL, { method, headers, signal }: Request) => new Request(url, { method, headers, signal });

/** React Router compares `Origin` by itself and knows of no exception. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** False for what is no page of its own: files, feeds, and the data of a page for the browser's own navigation. */
const isPagePath = (pathname: string) => !pathname.includes(".") && pathname !== routesPath;

/** Files of the build. Those with a hash in their name, or a version in their address, never change. */
function serveBuiltFiles(app: Hono<Variables>): void {
  const files = serveStatic({ root: "build/client", precompressed: true });
  app.use("*", async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    if (!/\.[a-z0-9]+$/i.test(pathname) || pathname.endsWith(".data")) return next();
    const answered = await files(context, next);
    if (answered instanceof Response && answered.ok) {
      const forEver = pathname.startsWith("/assets/") || searchParams.has("v");
      answered.headers.set(
        "Cache-Control",
        forEver ? `public, max-age=${365 * dayInSeconds}, immutable` : `public, max-age=${dayInSeconds}`,
      );
    }
    return answered;
  });
}
