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
  "_routes",
];
