import { Heart } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFrame } from "#app/features/frame/use-frame.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import { changeOwnList, toggleSaved, useSaved, type SavedKind } from "./saved-items.ts";

type Props = { kind?: SavedKind; slug: string; title: string; className: string; children?: (saved: boolean) => React.ReactNode };

/** A heart that saves a tour or an article, with or without a word beside it: in this browser, or with an account there, also without JavaScript. */
export function SaveButton({ kind = "tour", slug, title, className, children }: Props) {
  const { t } = useTranslation();
  const account = useFrame()?.account;
  const path = localPath(useLanguage(), "/saved/change");
  const saved = useSaved(kind, account).includes(slug);
  const heart = (
    <button
      type={account ? "submit" : "button"}
      className={`save-button ${className}`}
      aria-pressed={saved}
      // A word beside the heart is the name; the heart alone needs one.
      aria-label={children ? undefined : t("saved.add", { title })}
      onClick={
        account
          ? undefined
          : () => {
              if (toggleSaved(kind, slug)) showToast({ kind: "success", title: t("saved.added"), text: t("saved.addedText", { title }) });
            }
      }
    >
      <Heart className="icon" aria-hidden="true" />
      {children?.(saved)}
    </button>
  );
  if (!account) return heart;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const status = await changeOwnList(account, path, { kind, slug, saved: !saved });
    if (status !== 200)
      showToast({ kind: "problem", title: t("saved.failed"), text: t(status === 409 ? "saved.full" : "saved.failedText") });
    else if (!saved) showToast({ kind: "success", title: t("saved.added"), text: t("saved.addedToAccount", { title }) });
  };
  return (
    <form method="post" action={path} className="contents" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="saved" value={String(!saved)} />
      {heart}
    </form>
  );
}
