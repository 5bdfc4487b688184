import { languageInCookies, pathInChosenLanguage } from "./language-choice.ts";

/** Sends a visitor who has chosen a language from a bare address to that language's. Undefined for everybody else. */
export function languageRedirect(request: Request): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const cookies = request.headers.get("Cookie");
  if (!cookies) return undefined;
  const { pathname, search } = new URL(request.url);
  const path = pathInChosenLanguage(pathname, search, languageInCookies(cookies));
  if (path === undefined) return undefined;
  return new Response(null, { status: 302, headers: { Location: path, "Cache-Control": "no-store", Vary: "Cookie" } });
}
