import type { ServerBuild } from "react-router";
import { languageOfPath, languages, localPath, type Language } from "./i18n/languages.ts";
import { routesPath } from "./platform/http-app.server.ts";
import { isReadablePath } from "./platform/http-security.server.ts";

/**
 * The build with the pages of one language, and those that have none. The router goes through its addresses one by one, several
 * times for each request; with the pages of all languages that was a tenth of what a page costs.
 */
export function buildOfLanguage(build: ServerBuild, language: Language): ServerBuild {
  const isElsewhere = (id: string) => languages.some((other) => other !== language && id.startsWith(`${other}-`));
  const kept = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => !isElsewhere(id)));
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } };
}

/** Which language's pages answer a request; undefined: the browser asks what lies behind links, which may lead to any language. */
export function languageOfRequest(pathname: string): Language | undefined {
  if (pathname === routesPath) return undefined;
  // What a page's data is asked by: /de.data is that of /de.
  return languageOfPath(pathname.replace(/\.data$/, ""));
}

/** What the router may see: an address that it cannot read is one of the same language without a page. */
export function readableRequest(request: Request): Request {
  const { pathname } = new URL(request.url);
  if (isReadablePath(pathname)) return request;
  return new Request(new URL(localPath(languageOfPath(pathname), "/not-found"), request.url), request);
}
