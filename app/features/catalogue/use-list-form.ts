import { useEffect, useRef, type ChangeEvent, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { readTourFilters, tourListPath, type TourFilters } from "./tour-search.ts";

const typingPauseMs = 350;

/** Turns a change of the list's form into the address of the list that was asked for. */
export function useListForm(filters: TourFilters, categoryPath: string | undefined) {
  const navigate = useNavigate();
  const language = useLanguage();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const go = (next: TourFilters, { replace = false } = {}) => {
    clearTimeout(waiting.current);
    // A category chosen on a category's page leads to that category's own page.
    const path =
      categoryPath === undefined || next.category === filters.category
        ? categoryPath
        : next.category === "All"
          ? undefined
          : next.category.toLowerCase();
    void navigate(localPath(language, tourListPath({ ...next, page: 1 }, path)), { preventScrollReset: true, replace });
  };
  const change = (part: Partial<TourFilters>) => go({ ...filters, ...part });
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
      if (field instanceof HTMLSelectElement && field.name === "sort")
        change({ sort: readTourFilters(new URLSearchParams({ sort: field.value })).sort });
      if (field instanceof HTMLInputElement && field.name === "keyword") {
        // While somebody types, the list follows after a pause and Back does not stop at every letter.
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => go({ ...filters, keyword: keywordOf(form).trim() }, { replace: true }), typingPauseMs);
      }
    },
  };
  return { formProps, change };
}
