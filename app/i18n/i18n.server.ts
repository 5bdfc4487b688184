import { createInstance, type i18n, type Resource, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { i18nOptions } from "./i18n-options.ts";
import { defaultLanguage, type Language } from "./languages.ts";

const files = import.meta.glob<{ default: ResourceLanguage[string] }>("./*/*.ts", { eager: true });
const resources: Resource = {};
for (const [file, module] of Object.entries(files)) {
  const [, language = "", namespace = ""] = /^\.\/([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  resources[language] = { ...resources[language], [namespace]: module.default };
}

const instances = new Map<Language, i18n>();

/** One instance a language, made once: no request ever changes its language. */
export function serverI18n(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources, initAsync: false });
  instances.set(language, instance);
  return instance;
}

/** Texts for what is not a component: titles, descriptions, structured data. */
export const translator = (language: Language) =>
  serverI18n(language).getFixedT(language, [
    "common",
    "about",
    "blog",
    "contact",
    "destinations",
    "home",
    "legal",
    "mail",
    "newsletter",
    "saved",
    "tour",
    "tours",
  ]);

/** The messages of some namespaces as JSON for the page itself, safe inside a `<script>`. */
export function messagesJson(language: Language, namespaces: string[]): string {
  const messages = Object.fromEntries(
    namespaces.map((name) => [name, resources[language]?.[name] ?? resources[defaultLanguage]?.[name] ?? {}]),
  );
  return JSON.stringify(messages)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
