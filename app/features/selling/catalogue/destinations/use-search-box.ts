import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { destinationListPath, type ContinentFilter } from "./destination-search.ts";

/** How long nobody types before the list follows. */
const pauseMs = 250;
/** Marks addresses that typing wrote. */
const typedHere = "typed in the search box";

export type SearchBox = {
  typed: string;
  type: (text: string) => void;
  /** Searches at once. */
  search: () => void;
  /** Searches at once what still waits, so that it cannot come after what the visitor does next. */
  leave: () => void;
};

/**
 * A search box whose text lives in the address: the list follows a moment after typing, without new entries in the history.
 * What is typed stays in the box; only another address (a link, Back) puts that address's text there.
 */
export function useSearchBox({ continent, text }: { continent: ContinentFilter; text: string }): SearchBox {
  const navigate = useNavigate();
  const language = useLanguage();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const [box, setBox] = useState({ key, typed: text });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Compared by key, not by text: while somebody types on, the address is always a little behind the box.
  if (box.key !== key) setBox({ key, typed: state === typedHere && navigationType !== "POP" ? box.typed : text });

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const to = localPath(language, destinationListPath({ continent, text: typed }));
    void navigate(to, { replace: true, preventScrollReset: true, state: typedHere });
  };
  const type = (typed: string) => {
    setBox({ key, typed });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(typed), pauseMs);
  };

  return {
    typed: box.typed,
    type,
    search: () => show(box.typed),
    leave: () => {
      if (timer.current !== undefined) show(box.typed);
    },
  };
}
