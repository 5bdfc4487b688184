import { languageInCookies, pathInChosenLanguage, pathWithoutEnglish } from "./language-choice.ts";

/** Sends whoever asks for English by a prefix to the bare address, for good. Undefined for everybody else. */
function englishRedirect({ pathname, search }: URL): Response | undefined {
  const path = pathWithoutEnglish(pathname, search);
  if (path === undefined) return undefined;
  return new Response(null, { status: 301, headers: { Location: path } });
}

/** Sends a visitor who has chosen a language from a bare address to that language's. Undefined for everybody else. */
function choiceRedirect(cookies: string, { pathname, search }: URL): Response | undefined {
  const path = pathInChosenLanguage(pathname, search, languageInCookies(cookies));
  if (path === undefined) return undefined;
  return new Response(null, { status: 302, headers: { Location: path, "Cache-Control": "no-store", Vary: "Cookie" } });
}

/** Sends a visitor to the address of her page in the language she asks for, where it is another. Undefined for all other requests. */
export function languageRedirect(request: Request): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const asked = new URL(request.url);
  return englishRedirect(asked) ?? choiceRedirect(request.headers.get("Cookie") ?? "", asked);
}
