import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "./recent-tours.ts";

/** The tours looked at last, where there are any: only the browser knows them, so they come once the page has come to rest. */
export function RecentlyViewed({ className }: { className?: string }) {
  const [Shelf, setShelf] = useState<ComponentType<{ className?: string | undefined }>>();
  useEffect(
    () =>
      whenIdle(() => {
        // Without a connection the page stays as it is.
        void import("./recent-shelf.tsx").then((module) => setShelf(() => module.RecentShelf)).catch(() => {});
      }),
    [],
  );
  return Shelf ? <Shelf className={className} /> : null;
}
