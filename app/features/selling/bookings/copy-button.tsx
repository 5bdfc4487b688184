import { Check, Copy } from "#app/ui/icons.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";

/** Copies what is typed elsewhere: an amount, an account. There only where scripts run; what it did is read out and seen. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { t } = useTranslation("checkout");
  const hydrated = useHydrated();
  const [done, setDone] = useState<"copied" | "failed">();
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone("copied"),
      // No clipboard on a plain http address, or the browser refuses it.
      () => setDone("failed"),
    );
  return (
    <>
      <button
        type="button"
        className="icon-button copy-button"
        aria-label={t("copy.label", { what })}
        onClick={copy}
        onBlur={() => setDone(undefined)}
      >
        {done === "copied" ? <Check className="icon icon-small" /> : <Copy className="icon icon-small" />}
      </button>
      <span className={done === "failed" ? "copy-failed" : "sr-only"} role="status">
        {done ? t(`copy.${done}`) : ""}
      </span>
    </>
  );
}
