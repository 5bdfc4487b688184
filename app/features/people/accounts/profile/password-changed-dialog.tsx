import { useTranslation } from "react-i18next";
import { Modal } from "#app/ui/modal.tsx";

/** Says after a change of the password that the new one is needed from now on. */
export function PasswordChangedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("profile");
  return (
    <Modal open={open} onClose={onClose} label={t("passwordChanged.title")} className="profile-dialog">
      <h2 className="h3">{t("passwordChanged.title")}</h2>
      <p>{t("passwordChanged.text")}</p>
      <div className="dialog-buttons">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t("passwordChanged.ok")}
        </button>
      </div>
    </Modal>
  );
}
