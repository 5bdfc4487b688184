import type { Language } from "./languages.ts";

/** The offer of each language, in it, to who is shown another: whoever needs it reads it. */
export const languageOffers: Record<Language, { text: string; go: string; dismiss: string }> = {
  en: { text: "This page is also in English.", go: "Show in English", dismiss: "No, thank you" },
  es: { text: "Esta página también está en español.", go: "Ver en español", dismiss: "No, gracias" },
  fr: { text: "Cette page existe aussi en français.", go: "Voir en français", dismiss: "Non, merci" },
  de: { text: "Diese Seite gibt es auch auf Deutsch.", go: "Auf Deutsch zeigen", dismiss: "Nein, danke" },
  hi: { text: "यह पेज हिन्दी में भी है।", go: "हिन्दी में देखें", dismiss: "नहीं, धन्यवाद" },
};
