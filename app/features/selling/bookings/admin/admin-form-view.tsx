import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { useTranslation } from "react-i18next";
import type { ToastMessage } from "#app/ui/toast.ts";
import { answerTo } from "#app/values/form-answer.ts";
import type { AdminAnswer } from "./admin-form.ts";

type Props = {
  /** What the form is called among the page's forms: its `intent`, with an id where there are several. */
  name: string;
  intent: string;
  answer: Pick<AdminAnswer, "at" | "form" | "result"> | undefined;
  hidden?: Record<string, string>;
  send: string;
  busy: string;
  className?: string;
  tone?: "primary" | "secondary" | "danger-outline";
  children?: ReactNode;
};

/** Why nothing was done, in words. */
export function useAdminProblem(answer: AdminAnswer | undefined): ToastMessage | undefined {
  const { t } = useTranslation("bookingsAdmin");
  const problem = answer?.problem;
  // The admin area counts nobody's forms.
  if (!problem) return undefined;
  return { kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`, { count: answer.taken ?? 0 }) };
}

/** One of the page's forms. Where it was refused, its first wrong field gets the focus. */
export function AdminForm({ name, intent, answer, hidden = {}, send, busy, className, tone = "secondary", children }: Props) {
  const navigation = useNavigation();
  const sending = navigation.formData?.get("form") === name && navigation.state !== "idle";
  const own = answerTo(answer, name);
  const form = useRefusedField(own?.result?.error && own.at);
  return (
    // Checked by the server: its messages are in the page's language.
    <Form method="post" ref={form} className={className ?? "admin-form"} preventScrollReset noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <SendButton sending={sending} look={`button-${tone}`}>
        {sending ? busy : send}
      </SendButton>
    </Form>
  );
}
