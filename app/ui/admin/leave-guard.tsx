import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Modal } from "#app/ui/modal.tsx";

/** Asks before what was typed is left behind. Following a link inside the page loses nothing. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation("admin");
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  if (blocker.state !== "blocked") return null;
  return (
    <Modal open onClose={() => blocker.reset()} label={t("leave.title")} className="dialog">
      <div className="confirm">
        <h2 className="h3">{t("leave.title")}</h2>
        <p>{t("leave.text")}</p>
        <div className="confirm-actions">
          <button type="button" className="button button-secondary" onClick={() => blocker.reset()}>
            {t("leave.stay")}
          </button>
          <button type="button" className="button button-danger" onClick={() => blocker.proceed()}>
            {t("leave.leave")}
          </button>
        </div>
      </div>
    </Modal>
  );
}
