import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { useLanguage } from "#app/i18n/local-link.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { suggestionHere } from "#app/i18n/suggestion.ts";

const never = () => () => {};

/** On a first visit: the page in the browser's own language, as an offer. It loads where there is one to make. */
export function LanguageSuggestion() {
  const language = useLanguage();
  const [Offer, setOffer] = useState<ComponentType<{ offered: Language }>>();
  const offered = useSyncExternalStore(
    never,
    () => suggestionHere(language),
    () => undefined,
  );
  useEffect(() => {
    if (!offered) return;
    // Where it cannot be loaded, nothing is offered.
    import("./language-offer.tsx").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => undefined,
    );
  }, [offered]);
  return Offer && offered ? <Offer offered={offered} /> : null;
}
