/** The language a visitor has chosen: kept in a cookie, which the server reads, and in local storage, which outlives it. */
import { defaultLanguage, isLanguage, languageOfPath, localPath, type Language } from "./languages.ts";

const cookieName = "language";
const storageKey = "language";
const yearInSeconds = 31_536_000;

/** The language in a Cookie header or `document.cookie`. */
export function languageInCookies(cookies: string): Language | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1);
  return isLanguage(value) ? value : undefined;
}

/** Addresses that are no pages, or that mean what they say in any language: files, data of pages, which pages there are, forms, mailed links. */
const notPages = /\.|^\/(?:__manifest|preferences|newsletter|healthz)(?:\/|$)/;

/**
 * Where a chosen language leads from a bare address: to the same page in that language. Undefined where the address names its
 * language, is no page, or the choice is the default.
 */
export function pathInChosenLanguage(pathname: string, search: string, chosen: Language | undefined): string | undefined {
  if (chosen === undefined || chosen === defaultLanguage || languageOfPath(pathname) !== defaultLanguage) return undefined;
  return notPages.test(pathname) ? undefined : localPath(chosen, pathname) + search;
}

/** As typed or linked by those who expect a prefix of every language. */
const englishPrefix = /^\/en(?:\/+|$)/;

/** The address that is meant by one with a prefix for English, which has none. It is on this site: `/en//evil.example` keeps one slash. */
export function pathWithoutEnglish(pathname: string, search: string): string | undefined {
  return englishPrefix.test(pathname) && !notPages.test(pathname) ? pathname.replace(englishPrefix, "/") + search : undefined;
}

/** Keeps a choice in this browser. Storage that is switched off loses nothing but the memory. */
export function keepLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // See above.
  }
}

/** What was chosen before in this browser, by cookie or storage. */
export function rememberedLanguage(): Language | undefined {
  const inCookie = languageInCookies(document.cookie);
  if (inCookie) return inCookie;
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
