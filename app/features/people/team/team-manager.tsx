import { ChevronLeft, ChevronRight, Info, Pencil, Plus, UserX } from "#app/ui/icons.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { StepButton } from "#app/ui/step-button.tsx";
import adminStyles from "#app/ui/styles/admin.css?url";
import type { EditedMember } from "./team-changes.server.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { TeamCard, type TeamMember } from "./team-grid.tsx";
import { memberAnchor, type TeamAnswer } from "./team-member.ts";

export type Managed = {
  /** The dialog that the address opens. */
  dialog: { kind: "add" } | { kind: "edit"; member: EditedMember } | { kind: "delete"; member: EditedMember } | undefined;
};
type Props = { members: TeamMember[]; managed: Managed; answer: TeamAnswer | undefined };

function useFeedbackText(answer: TeamAnswer | undefined) {
  const { t } = useTranslation("team");
  if (!answer) return undefined;
  const { done, problem } = answer;
  if (done) return { kind: "success" as const, title: t(`${done.what}.title`), text: t(`${done.what}.text`, { name: done.name }) };
  if (problem === "forbidden") return { kind: "problem" as const, title: t("denied.title"), text: t("denied.modify") };
  if (problem) return { kind: "problem" as const, title: t("refused.title"), text: t(`refused.${problem}`) };
  return undefined;
}

function MoveButton({ member, direction, atLimit }: { member: TeamMember; direction: "up" | "down"; atLimit: boolean }) {
  const { t } = useTranslation("team");
  const language = useLanguage();
  const Icon = direction === "up" ? ChevronLeft : ChevronRight;
  return (
    <Form method="post" action={localPath(language, "/about#team")} preventScrollReset>
      <input type="hidden" name="intent" value={direction} />
      <input type="hidden" name="id" value={member.id} />
      <StepButton className="icon-button icon-button-line" aria-label={t(direction, { name: member.name })} atLimit={atLimit}>
        <Icon className="icon" />
      </StepButton>
    </Form>
  );
}

/** The team with what an administrator can do with it. Loads only for administrators. */
export default function TeamManager({ members, managed, answer }: Props) {
  const { t } = useTranslation("team");
  const sending = useNavigation().formMethod === "POST";
  const feedback = useFeedbackText(answer);
  const { dialog } = managed;
  const editing = dialog && dialog.kind !== "delete";
  const feedbackInside = feedback && answer && { ...feedback, at: answer.at };
  const answered = useArrivedAnswer(answer);
  const location = useLocation();
  useEffect(() => {
    // Who was saved has the focus, not what had opened the dialog.
    if (location.hash.startsWith(`#${memberAnchor("")}`)) document.getElementById(location.hash.slice(1))?.focus();
  }, [location]);
  return (
    <div data-area="admin">
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <Feedback feedback={editing ? undefined : feedback} at={answer?.at} stays={answer?.done?.what === "moved"} />
      <p className="note mb-6">
        <Info className="icon" />
        <span>
          {t("here")}{" "}
          <LocalLink className="text-link" to="/admin" prefetch="none">
            {t("back")}
          </LocalLink>
        </span>
      </p>
      <LocalLink className="button button-primary mb-6" to="/about?edit=new#team" prefetch="none" preventScrollReset>
        <Plus className="icon" />
        {t("add")}
      </LocalLink>
      {dialog?.kind === "add" ? <TeamDialog member={undefined} answer={answered} feedback={feedbackInside} /> : null}
      {dialog?.kind === "edit" ? <TeamDialog member={dialog.member} answer={answered} feedback={feedbackInside} /> : null}
      {dialog?.kind === "delete" ? (
        <ConfirmDialog
          title={t("deleteQuestion.title", { name: dialog.member.name })}
          cancelPath="/about#team"
          fields={{ intent: "delete", id: String(dialog.member.id) }}
          confirm={t("deleteQuestion.confirm")}
          busy={{ label: t("deleteQuestion.busy"), now: sending }}
          destroys
        >
          <p>{t("deleteQuestion.text")}</p>
        </ConfirmDialog>
      ) : null}
      <ul className="team-grid">
        {members.map((member, index) => (
          <TeamCard key={member.id} member={member}>
            <div className="team-controls">
              <LocalLink
                className="button button-secondary button-small"
                to={`/about?edit=${member.id}#team`}
                prefetch="none"
                preventScrollReset
                aria-label={t("editOf", { name: member.name })}
              >
                <Pencil className="icon icon-small" />
                {t("edit")}
              </LocalLink>
              <MoveButton member={member} direction="up" atLimit={index === 0} />
              <MoveButton member={member} direction="down" atLimit={index === members.length - 1} />
              <LocalLink
                className="icon-button icon-button-line text-danger"
                to={`/about?remove=${member.id}#team`}
                prefetch="none"
                preventScrollReset
                aria-label={t("removeOf", { name: member.name })}
              >
                <UserX className="icon" />
              </LocalLink>
            </div>
          </TeamCard>
        ))}
      </ul>
    </div>
  );
}
