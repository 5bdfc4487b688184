import { useTranslation } from "react-i18next";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import type { TestMailAnswer } from "./checklist-panel.tsx";

/** What came of a test email, in words, and the server's own. */
export function TestMailFeedback({ answer }: { answer: TestMailAnswer | undefined }) {
  const { t } = useTranslation("setup");
  if (!answer) return null;
  const { problem, sent, answer: told = "" } = answer;
  if (sent) {
    const text = t("test.sent.text", { email: sent.email, answer: told });
    return <Feedback at={answer.at} feedback={{ kind: "success", title: t("test.sent.title"), text }} />;
  }
  if (!problem) return null;
  if (problem === "unreadable" || problem === "undelivered" || problem === "forbidden")
    return <Feedback at={answer.at} feedback={{ kind: "problem", title: t("demo.problems.title"), text: t(`demo.problems.${problem}`) }} />;
  const words = told ? ` ${t("test.failed.answer", { answer: told })}` : "";
  return (
    <Feedback at={answer.at} feedback={{ kind: "problem", title: t("test.failed.title"), text: t(`test.reasons.${problem}`) + words }} />
  );
}
