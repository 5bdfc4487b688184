import { Heart } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import {
  changeOwnList,
  changeText,
  savedFormId,
  toggleSaved,
  useListOwner,
  useSaved,
  type ListOwner,
  type SavedKind,
} from "./saved-items.ts";

type Props = { kind?: SavedKind; slug: string; title: string; className: string; children?: (saved: boolean) => React.ReactNode };

/** A heart that saves a tour or an article, with or without a word beside it: in this browser, or with an account there, also without JavaScript. */
export function SaveButton({ kind = "tour", slug, title, className, children }: Props) {
  const { t } = useTranslation();
  const account = useListOwner();
  const path = localPath(useLanguage(), "/saved/change");
  const saved = useSaved(kind, account).includes(slug);
  const change = { kind, slug, saved: !saved };
  const keepHere = () => {
    if (toggleSaved(kind, slug)) showToast({ kind: "success", title: t("saved.added"), text: t("saved.addedText", { title }) });
  };
  const send = async (by: ListOwner) => {
    const status = await changeOwnList(by, path, change);
    if (status !== 200)
      showToast({ kind: "problem", title: t("saved.failed"), text: t(status === 409 ? "saved.full" : "saved.failedText") });
    else if (change.saved) showToast({ kind: "success", title: t("saved.added"), text: t("saved.addedToAccount", { title }) });
  };
  return (
    <button
      // A list of cards may stand in a form of its own: the hearts belong to the one that SavedSync draws.
      {...(account ? { type: "submit", form: savedFormId, name: "change", value: changeText(change) } : { type: "button" })}
      className={`save-button ${className}`}
      aria-pressed={saved}
      // A word beside the heart is the name; the heart alone needs one.
      aria-label={children ? undefined : t("saved.add", { title })}
      onClick={(event) => {
        event.preventDefault();
        if (account) void send(account);
        else keepHere();
      }}
    >
      <Heart className="icon" />
      {children?.(saved)}
    </button>
  );
}
