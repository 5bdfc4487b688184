import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { productName, withBrand, type Messages } from "./brand-name.ts";
import { i18nOptions } from "./i18n-options.ts";
import { defaultLanguage, type Language } from "./languages.ts";

const files = import.meta.glob<{ default: Messages }>("./*/*.ts", { eager: true });
/** By language and namespace. */
const resources: Record<string, Record<string, Messages>> = {};
for (const [file, module] of Object.entries(files)) {
  const [, language = "", namespace = ""] = /^\.\/([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  resources[language] = { ...resources[language], [namespace]: module.default };
}

const instances = new Map<Language, i18n>();
let brandName = productName;

/** From now on texts name the agency so. Pages wait for it before they are rendered (start.server.ts), so that none is cached with an old name. */
export function nameBrand(name: string): void {
  if (name === brandName) return;
  brandName = name;
  instances.clear();
  written.clear();
}

/** All texts of a language with the agency's name. */
const textsOf = (language: string): Record<string, Messages> =>
  Object.fromEntries(Object.entries(resources[language] ?? {}).map(([name, texts]) => [name, withBrand(texts, brandName)]));

/** What a language's instance looks texts up in: its own, then the English ones. */
const brandedResources = (language: Language): Resource => ({ [defaultLanguage]: textsOf(defaultLanguage), [language]: textsOf(language) });

/** One instance a language, made once: no request ever changes its language. */
export function serverI18n(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources: brandedResources(language), initAsync: false });
  instances.set(language, instance);
  return instance;
}

/** Texts for what is not a component: titles, descriptions, structured data. */
export const translator = (language: Language) =>
  serverI18n(language).getFixedT(language, [
    "common",
    "about",
    "accountMail",
    "admin",
    "articles",
    "audit",
    "blog",
    "bookingsAdmin",
    "bookingMail",
    "bookings",
    "checkout",
    "choice",
    "compare",
    "contact",
    "contentAdmin",
    "contentHistory",
    "departuresAdmin",
    "destinations",
    "enquiriesAdmin",
    "guidesAdmin",
    "home",
    "legal",
    "mail",
    "newsletter",
    "oauth",
    "payment",
    "refusals",
    "pictures",
    "profile",
    "promoCodes",
    "reviewsAdmin",
    "run",
    "saved",
    "schedule",
    "scheduleAdmin",
    "settings",
    "setup",
    "signIn",
    "subscribers",
    "team",
    "tour",
    "trip",
    "tours",
    "tourAdmin",
    "tripAdmin",
    "tripMap",
    "tripData",
    "tripPage",
    "tripNotes",
    "users",
  ]);

/** The texts of a language on top of the English ones: what is missing shows in English. */
function withEnglishBeneath(english: Messages, own: Messages): Messages {
  const merged: Messages = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const beneath = english[key];
    merged[key] = typeof value === "object" && typeof beneath === "object" ? withEnglishBeneath(beneath, value) : value;
  }
  return merged;
}

const namespaceMessages = (language: Language, name: string) => withBrand(resources[language]?.[name] ?? {}, brandName);

const written = new Map<string, string>();

/** The messages of some namespaces as JSON for the page itself, safe inside a `<script>`. */
export function messagesJson(language: Language, namespaces: string[]): string {
  const key = `${language} ${namespaces.join(" ")}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const messages = Object.fromEntries(
    namespaces.map((name) => [name, withEnglishBeneath(namespaceMessages(defaultLanguage, name), namespaceMessages(language, name))]),
  );
  const json = JSON.stringify(messages)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
  written.set(key, json);
  return json;
}

const marked = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === "string" ? `⟦${value}⟧` : marked(value)]));

const markedAll = (namespaces: Record<string, Messages>): Record<string, Messages> =>
  Object.fromEntries(Object.entries(namespaces).map(([name, messages]) => [name, marked(messages)]));

/** A pseudo-language for a test: every text is marked, so that one which is no message stands out, until the returned function is called. */
export function markMessages(): () => void {
  const unmarked = { ...resources };
  for (const [language, namespaces] of Object.entries(resources)) resources[language] = markedAll(namespaces);
  instances.clear();
  written.clear();
  return () => {
    Object.assign(resources, unmarked);
    instances.clear();
    written.clear();
  };
}
