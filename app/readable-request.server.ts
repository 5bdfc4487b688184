import { languageOfPath, localPath } from "./i18n/languages.ts";
import { isReadablePath } from "./platform/http-security.server.ts";

/** What the router may see: an address that it cannot read is one of the same language without a page. */
export function readableRequest(request: Request): Request {
  const { pathname } = new URL(request.url);
  if (isReadablePath(pathname)) return request;
  const nowhere: string = "/not-found";
  return new Request(new URL(localPath(languageOfPath(pathname), nowhere), request.url), request);
}
