import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { declaredQuery } from "./declared-query.server.ts";
import type { RouteHandle } from "./route-handle.ts";

const route = (
  id: string,
  parentId: string | undefined,
  { handle, ...place }: { path?: string; index?: boolean; handle?: RouteHandle },
) => [id, { id, parentId, ...place, module: { handle } }];
const routes = Object.fromEntries([
  route("root", undefined, { path: "", handle: { query: ["layout"] } }),
  route("en-home", "root", { index: true, handle: { query: ["search"] } }),
  route("en-tours", "root", { path: "tours", handle: { namespaces: ["tours"], query: ["sort", "page"] } }),
  route("en-tour", "root", { path: "tours/:slug", handle: { query: ["tab"] } }),
  route("en-admin", "root", { handle: { query: ["page"] } }),
  route("en-users", "en-admin", { path: "users", handle: { query: ["q"] } }),
  route("en-feed", "root", { path: "feed.xml" }),
  route("de-tours", "root", { path: "de/tours" }),
]);
const queryOf = declaredQuery({ routes, assets: { routes: {} } } as unknown as ServerBuild);

test.each([
  ["/", ["layout", "search"]],
  ["/tours", ["layout", "sort", "page"]],
  ["/tours/bali", ["layout", "tab"]],
  ["/users", ["layout", "page", "q"]],
  ["/feed.xml", ["layout"]],
  ["/nowhere", []],
  ["/de/tours", ["layout", "sort", "page"]],
  ["/de", ["layout", "search"]],
  ["/tours.data", ["layout", "sort", "page"]],
  ["/_.data", ["layout", "search"]],
  ["/hi/_.data", ["layout", "search"]],
])("the page at %s reads what its routes declare, in every language and for its data too", (pathname, names) => {
  expect(queryOf(pathname)).toEqual(["_routes", ...names]);
  // Asked again, it is remembered.
  expect(queryOf(pathname)).toEqual(["_routes", ...names]);
});
