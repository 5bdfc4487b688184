import type { InitOptions } from "i18next";
import { defaultLanguage, languages } from "./languages.ts";

/** What both sides share: React escapes by itself, and a missing text falls back to English, then to its key. */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  defaultNS: "common",
  interpolation: { escapeValue: false },
  showSupportNotice: false,
  // In development a text that is missing says so; in production it only shows in English.
  ...(import.meta.env.DEV
    ? {
        saveMissing: true,
        missingKeyHandler: (wanted: readonly string[], namespace: string, key: string) =>
          console.warn(`missing text ${namespace}:${key} in ${wanted.join(", ")}`),
      }
    : {}),
} as const satisfies InitOptions & { showSupportNotice: boolean };
