import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import type { UserType } from "#app/features/accounts/actor.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { userListPath, type UserListState } from "./user-list.ts";
import type { User } from "./users.server.ts";

/** Whom a question is about. Nobody where they have gone meanwhile. */
export type AskedUsers = { question: UserType; users: User[] };

/** Asks before somebody's type changes, and says what that means. */
export function UserQuestionDialog({ asked, state }: { asked: AskedUsers; state: UserListState }) {
  const { t } = useTranslation("users");
  const sending = useNavigation().formMethod === "POST";
  const cancelPath = userListPath(state);
  const { question, users } = asked;
  const [user] = users;
  if (!user)
    return (
      <ConfirmDialog title={t("questions.gone")} cancelPath={cancelPath} fields={{}} confirm={undefined} busy={{ label: "", now: false }}>
        {null}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={t(`questions.${question}.title`, { name: user.name })}
      cancelPath={cancelPath}
      fields={{ intent: "type", userType: question, id: user.id }}
      confirm={t(`questions.${question}.confirm`)}
      busy={{ label: t(`questions.${question}.busy`), now: sending }}
    >
      <p>{t(`questions.${question}.text`)}</p>
      <p className="text-muted">{user.email}</p>
    </ConfirmDialog>
  );
}
