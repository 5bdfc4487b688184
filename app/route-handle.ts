/** What a route says of itself beside its loader and page. */
export type RouteHandle = {
  /** Namespaces of messages its components use, beside `common`. */
  namespaces?: string[];
  /**
   * Query parameters that its loader and its page read. Nobody's request brings another one to them, so that campaign tags share
   * one cached page, and a parameter that is missing here is missing for everybody.
   */
  query?: readonly string[];
  /** Nothing leads away from what is being done here but the way back and help: header and footer without the public menus. */
  slim?: boolean;
  /** What its scripts add moves what is pressed: it comes alive before it can be, and not at the press, which would miss. */
  wholeAtOnce?: boolean;
  /** The page has a newsletter box of its own, so the footer leaves its out. */
  ownNewsletter?: boolean;
};

/** The `handle` of a matched route, of which the router knows nothing; empty for a route without one. */
export const routeHandle = (handle: unknown): RouteHandle => (typeof handle === "object" && handle !== null ? handle : {});
