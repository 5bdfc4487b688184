import { useRouteLoaderData } from "react-router";
import type { layoutData } from "./layout-data.server.ts";

/** The layout's data; undefined only where the root itself failed to load. */
export const useLayout = () => useRouteLoaderData<typeof layoutData>("root");
