import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { adminEntries } from "./admin-entries.ts";

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => (children ? pathsOf(children) : path ? [`/${path}`] : []));

test("every entry of the admin menu leads to a page that is there", async () => {
  const paths = pathsOf(await routes);
  for (const { path } of adminEntries) expect(paths).toContain(path);
});

test("the specified entries come first", () => {
  const specified = ["/admin", "/users", "/admin/trip-data"];
  const entries: string[] = adminEntries.map(({ path }) => path);
  const wanted = specified.filter((path) => entries.includes(path));
  expect(entries.slice(0, wanted.length)).toEqual(wanted);
});
