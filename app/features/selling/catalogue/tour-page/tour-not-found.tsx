import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { LostPage, lostScenes } from "#app/ui/lost-page.tsx";

/** What an unknown slug shows, of a tour and of what belongs to it. */
export function TourNotFound() {
  const { t } = useTranslation("tour");
  return (
    <LostPage scene={lostScenes.tour} heading={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
      <LocalLink className="button button-primary" to="/tours">
        {t("notFound.back")}
      </LocalLink>
    </LostPage>
  );
}
