import { Share2 } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { showToast } from "./toast.ts";

/** The device's share sheet; where there is none, the link is copied. Needs JavaScript: show it only where that runs. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const { t } = useTranslation();

  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", title: t("share.copied"), text: t("share.copiedText") });
    } catch {
      // No clipboard on a plain http address, or the visitor's browser refuses it.
      showToast({ kind: "problem", title: t("share.copyFailed"), text: t("share.copyFailedText") });
    }
  };
  const share = async () => {
    // The page itself, without what the visitor chose on it.
    const url = location.origin + location.pathname;
    if (!("share" in navigator)) return copyLink(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is a choice, not a fault.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copyLink(url);
    }
  };
  return (
    <button type="button" className={className} onClick={share}>
      <Share2 className="icon" />
      {t("share.label")}
    </button>
  );
}
