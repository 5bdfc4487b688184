import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";

const parameter = "redirectTo";

/** Where a signed-in visitor goes on to: the page of this site that the address names, else home in its language. */
export function redirectTarget(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  return sameSitePath(searchParams.get(parameter)) ?? localPath(languageOfPath(pathname), "/");
}

/** The query that carries the target over to the page beside this one; empty without one. */
export function targetQuery(request: Request): string {
  const target = sameSitePath(new URL(request.url).searchParams.get(parameter));
  return target === undefined ? "" : `?${parameter}=${encodeURIComponent(target)}`;
}
