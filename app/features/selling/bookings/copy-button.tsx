import { Check, Copy } from "#app/ui/icons.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";

/** Copies what is typed elsewhere: an amount, an account. There only where scripts run; what it did is read out and seen. `label`: said in words. */
export function CopyButton({ what, text, label }: { what: string; text: string; label?: string }) {
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
        className={label ? "button button-small button-secondary mt-2" : "icon-button copy-button"}
        aria-label={label ?? t("copy.label", { what })}
        onClick={copy}
        onBlur={() => setDone(undefined)}
      >
        {done === "copied" ? <Check className="icon icon-small" /> : <Copy className="icon icon-small" />}
        {label && done === "copied" ? t("copy.copied") : label}
      </button>
      <span className={done === "failed" ? "copy-failed" : "sr-only"} role="status">
        {done ? t(`copy.${done}`) : ""}
      </span>
    </>
  );
}
