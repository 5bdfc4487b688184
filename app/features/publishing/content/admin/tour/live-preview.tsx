import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { previewPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { defaultLanguage, localPath } from "#app/i18n/languages.ts";
import { Eye, X } from "#app/ui/icons.tsx";
import type { TourFrame } from "./tour-frame.server.ts";

const wide = "(min-width: 1440px)";
const hiddenKey = "tour-preview-hidden";

/** True where there is room beside the form; nowhere until the page runs, so that phones never load it. */
const useRoom = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
    () => false,
  );

/** A browser may keep nothing: then it is shown again. */
function readHidden(): boolean {
  try {
    return localStorage.getItem(hiddenKey) !== null;
  } catch {
    return false;
  }
}
function keepHidden(hidden: boolean): void {
  try {
    if (hidden) localStorage.setItem(hiddenKey, "1");
    else localStorage.removeItem(hiddenKey);
  } catch {
    // Kept for this page alone.
  }
}

/** Links to other pages lead nowhere in here: they may stand in no frame. */
function stayOnPage(page: Document | null): void {
  page?.addEventListener(
    "click",
    (event) => {
      // Elements of a frame are of its own window: what they are called tells, not what made them.
      const link = event.composedPath().find((node): node is HTMLAnchorElement => "nodeName" in node && node.nodeName === "A");
      if (link && link.pathname !== page.location.pathname) event.preventDefault();
    },
    // Before the page's own router hears of it.
    { capture: true },
  );
}

/** The page as visitors would see it, loaded anew after each save; it can be hidden, and stays so in this browser. */
export function LivePreview({ frame: { id, version, state, language, englishAlone } }: { frame: TourFrame }) {
  return useRoom() ? <Preview id={id} turn={`${version} ${state}`} language={englishAlone ? defaultLanguage : language} /> : null;
}

function Preview({ id, turn, language }: { id: number; turn: string; language: TourFrame["language"] | typeof defaultLanguage }) {
  const { t } = useTranslation("tourAdmin");
  const [hidden, setHidden] = useState(readHidden);
  const toggle = () => {
    setHidden(!hidden);
    keepHidden(!hidden);
  };
  const Sign = hidden ? Eye : X;
  return (
    <aside className="live-preview" aria-label={t("preview.title")} data-hidden={hidden ? "" : undefined}>
      <button type="button" className="button button-secondary button-small" aria-expanded={!hidden} onClick={toggle}>
        <Sign className="icon icon-small" />
        {hidden ? t("preview.show") : t("preview.hide")}
      </button>
      {hidden ? null : (
        // A page of our own, with its scripts: a sandbox with both would be none.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={`${turn} ${language}`}
          src={localPath(language, previewPath("tour", id))}
          title={t("preview.title")}
          onLoad={({ currentTarget }) => stayOnPage(currentTarget.contentDocument)}
        />
      )}
    </aside>
  );
}
