import { UserX } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import type { Selection } from "#app/ui/admin/use-selection.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { userListPath, type UserListState } from "./user-list.ts";

/** The form that the boxes of the list belong to. */
export const selectionForm = "chosen-users";

/**
 * Asks for the deletion of the marked people. Without JavaScript nobody knows how many are
 * marked: then the button is always there and has no number.
 */
export function DeleteSelected({ selection, state }: { selection: Selection; state: UserListState }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const deleting = useNavigation().formData?.get("intent") === "delete";
  const count = selection.chosen.size;
  const kept = new URLSearchParams(userListPath(state).split("?")[1]);
  return (
    <Form id={selectionForm} method="get" action={localPath(language, "/users")} className="list-bar-selection" preventScrollReset>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="confirm" value="delete" />
      {selection.ready && count === 0 && !deleting ? null : (
        <SendButton sending={deleting} look="button-danger-outline button-small" icon={<UserX className="icon" />}>
          {deleting ? t("deleting") : selection.ready ? t("deleteSelected", { count }) : t("deleteSelectedPlain")}
        </SendButton>
      )}
    </Form>
  );
}
