/** What a route says of itself beside its loader and page. */
export type RouteHandle = {
  /** Namespaces of messages its components use, beside `common`. */
  namespaces?: string[];
  /** The page has a newsletter box of its own, so the footer leaves its out. */
  ownNewsletter?: boolean;
};
