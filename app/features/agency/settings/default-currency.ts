import type { Language } from "#app/i18n/languages.ts";
import type { Currency } from "#app/values/money.ts";

/** What most who read a language pay in. English is read everywhere: there the operator decides. */
const ofLanguage: Record<Exclude<Language, "en">, Currency> = { es: "EUR", fr: "EUR", de: "EUR", hi: "INR" };

/** The currency of a page until its visitor chooses one. */
export const currencyOf = (language: Language, { rates }: { rates: { defaultCurrency: Currency } }): Currency =>
  language === "en" ? rates.defaultCurrency : ofLanguage[language];
