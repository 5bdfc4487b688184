import { X } from "#app/ui/icons.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { keepLanguage } from "#app/i18n/language-choice.ts";
import { languageOffers } from "#app/i18n/language-offers.ts";
import { barePath, localPath, type Language } from "#app/i18n/languages.ts";
import { refuseSuggestion } from "#app/i18n/suggestion.ts";

/** The page in another language, at the foot of the window, until it is answered. */
export function LanguageOffer({ offered }: { offered: Language }) {
  const { pathname, search } = useLocation();
  const [answered, setAnswered] = useState(false);
  if (answered) return null;
  const { text, go, dismiss } = languageOffers[offered];
  return (
    <aside className="language-suggestion" lang={offered} aria-label={text}>
      <p>{text}</p>
      <a
        className="button button-sun button-small"
        href={localPath(offered, barePath(pathname)) + search}
        onClick={() => keepLanguage(offered)}
      >
        {go}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={dismiss}
        onClick={() => {
          refuseSuggestion();
          setAnswered(true);
        }}
      >
        <X className="icon" />
      </button>
    </aside>
  );
}
