import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { LostPage, lostScenes } from "#app/ui/lost-page.tsx";

/** The 404 page; the missing path is logged to the console. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error("404: no page at", pathname), [pathname]);
  return (
    <>
      <title>{`${t("notFound.title")} | ${t("brand")}`}</title>
      <LostPage scene={lostScenes.page} heading={t("notFound.title")} code={t("notFound.code")}>
        <p className="lead">{t("notFound.text")}</p>
        <div className="flex flex-wrap gap-3">
          <LocalLink className="button button-primary" to="/">
            {t("notFound.home")}
          </LocalLink>
          <LocalLink className="button button-secondary" to="/tours">
            {t("nav.allTours")}
          </LocalLink>
        </div>
      </LostPage>
    </>
  );
}
