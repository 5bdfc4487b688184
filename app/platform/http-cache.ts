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

/** A query without the parameters that the page does not read, in one order: the form in which the page sees it. */
export function declaredSearch(search: string, declared: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) if (!declared.includes(name)) params.delete(name);
  params.sort();
  const query = params.toString();
  return query ? `?${query}` : "";
}
