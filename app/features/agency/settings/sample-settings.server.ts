/** Which sections of the settings still hold something of the example's: contacts and accounts that are nobody's. */
import { isPracticeAccount } from "./practice-account.ts";
import { defaultSettings, type Settings } from "./settings.server.ts";

export type SampleSection = "contacts" | "social" | "bankTransfer";

/** The sections that visitors see something of the example's from, in the order of the settings. */
export function samplesIn({ contacts, social, bankTransfer }: Settings): SampleSection[] {
  const example = defaultSettings.contacts;
  const found = {
    contacts:
      contacts.street === example.street ||
      contacts.phones.some((phone) => example.phones.includes(phone)) ||
      contacts.emails.some((email) => example.emails.includes(email)),
    social: social.some(({ url }) => defaultSettings.social.some((link) => link.url === url)),
    bankTransfer: isPracticeAccount(bankTransfer),
  };
  return (["contacts", "social", "bankTransfer"] as const).filter((section) => found[section]);
}
