import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { productName, withBrand } from "./brand-name.ts";
import { i18nOptions } from "./i18n-options.ts";
import { languageOfPath } from "./languages.ts";

async function messagesOf(language: string, namespace: string): Promise<ResourceLanguage[string]> {
  const { messageFiles } = await import("./message-files.client.ts");
  const load = messageFiles[`./${language}/${namespace}.ts`];
  if (!load) throw new Error(`no messages ${language}/${namespace}`);
  return (await load()).default;
}

/** Loads a namespace of the shown language when a page that needs it is opened. */
const backendOf = (brand: string): BackendModule => ({
  type: "backend",
  init() {},
  read(language, namespace, done) {
    messagesOf(language, namespace).then(
      (messages) => done(null, typeof messages === "string" ? messages : withBrand(messages, brand)),
      (error: Error) => done(error, false),
    );
  },
});

/** The agency's name, as the texts of the page have it. */
function brandOf({ common }: ResourceLanguage): string {
  const brand = typeof common === "object" ? common["brand"] : undefined;
  return typeof brand === "string" ? brand : productName;
}

/** The messages the page came with; others load on demand. */
export async function clientI18n(messages: ResourceLanguage): Promise<i18n> {
  const language = languageOfPath(location.pathname);
  const instance = createInstance();
  await instance
    .use(backendOf(brandOf(messages)))
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: language,
      fallbackLng: false,
      ns: Object.keys(messages),
      resources: { [language]: messages },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
  return instance;
}
