import { useState } from "react";
import { useHydrated } from "#app/ui/hydrated.ts";

export type Selection = {
  /** Keys of the rows that are marked and shown. */
  chosen: ReadonlySet<string>;
  all: boolean;
  /** True once marking runs here; before, the form sends what its boxes say. */
  ready: boolean;
  toggle: (key: string) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** Which rows of a list are marked. Rows that are no longer shown are no longer marked: nobody deletes what she does not see. */
export function useSelection(keys: string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ready = useHydrated();
  const chosen = new Set(keys.filter((key) => marked.has(key)));
  const all = keys.length > 0 && chosen.size === keys.length;
  return {
    chosen,
    all,
    ready,
    toggle: (key) => {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      setMarked(next);
    },
    toggleAll: () => setMarked(new Set(all ? [] : keys)),
    clear: () => setMarked(new Set()),
  };
}
