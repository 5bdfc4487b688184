import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { usePageFacts } from "#app/page-facts.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/**
 * True for what a browser throws when the data or the script of the page it goes to did not arrive: each says so in other words, and
 * the standard has no name for it.
 */
export const isUnreachable = (error: unknown): boolean =>
  !import.meta.env.SSR && error instanceof TypeError && /fetch|import|load failed|networkerror/i.test(error.message);

const kindOfStatus = new Map<number, "unreadable" | "forbidden" | "method" | "tooMany">([
  [400, "unreadable"],
  [403, "forbidden"],
  [405, "method"],
  [429, "tooMany"],
]);

/** What a visitor sees of a bug: no cause, but the id under which the log tells it. A page that did not arrive is no bug. */
export function ErrorPage({ status, unreachable = false }: { status: number; unreachable?: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // Written anew: the server and the browser may spell the same query in two ways.
  const query = new URLSearchParams(search).toString();
  const { errorId, unavailable } = usePageFacts();
  const kind = kindOfStatus.get(status) ?? (unreachable ? "unreachable" : unavailable ? "unavailable" : undefined);
  const [title, text] = kind ? [t(`error.${kind}Title`), t(`error.${kind}Text`)] : [t("error.title"), t("error.text")];
  return (
    <div className="page-width section-tight">
      <title>{`${title} | ${t("brand")}`}</title>
      <EmptyState picture={unavailable || unreachable ? "offline" : "error"} heading={title} headingLevel={1}>
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
