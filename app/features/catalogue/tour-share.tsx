import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { showToast } from "#app/ui/toast.ts";

/** The device's share sheet; where there is none, the link is copied. Needs JavaScript, so it is not there without. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation("tour");

  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", title: t("linkCopied"), text: t("linkCopiedText") });
    } catch {
      // No clipboard on a plain http address, or the visitor's browser refuses it.
      showToast({ kind: "problem", title: t("copyFailed"), text: t("copyFailedText") });
    }
  };
  const share = async () => {
    // The page itself, without the visitor's own tab, date and party.
    const url = location.origin + location.pathname;
    if (!("share" in navigator)) return copyLink(url);
    try {
      await navigator.share({ title, text: t("shareText", { title }), url });
    } catch (error) {
      // Closing the sheet is a choice, not a fault.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copyLink(url);
    }
  };
  return (
    <button type="button" className="button button-ghost" onClick={share}>
      <Share2 className="icon" aria-hidden="true" />
      {t("share")}
    </button>
  );
}
