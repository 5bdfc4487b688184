import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { barePath, defaultLanguage, languages } from "./i18n/languages.ts";
import { routeHandle } from "./route-handle.ts";

/** Asked by the router itself where it wants the data of some routes only. */
const ofRouter = "_routes";
/** To match an address takes longer than to answer it from the page cache, and the same ones are asked again and again. */
const rememberedPaths = 1_000;

/** Tells by the path of a page which query parameters its routes declare (`handle.query`). Every language has the same pages. */
export function declaredQuery(build: ServerBuild): (pathname: string) => readonly string[] {
  // Their ids begin with it (routes.ts).
  const isElsewhere = (id: string) => languages.some((other) => other !== defaultLanguage && id.startsWith(`${other}-`));
  const pages = Object.values(build.routes).flatMap((route) => (route && !isElsewhere(route.id) ? [route] : []));
  const under = (parentId: string | undefined): RouteObject[] =>
    pages
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module: { handle } }) => (index ? { path, index, handle } : { path, handle, children: under(id) }));
  const routes = under(undefined);
  const remembered = new Map<string, readonly string[]>();
  return (pathname) => {
    const known = remembered.get(pathname);
    if (known) return known;
    // A page's data is asked by an address of its own: /tours.data, and of the home page /_.data.
    const matches = matchRoutes(routes, barePath(pathname.replace(/(?:\/_)?\.data$/, "")) || "/");
    const names = [ofRouter, ...(matches ?? []).flatMap(({ route }) => routeHandle(route.handle).query ?? [])];
    if (remembered.size >= rememberedPaths) remembered.clear();
    remembered.set(pathname, names);
    return names;
  };
}
