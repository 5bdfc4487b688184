import { useTranslation } from "react-i18next";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import type { TeamDenied } from "./team-member.ts";

/** What somebody who is no administrator is told when she tries to change the team. */
export default function TeamDeniedNote({ denied, at }: { denied: TeamDenied | "modify"; at: string }) {
  const { t } = useTranslation("team");
  return <Feedback feedback={{ kind: "problem", title: t("denied.title"), text: t(`denied.${denied}`) }} at={at} />;
}
