/** Languages of the site. Enabling one is a line in each of the two lists and a folder of messages beside this file. */
export const languages = ["en", "es", "fr", "de", "hi"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Names in their own language, and the locale whose dates, numbers and collation are used. */
export const languageFacts: Record<Language, { name: string; locale: string; openGraph: string }> = {
  en: { name: "English", locale: "en-GB", openGraph: "en_GB" },
  es: { name: "Español", locale: "es-ES", openGraph: "es_ES" },
  fr: { name: "Français", locale: "fr-FR", openGraph: "fr_FR" },
  de: { name: "Deutsch", locale: "de-DE", openGraph: "de_DE" },
  hi: { name: "हिन्दी", locale: "hi-IN", openGraph: "hi_IN" },
};

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language a path is in: its prefix, or English without one. */
export function languageOfPath(pathname: string): Language {
  const prefix = pathname.split("/")[1];
  return isLanguage(prefix) ? prefix : defaultLanguage;
}

/** The English form of a path: without its language prefix. */
export function barePath(pathname: string): string {
  const language = languageOfPath(pathname);
  const prefix: string = language === defaultLanguage ? "" : `/${language}`;
  return pathname.slice(prefix.length) || "/";
}

/** `path` (as in English, starting with a slash) in a language: English has bare addresses, the others a prefix. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
