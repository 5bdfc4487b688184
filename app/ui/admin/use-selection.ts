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
};

/**
 * Which rows of a list are marked. Rows that are no longer shown are no longer marked: nobody deletes what she does not see.
 * `answer` is whatever is new with each answer to a form: what was marked before it is marked no more.
 */
export function useSelection(keys: string[], answer?: string): Selection {
  const [marks, setMarks] = useState<{ seen: string | undefined; keys: ReadonlySet<string> }>({ seen: answer, keys: new Set() });
  if (answer !== undefined && answer !== marks.seen) setMarks({ seen: answer, keys: new Set() });
  const setMarked = (next: ReadonlySet<string>) => setMarks({ ...marks, keys: next });
  const ready = useHydrated();
  const chosen = new Set(keys.filter((key) => marks.keys.has(key)));
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
  };
}
