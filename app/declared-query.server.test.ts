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
  route("root", undefined, { path: "", handle: { query: ["frame"] } }),
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
  ["/", ["frame", "search"]],
  ["/tours", ["frame", "sort", "page"]],
  ["/tours/bali", ["frame", "tab"]],
  ["/users", ["frame", "page", "q"]],
  ["/feed.xml", ["frame"]],
  ["/nowhere", []],
  ["/de/tours", ["frame", "sort", "page"]],
  ["/de", ["frame", "search"]],
  ["/tours.data", ["frame", "sort", "page"]],
  ["/_.data", ["frame", "search"]],
  ["/hi/_.data", ["frame", "search"]],
])("the page at %s reads what its routes declare, in every language and for its data too", (pathname, names) => {
  expect(queryOf(pathname)).toEqual(["_routes", ...names]);
  // Asked again, it is remembered.
  expect(queryOf(pathname)).toEqual(["_routes", ...names]);
});
