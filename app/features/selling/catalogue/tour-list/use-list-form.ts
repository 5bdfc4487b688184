import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { createPath, useNavigate, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { tourListPath, type TourFilters } from "./tour-search.ts";

const typingPauseMs = 350;

type Asked = { filters: TourFilters; categoryPath: string | undefined };

/**
 * Turns a change of the list's form into the address of the list that was asked for. `asked` is what the form shows: until
 * the list of a change arrives, the change, so that a second one adds to it.
 */
export function useListForm(filters: TourFilters, categoryPath: string | undefined) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { location: awaited } = useNavigation();
  const [draft, setDraft] = useState<Asked & { instead: TourFilters; address: string }>();
  // Another list than before may be the one of an earlier change: the last one counts while its list is still on its way.
  const waits = draft && (draft.instead === filters || (awaited && createPath(awaited) === draft.address));
  const asked: Asked = waits ? draft : { filters, categoryPath };
  const typed = useRef<string>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const go = (next: TourFilters, { replace = false } = {}) => {
    clearTimeout(waiting.current);
    typed.current = undefined;
    // A category chosen on a category's page leads to that category's own page.
    const path =
      asked.categoryPath === undefined || next.category === asked.filters.category
        ? asked.categoryPath
        : next.category === "All"
          ? undefined
          : next.category.toLowerCase();
    const first = { ...next, page: 1 };
    const address = localPath(language, tourListPath(first, path));
    setDraft({ filters: first, categoryPath: path, instead: filters, address });
    void navigate(address, { preventScrollReset: true, replace });
  };
  // What was typed a moment ago and still waits goes along with what is changed now.
  const change = (part: Partial<TourFilters>) => go({ ...asked.filters, keyword: typed.current ?? asked.filters.keyword, ...part });
  const keywordOf = (form: HTMLFormElement) => {
    const keyword = new FormData(form).get("keyword");
    return typeof keyword === "string" ? keyword : "";
  };
  const formProps = {
    method: "get" as const,
    action: localPath(language, categoryPath === undefined ? "/tours" : `/tours/${encodeURIComponent(categoryPath)}`),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      change({ keyword: keywordOf(event.currentTarget).trim() });
    },
    onChange: (event: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => {
      const field: unknown = event.target;
      const form = event.currentTarget;
      if (field instanceof HTMLInputElement && field.name === "keyword") {
        // While somebody types, the list follows after a pause and Back does not stop at every letter.
        clearTimeout(waiting.current);
        const keyword = keywordOf(form).trim();
        typed.current = keyword;
        waiting.current = setTimeout(() => go({ ...asked.filters, keyword }, { replace: true }), typingPauseMs);
      }
    },
  };
  return { formProps, change, asked };
}
