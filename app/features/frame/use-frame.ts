import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The frame's data; undefined only where the root itself failed to load. */
export const useFrame = () => useRouteLoaderData<typeof loader>("root");
