/** Languages of the site, in the order of the chooser. Adding one is an entry here and a folder of messages beside this file: docs/languages.md. */
import type { Known } from "./address.ts";

type LanguageFacts = {
  /** In the language itself. */
  name: string;
  /** Whose dates, numbers and collation are used. */
  locale: string;
  openGraph: string;
};

export const languageFacts = {
  en: { name: "English", locale: "en-GB", openGraph: "en_GB" },
  es: { name: "Español", locale: "es-ES", openGraph: "es_ES" },
  fr: { name: "Français", locale: "fr-FR", openGraph: "fr_FR" },
  de: { name: "Deutsch", locale: "de-DE", openGraph: "de_DE" },
  hi: { name: "हिन्दी", locale: "hi-IN", openGraph: "hi_IN" },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;
export const isLanguage = (value: unknown): value is Language => typeof value === "string" && Object.hasOwn(languageFacts, value);
export const languages: readonly Language[] = Object.keys(languageFacts).filter(isLanguage);
export const defaultLanguage: Language = "en";

/** The language a path is in: its prefix, or English without one. */
export function languageOfPath(pathname: string): Language {
  const prefix = pathname.split("/")[1];
  return isLanguage(prefix) ? prefix : defaultLanguage;
}

/** The English form of a path: without its language prefix. It begins with one slash: two would name another site, as in `/es//evil.example`. */
export function barePath(pathname: string): string {
  const language = languageOfPath(pathname);
  const prefix: string = language === defaultLanguage ? "" : `/${language}`;
  return pathname.slice(prefix.length).replace(/^\/{2,}/, "/") || "/";
}

/** `path` (as in English, starting with a slash) in a language: English has bare addresses, the others a prefix. */
export function localPath<const To extends string>(language: Language, path: Known<To>): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
