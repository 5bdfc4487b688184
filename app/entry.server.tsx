import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { messagesJson, serverI18n } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { publicPageMark } from "#app/platform/http-cache.ts";
import { isDatabaseAway } from "#app/platform/database-away.server.ts";
import { pageResponse } from "#app/platform/rendered-page.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { scriptsAfterPaint, scriptsAfterStyles } from "#app/platform/page-scripts.server.ts";
import { PageFactsProvider } from "#app/page-facts.tsx";
import { routeHandle } from "#app/route-handle.ts";

const renderTimeoutMs = 10_000;

/** The namespaces of messages that the matched routes name, with those of the layout. */
function namespacesOf(entry: EntryContext): string[] {
  const handles = entry.staticHandlerContext.matches.map((match) => routeHandle(entry.routeModules[match.route.id]?.handle));
  return [...new Set(["common", ...handles.flatMap((handle) => handle.namespaces ?? [])])];
}

/**
 * What drawing this page needs of the router's table, which holds every page in five languages: drawing begins with walking all that
 * is given. The browser asks for the pages behind links by itself.
 */
function ofMatchedRoutes(entry: EntryContext): EntryContext {
  const { routes } = entry.manifest;
  const matched = entry.staticHandlerContext.matches.flatMap(({ route: { id } }) => (routes[id] ? [[id, routes[id]] as const] : []));
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(matched) } };
}

/** Draws the page that the router has chosen, with the messages of its language and the facts that its scripts need. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const info = context.get(requestContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const failed = status >= 500;
  const answerStatus = info.unavailable ? 503 : status;
  if (info.unavailable) headers.set("Retry-After", "5");
  const facts = {
    nonce: info.nonce,
    messages: messagesJson(language, namespacesOf(entry)),
    errorId: failed ? info.id : undefined,
    unavailable: info.unavailable,
  };
  const document = (
    <I18nextProvider i18n={serverI18n(language)}>
      <PageFactsProvider value={facts}>
        <ServerRouter context={ofMatchedRoutes(entry)} url={request.url} nonce={info.nonce} />
      </PageFactsProvider>
    </I18nextProvider>
  );
  const drawn = await rendered(document, {
    nonce: info.nonce,
    onError(error) {
      context.get(servicesContext).log.error({ id: info.id, err: error }, "rendering failed");
    },
  });
  // In development Vite's own scripts come first, and a page waits for them.
  const isRead = import.meta.env.PROD && headers.get(publicPageMark) === "public";
  const page = isRead ? scriptsAfterPaint(drawn) : scriptsAfterStyles(drawn);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (answerStatus === 405) headers.set("Allow", "GET, HEAD");
  if (answerStatus >= 400) headers.set("Cache-Control", "no-store");
  return pageResponse(page, { headers, status: answerStatus });
}

/**
 * The whole page as bytes. No page defers data, so all of it is ready as soon as its loaders are, and one piece costs less to
 * compress and to send than the thirty that React writes it in; a page for the cache must be whole anyway.
 */
function rendered(document: ReactNode, options: Pick<RenderToPipeableStreamOptions, "nonce" | "onError">): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => abort(new Error("rendering took too long")), renderTimeoutMs);
    const parts: Uint8Array[] = [];
    const page = new Writable({
      decodeStrings: false,
      write(part: Uint8Array | string, _encoding, done) {
        parts.push(typeof part === "string" ? Buffer.from(part) : part);
        done();
      },
      final(done) {
        clearTimeout(late);
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      ...options,
      // Everything in its place, however long: a boundary that is written apart needs a script to be seen.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(page),
      onShellError(error) {
        clearTimeout(late);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}

/** A bug, or a database that is away: logged with the request's id, which the error page shows. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }) {
  if (request.signal.aborted) return;
  // A form sent where none is read and the like: the visitor's mistake, and the request's own line in the log says so.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const info = context.get(requestContext);
  if (isDatabaseAway(error)) info.unavailable = true;
  context
    .get(servicesContext)
    .log.error({ id: info.id, method: request.method, path: new URL(request.url).pathname, err: error }, "page failed");
}
