import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { showToast } from "#app/ui/toast.ts";
import { toggleSaved, useSaved, type SavedKind } from "./saved-items.ts";

type Props = { kind?: SavedKind; slug: string; title: string; className: string; children?: (saved: boolean) => React.ReactNode };

/** A heart that saves a tour or an article in this browser, with or without a word beside it. */
export function SaveButton({ kind = "tour", slug, title, className, children }: Props) {
  const { t } = useTranslation();
  const saved = useSaved(kind).includes(slug);
  const toggle = () => {
    if (toggleSaved(kind, slug)) showToast({ kind: "success", title: t("saved.added"), text: t("saved.addedText", { title }) });
  };
  return (
    <button
      type="button"
      className={`save-button ${className}`}
      aria-pressed={saved}
      // A word beside the heart is the name; the heart alone needs one.
      aria-label={children ? undefined : t("saved.add", { title })}
      onClick={toggle}
    >
      <Heart className="icon" aria-hidden="true" />
      {children?.(saved)}
    </button>
  );
}
