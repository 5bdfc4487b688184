import { Share2 } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { sharePage } from "./share-page.ts";
import { showToast } from "./toast.ts";

/** The device's share sheet; where there is none, the link is copied. Needs JavaScript: show it only where that runs. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const shared = await sharePage(title);
    if (shared === "copied") showToast({ kind: "success", title: t("share.copied"), text: t("share.copiedText") });
    else if (shared === "copyFailed") showToast({ kind: "problem", title: t("share.copyFailed"), text: t("share.copyFailedText") });
  };
  return (
    <button type="button" className={className} onClick={share}>
      <Share2 className="icon" />
      {t("share.label")}
    </button>
  );
}
