import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { keepLanguage } from "#app/i18n/language-choice.ts";
import { barePath, languageFacts, localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { refuseSuggestion, suggestionHere } from "#app/i18n/suggestion.ts";

const never = () => () => {};

/** On a first visit: the page in the browser's own language, as an offer at the foot of the window. */
export function LanguageSuggestion() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [answered, setAnswered] = useState(false);
  const offered = useSyncExternalStore(
    never,
    () => suggestionHere(language),
    () => undefined,
  );
  if (!offered || answered) return null;
  const { text, go, dismiss } = languageFacts[offered].offer;
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
        <X className="icon" aria-hidden="true" />
      </button>
    </aside>
  );
}
