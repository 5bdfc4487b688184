/** The questions of a new owner in terms of the settings: what their forms show, and what an answer changes. */
import { fieldsOf } from "#app/features/agency/settings/admin/settings-form.server.ts";
import { contactLines, type SettingsFields } from "#app/features/agency/settings/admin/settings-form.ts";
import { versionOf } from "#app/features/agency/settings/admin/settings-changes.server.ts";
import { defaultSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { sectionOf, type SettingsQuestion } from "./setup-questions.ts";

/** True while nobody has set her own: what stands there is the example's. */
const isExample = (section: "contacts" | "bankTransfer", settings: Settings) =>
  versionOf(settings[section]) === versionOf(defaultSettings[section]);

const blank = (fields: SettingsFields): SettingsFields => Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));

/** What an answer leaves as it is. The example's further addresses go with its first. */
export function keptFields(question: SettingsQuestion, settings: Settings): SettingsFields {
  const fields = fieldsOf(sectionOf[question], settings);
  if (question !== "email" || !isExample("contacts", settings)) return fields;
  const further = Array.from({ length: contactLines - 1 }, (_, index) => [`emails-${index + 1}`, ""]);
  return { ...fields, ...Object.fromEntries(further) };
}

/** What the form of a question begins with: what is stored, but nothing of the example that would be an answer of nobody's. */
export function startOf(
  question: SettingsQuestion,
  settings: Settings,
  { email, today }: { email: string; today: CalendarDate },
): SettingsFields {
  const fields = keptFields(question, settings);
  if (question === "email" && isExample("contacts", settings)) return { ...fields, "emails-0": email };
  if (question === "payment" && isExample("bankTransfer", settings)) return blank(fields);
  return question === "rates" ? { ...fields, date: today } : fields;
}
