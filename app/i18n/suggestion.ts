/** Offering a visitor her own language, once and never by force. */
import { rememberedLanguage } from "./language-choice.ts";
import { languages, type Language } from "./languages.ts";

const dismissedKey = "language-suggestion";

/** The first language the browser asks for that we have; undefined where that is the one shown. */
export function languageToSuggest(wanted: readonly string[], shown: Language): Language | undefined {
  for (const tag of wanted) {
    const language = languages.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language === shown ? undefined : language;
  }
  return undefined;
}

/** What to offer in this browser now: nothing after a choice or a refusal. */
export function suggestionHere(shown: Language): Language | undefined {
  try {
    if (localStorage.getItem(dismissedKey)) return undefined;
  } catch {
    return undefined;
  }
  return rememberedLanguage() ? undefined : languageToSuggest(navigator.languages, shown);
}

/** No language is offered to this browser again. */
export function refuseSuggestion(): void {
  try {
    localStorage.setItem(dismissedKey, "no");
  } catch {
    // Then it is offered again on the next page.
  }
}
