import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until the page runs; true after. For controls that only work with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
