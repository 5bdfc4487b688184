import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** The 404 page; the missing path is logged to the console (specification 2, Not-found page). */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error("404: no page at", pathname), [pathname]);
  return (
    <div className="page-width section-tight">
      <title>{`${t("notFound.title")} | ${t("brand")}`}</title>
      <EmptyState picture="not-found-404" heading={t("notFound.title")} headingLevel={1}>
        <p className="display order-first text-accent-ink" aria-hidden="true">
          {t("notFound.code")}
        </p>
        <p className="lead">{t("notFound.text")}</p>
        <LocalLink className="button button-secondary" to="/">
          {t("notFound.home")}
        </LocalLink>
      </EmptyState>
    </div>
  );
}
