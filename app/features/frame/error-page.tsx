import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { usePageFacts } from "#app/page-facts.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** What a visitor sees of a bug: no cause, but the id under which the log tells it. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // Written anew: the server and the browser may spell the same query in two ways.
  const query = new URLSearchParams(search).toString();
  const { errorId, unavailable } = usePageFacts();
  const [title, text] =
    status === 405
      ? [t("error.methodTitle"), t("error.methodText")]
      : status === 403
        ? [t("error.forbiddenTitle"), t("error.forbiddenText")]
        : status === 429
          ? [t("error.tooManyTitle"), t("error.tooManyText")]
          : status === 400
            ? [t("error.unreadableTitle"), t("error.unreadableText")]
            : unavailable
              ? [t("error.unavailableTitle"), t("error.unavailableText")]
              : [t("error.title"), t("error.text")];
  return (
    <div className="page-width section-tight">
      <title>{`${title} | ${t("brand")}`}</title>
      <EmptyState picture={unavailable ? "offline" : "error"} heading={title} headingLevel={1}>
        <p className="lead">{text}</p>
        {errorId ? <p className="text-sm text-muted tabular-nums">{t("error.reference", { id: errorId })}</p> : null}
        <div className="flex flex-wrap justify-center gap-3">
          {/* A plain link to this very address: a new document, and so a new try. */}
          <a className="button button-secondary" href={pathname + (query && `?${query}`)}>
            {t("error.retry")}
          </a>
          <LocalLink className="button button-ghost" to="/" reloadDocument>
            {t("notFound.home")}
          </LocalLink>
        </div>
      </EmptyState>
    </div>
  );
}
