/** What a route says of itself beside its loader and page. */
export type RouteHandle = {
  /** Namespaces of messages its components use, beside `common`. */
  namespaces?: string[];
  /** The page has a newsletter box of its own, so the footer leaves its out. */
  ownNewsletter?: boolean;
};

/** The `handle` of a matched route, of which the router knows nothing; empty for a route without one. */
export const routeHandle = (handle: unknown): RouteHandle => (typeof handle === "object" && handle !== null ? handle : {});
