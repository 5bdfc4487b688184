import { askedQuery } from "#app/values/asked-query.ts";

/** Looks before anything is parsed: nearly every address has no empty field. */
const emptyField = /[?&][^=&]+=[\s+]*(?:&|$)/;
/**
 * Not for people to read: files, the router's data, and sign-in, whose parameters are the provider's. And what would lead to
 * another site if it stood in a `Location`.
 */
const noPage = /\.|^\/api\/|^\/\//;
/** Its own loader leaves out the defaults too, in the same step. */
const tourList = /^(?:\/[a-z]{2})?\/tours(?:\/[^/]*)?$/;

/**
 * Sends an address with empty fields to the one without. A browser without JavaScript sends every field of a form, and what
 * a visitor copies, bookmarks and shares should say what she asked for. Undefined for all other requests.
 */
export function cleanAddress({ method, url }: Request): Response | undefined {
  if (!emptyField.test(url) || (method !== "GET" && method !== "HEAD")) return undefined;
  const { pathname, search } = new URL(url);
  const asked = noPage.test(pathname) || tourList.test(pathname) ? undefined : askedQuery(search);
  if (asked === undefined) return undefined;
  return new Response(null, { status: 302, headers: { Location: pathname + asked, "Cache-Control": "no-store" } });
}
