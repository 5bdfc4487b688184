/** Cache policies, named once. A route exports one of them as its `headers`. */

/** Marks a page that is the same for every anonymous visitor: the page cache keeps it; browsers ask again with its ETag. */
export const publicPageMark = "X-Page-Cache";

export const publicPage = () => ({ [publicPageMark]: "public", "Cache-Control": "private, max-age=0, must-revalidate" });

/** Pages that depend on who asks. */
export const personalPage = () => ({ "Cache-Control": "no-store" });

/** Query parameters that change what a public page shows. Any other (campaign tags ...) leads to the same page. */
export const knownParameters = [
  "keyword",
  "activity",
  "duration",
  "category",
  "length",
  "min",
  "max",
  "sort",
  "when",
  "page", // lists and search
  "tab",
  "days",
  "q",
  "tag",
  "tour",
  "departure",
  "travellers",
  "search",
  "all",
  "token",
  "id",
  "signature", // mailed links
  "tours",
  "articles", // saved list
  "_routes",
];

/** A query without parameters that no page reads, in one order: the form in which the server saw it. */
export function knownSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) if (!knownParameters.includes(name)) params.delete(name);
  params.sort();
  const query = params.toString();
  return query ? `?${query}` : "";
}
