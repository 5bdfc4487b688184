import { CircleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { usePageFacts } from "#app/page-facts.tsx";

/** In place of a list that could not be loaded: what happened, the id under which the log tells it, and another try. */
export function ListProblem({ text }: { text: string }) {
  const { t } = useTranslation(["admin", "common"]);
  const { pathname, search } = useLocation();
  const { errorId } = usePageFacts();
  return (
    <div className="note note-bad" role="alert">
      <CircleAlert className="icon" />
      <div className="grid justify-items-start gap-3">
        <p>
          <b>{text}</b>
        </p>
        {errorId ? <p className="tabular-nums">{t("common:error.reference", { id: errorId })}</p> : null}
        {/* A plain link to this very address: a new document, and so a new try. */}
        <a className="button button-secondary button-small" href={pathname + search}>
          {t("common:error.retry")}
        </a>
      </div>
    </div>
  );
}
