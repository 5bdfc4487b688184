import { useMatches, useRouteLoaderData } from "react-router";
import { routeHandle } from "#app/route-handle.ts";
import type { layoutData } from "./layout-data.server.ts";

/** The layout's data; undefined only where the root itself failed to load. */
export const useLayout = () => useRouteLoaderData<typeof layoutData>("root");

/** Whether the page wants the slim header and footer. */
export const useSlim = (): boolean => useMatches().some(({ handle }) => routeHandle(handle).slim);

/** Whether the page is to come alive in one piece. */
export const useWholeAtOnce = (): boolean => useMatches().some(({ handle }) => routeHandle(handle).wholeAtOnce);
