import { useRouteLoaderData } from "react-router";
import type { frameData } from "./frame-data.server.ts";

/** The frame's data; undefined only where the root itself failed to load. */
export const useFrame = () => useRouteLoaderData<typeof frameData>("root");
