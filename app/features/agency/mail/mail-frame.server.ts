import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";

/** What every mail of the agency carries, in the language of its reader. */
export type MailFrame = {
  language: Language;
  origin: string;
  company: string;
  /** `why`: that it comes because somebody entered this address, and can be ignored. */
  texts: { signature: string; address: string; why?: string };
};

/** The frame of a mail in this language; `origin` is the site's public address. */
export function mailFrame(language: Language, settings: Settings, origin: string): MailFrame {
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

/** The frame of a mail that whoever knows an address can have sent to it, and whose reader may ignore it. */
export function unaskedMailFrame(language: Language, settings: Settings, origin: string): MailFrame {
  const frame = mailFrame(language, settings, origin);
  return { ...frame, texts: { ...frame.texts, why: translator(language)("mail:why", { site: new URL(origin).host }) } };
}
