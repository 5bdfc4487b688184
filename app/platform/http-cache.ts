/** Cache policies, named once. A route exports one of them as its `headers`. */

/** Marks a page that is the same for every anonymous visitor: the page cache keeps it; browsers ask again with its ETag. */
export const publicPageMark = "X-Page-Cache";

type Answered = { actionHeaders: Headers };

/** A route's own headers replace those of its action; how long to wait is still told. */
const waitOf = ({ actionHeaders }: Answered): Record<string, string> => {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
};

/** Pages that are the same for everyone without an account or a cart. */
export const publicPage = (answered: Answered) => ({
  [publicPageMark]: "public",
  "Cache-Control": "private, max-age=0, must-revalidate",
  ...waitOf(answered),
});

/** Pages that depend on who asks. */
export const personalPage = (answered: Answered) => ({ "Cache-Control": "no-store", ...waitOf(answered) });

/** Query parameters that change what a public page shows. Any other (campaign tags ...) leads to the same page. */
export const knownParameters = [
  // Lists and search.
  "keyword",
  "activity",
  "duration",
  "category",
  "length",
  "min",
  "max",
  "sort",
  "when",
  "page",
  "tab",
  "days",
  "q",
  "tag",
  "search",
  "all",
  // A tour's choice and the booking, or a trip of one's own.
  "tour",
  "destination",
  "departure",
  "travellers",
  "adults",
  "children",
  "order",
  // Mailed links.
  "token",
  "id",
  "signature",
  // The saved list.
  "tours",
  "articles",
  // Signing in, and a sign-in that failed.
  "redirectTo",
  "error",
  "provider",
  "reference",
  // Dialogs that are a state of their page.
  "edit",
  // React Router's own, when it asks for data.
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
