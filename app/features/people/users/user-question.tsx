import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { roleNames } from "#app/features/people/access/permissions.ts";
import { userListPath, type UserListState, type UserQuestion } from "./user-list.ts";
import type { User } from "./users.server.ts";

/** Whom a question is about. Nobody where they have gone meanwhile. */
export type AskedUsers = { question: UserQuestion; users: User[] };

/** Asks before accounts are deleted, and which roles somebody is to have. */
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
      title={t("questions.roles.title", { name: user.name })}
      cancelPath={cancelPath}
      // Nobody takes Owner from herself: a box that cannot be changed sends nothing.
      fields={{ intent: "roles", id: user.id, ...(user.id === self && { role: "Owner" }) }}
      confirm={t("questions.roles.confirm")}
      busy={{ label: t("questions.roles.busy"), now: sending }}
    >
      <p className="text-muted">{user.email}</p>
      <fieldset className="role-choices">
        <legend className="sr-only">{t("questions.roles.legend")}</legend>
        {roleNames.map((role) => (
          <label key={role} className="choice" htmlFor={`role-${role}`}>
            <input
              id={`role-${role}`}
              type="checkbox"
              name="role"
              value={role}
              defaultChecked={user.roles.includes(role)}
              disabled={role === "Owner" && user.id === self}
            />
            <b>{t(`roles.${role}.name`)}</b>
            <span className="text-muted">{t(`roles.${role}.text`)}</span>
          </label>
        ))}
      </fieldset>
      <p>{user.id === self ? t("questions.roles.own") : t("questions.roles.text")}</p>
    </ConfirmDialog>
  );
}
