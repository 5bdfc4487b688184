/** What a new owner is asked, in this order. Each can be skipped: the settings have all of it, too. */
import type { SettingsSection } from "#app/features/agency/settings/admin/settings-form.ts";

export const setupQuestions = ["company", "email", "address", "rates", "payment", "demo"] as const;
export type SetupQuestion = (typeof setupQuestions)[number];

export const setupPath = "/admin/setup";
const isQuestion = (name: string | null): name is SetupQuestion => setupQuestions.some((known) => known === name);
export const questionIn = (name: string | null): SetupQuestion => (isQuestion(name) ? name : "company");

export const questionPath = (question: SetupQuestion) => (question === "company" ? setupPath : `${setupPath}?question=${question}`);
/** Where an answer leads: to the next question, and after the last one to the dashboard. */
export function pathAfter(question: SetupQuestion): string {
  const next = setupQuestions[setupQuestions.indexOf(question) + 1];
  return next ? questionPath(next) : "/admin";
}

/** The part of the settings that an answer is saved into. */
export const sectionOf = {
  company: "brand",
  email: "contacts",
  address: "contacts",
  rates: "rates",
  payment: "bankTransfer",
} as const satisfies Partial<Record<SetupQuestion, SettingsSection>>;
export type SettingsQuestion = keyof typeof sectionOf;
