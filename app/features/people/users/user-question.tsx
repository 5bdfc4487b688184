import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { userListPath, type UserListState, type UserQuestion } from "./user-list.ts";
import type { User } from "./users.server.ts";

/** Whom a question is about. Nobody where they have gone meanwhile. */
export type AskedUsers = { question: UserQuestion; users: User[] };

/** Asks before accounts are deleted or a type changes, and says what that means. */
export function UserQuestionDialog({ asked, state, self }: { asked: AskedUsers; state: UserListState; self: string }) {
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
  if (question === "delete")
    return (
      <ConfirmDialog
        title={t("questions.delete.title", { count: users.length })}
        cancelPath={cancelPath}
        fields={{ intent: "delete", id: users.map(({ id }) => id) }}
        confirm={t("questions.delete.confirm")}
        busy={{ label: t("deleting"), now: sending }}
        destroys
      >
        <ul className="asked-users">
          {users.map(({ id, name, email }) => (
            <li key={id}>
              <b>{name}</b> <span className="text-muted">{email}</span> {id === self ? `(${t("you")})` : null}
            </li>
          ))}
        </ul>
        <p>{t("questions.delete.lost")}</p>
        <p>{t("questions.delete.stays")}</p>
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
