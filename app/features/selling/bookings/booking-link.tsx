import { useTranslation } from "react-i18next";
import { CopyButton } from "./copy-button.tsx";

/** What opens a guest's booking on any device: to be copied, or kept as a bookmark where no scripts run. */
export function BookingLink({ link }: { link: string }) {
  const { t } = useTranslation("bookings");
  return (
    <>
      <p className="mt-2">
        <a className="text-link" href={link}>
          {t("link.name")}
        </a>
      </p>
      <CopyButton what={t("link.name")} text={link} label={t("link.copy")} />
      <p className="mt-2">{t("link.private")}</p>
    </>
  );
}
