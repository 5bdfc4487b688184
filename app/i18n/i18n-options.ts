import type { InitOptions } from "i18next";
import { defaultLanguage, languages } from "./languages.ts";

/** What both sides share: React escapes by itself, and a missing text falls back to English, then to its key (specification 4, Language). */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  defaultNS: "common",
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as const satisfies InitOptions & { showSupportNotice: boolean };
