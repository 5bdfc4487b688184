import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AccountPage } from "./account-page.tsx";

/** In the place of the form where no email can leave: a link would never come, so the way to a person is shown. */
export function NoMailRequest() {
  const { t } = useTranslation("profile");
  return (
    <AccountPage about="mail" outcome="problem" title={t("unsent.title")} text={t("unsent.text")}>
      <LocalLink className="button button-primary justify-self-start" to="/contact">
        {t("unsent.contact")}
      </LocalLink>
    </AccountPage>
  );
}
