import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";

/** What every mail of the agency carries, in the language of its reader. */
export type MailBrand = {
  language: Language;
  origin: string;
  company: string;
  /** `why`: that it comes because somebody entered this address, and can be ignored. */
  texts: { signature: string; address: string; why?: string };
};

/** What every email repeats in this language; `origin` is the site's public address. */
export function mailBrand(language: Language, settings: Settings, origin: string): MailBrand {
  const t = translator(language);
  const { brand, contacts } = settings;
  const address = `${contacts.street}, ${contacts.city} ${contacts.postalCode}`;
  return {
    language,
    origin,
    company: brand.name,
    texts: {
      signature: t("mail:signature"),
      address: t("mail:address", { company: brand.legalName, address }),
    },
  };
}

/** What every email repeats that whoever knows an address can have sent to it, and whose reader may ignore it. */
export function unaskedMailBrand(language: Language, settings: Settings, origin: string): MailBrand {
  const brand = mailBrand(language, settings, origin);
  return { ...brand, texts: { ...brand.texts, why: translator(language)("mail:why", { site: new URL(origin).host }) } };
}
