/** Cache policies, named once. A route exports one of them as its `headers`. */

/** Marks a page that is the same for every anonymous visitor: the page cache keeps it; browsers ask again with its ETag. */
export const publicPageMark = "X-Page-Cache";

type Answered = { actionHeaders: Headers };

/** A route's own headers replace those of its action; how long to wait is still told. */
const waitOf = ({ actionHeaders }: Answered): Record<string, string> => {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
};

export const publicPage = (answered: Answered) => ({
  [publicPageMark]: "public",
  "Cache-Control": "private, max-age=0, must-revalidate",
  ...waitOf(answered),
});

/** Pages that depend on who asks. */
export const personalPage = (answered: Answered) => ({ "Cache-Control": "no-store", ...waitOf(answered) });

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
  "adults",
  "children",
  "order", // checkout
  "search",
  "all",
  "token",
  "id",
  "signature", // mailed links
  "tours",
  "articles", // saved list
  "error",
  "provider",
  "reference", // a sign-in that failed
  "edit", // profile
  "redirectTo", // sign-in
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
