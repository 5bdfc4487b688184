import { useEffect, useRef, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { blogListPath, type BlogFilters } from "./blog-search.ts";

const typingPauseMs = 350;

/** Makes the list follow its search box: at once when the form is sent, after a pause while somebody types. */
export function useBlogSearch(filters: BlogFilters) {
  const navigate = useNavigate();
  const language = useLanguage();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const search = (form: HTMLFormElement, replace: boolean) => {
    clearTimeout(waiting.current);
    const text = new FormData(form).get("q");
    const q = typeof text === "string" ? text.trim() : "";
    void navigate(localPath(language, blogListPath({ ...filters, q, page: 1 })), { preventScrollReset: true, replace });
  };
  return {
    formProps: {
      method: "get" as const,
      action: localPath(language, "/blog"),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        search(event.currentTarget, false);
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        // Back does not stop at every letter.
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => search(form, true), typingPauseMs);
      },
    },
    /** For links that change the list: what was typed a moment ago no longer counts. */
    forget: () => clearTimeout(waiting.current),
  };
}
