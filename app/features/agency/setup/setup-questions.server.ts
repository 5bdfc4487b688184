/** The questions of a new owner in terms of the settings: what their forms show, and what an answer changes. */
import { fieldsOf } from "#app/features/agency/settings/admin/settings-form.server.ts";
import { contactLines, type SettingsFields } from "#app/features/agency/settings/admin/settings-form.ts";
import { isPracticeAccount } from "#app/features/agency/settings/practice-account.ts";
import { defaultSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { sectionOf, type SettingsQuestion } from "./setup-questions.ts";

const example = defaultSettings.contacts;
const isSame = (values: readonly string[], others: readonly string[]) => values.join() === others.join();
const blank = (names: readonly string[]): SettingsFields => Object.fromEntries(names.map((name) => [name, ""]));
const furtherLines = (name: string) => Array.from({ length: contactLines - 1 }, (_, index) => `${name}-${index + 1}`);

/** What an answer leaves as it is. The example's further addresses and numbers go with its first, its place on the map with its street. */
export function keptFields(question: SettingsQuestion, settings: Settings): SettingsFields {
  const fields = fieldsOf(sectionOf[question], settings);
  const { emails, phones, street } = settings.contacts;
  if (question === "address" && street === example.street) return { ...fields, ...blank(["latitude", "longitude"]) };
  if (question !== "email") return fields;
  return {
    ...fields,
    ...(isSame(emails, example.emails) && blank(furtherLines("emails"))),
    ...(isSame(phones, example.phones) && blank(furtherLines("phones"))),
  };
}

/** What the form of a question begins with: what is stored, but nothing of the example that would be an answer of nobody's. */
export function startOf(question: SettingsQuestion, settings: Settings, email: string): SettingsFields {
  const fields = keptFields(question, settings);
  const { emails, phones, street } = settings.contacts;
  if (question === "email")
    return {
      ...fields,
      ...(isSame(emails, example.emails) && { "emails-0": email }),
      ...(isSame(phones, example.phones) && blank(["phones-0"])),
    };
  if (question === "address" && street === example.street) return { ...fields, ...blank(["street", "city", "postalCode", "country"]) };
  if (question === "payment" && isPracticeAccount(settings.bankTransfer)) return blank(Object.keys(fields));
  return fields;
}
