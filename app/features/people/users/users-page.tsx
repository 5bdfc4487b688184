import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useSelection } from "#app/ui/admin/use-selection.ts";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import { userListPath, userQuestionPath, usersPerPage, type UserListState, type UserSort } from "./user-list.ts";
import type { Role } from "#app/features/people/access/permissions.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { UserQuestionDialog, type AskedUsers } from "./user-question.tsx";
import { DeleteSelected, selectionForm } from "./delete-selected.tsx";
import type { Deletions } from "./delete-users.server.ts";
import type { RolesOutcome, User } from "./users.server.ts";

export type UsersAnswer = FormAnswer<never, { roles: RolesOutcome & { given: readonly Role[] }; deletions: Deletions }>;

type Props = {
  list: ListPage<User>;
  state: UserListState;
  clock: Clock;
  /** Id of the one who looks. */
  self: string;
  /** What she may do beside looking. */
  may: { roles: boolean; delete: boolean };
  asked: AskedUsers | undefined;
  answer: UsersAnswer | undefined;
};

/** What was done, or why not, in words. */
function useAnswerText(answer: UsersAnswer | undefined) {
  const { t } = useTranslation(["users", "common"]);
  const formats = useFormats();
  const roles = answer?.roles;
  if (roles?.ok) {
    const names = formats.list(roles.given.map((role) => t(`roles.${role}.name`)));
    const text = roles.given.length > 0 ? t("changed.roles", { name: roles.name, roles: names }) : t("changed.none", { name: roles.name });
    return { kind: "success" as const, title: t("changed.title"), text };
  }
  if (roles) return { kind: "problem" as const, title: t("refused.title"), text: t(`refused.${roles.reason}`, { name: roles.name ?? "" }) };
  if (answer?.deletions) {
    const { deleted, refused, failed } = answer.deletions;
    const reasons = refused.map(({ name, reason }) => t(`notDeleted.${reason}`, { name })).join(" ");
    const done = deleted > 0 ? t("deleted", { count: deleted }) : "";
    if (failed) return { kind: "problem" as const, title: t("deleteFailed"), text: [done, reasons].filter(Boolean).join(". ") };
    const kind = refused.length > 0 ? ("problem" as const) : ("success" as const);
    return { kind, title: done || t("refused.title"), text: reasons };
  }
  if (answer?.problem === "unreadable") return { kind: "problem" as const, title: t("refused.title"), text: t("refused.unreadable") };
  if (answer?.problem)
    return {
      kind: "problem" as const,
      title: t("refused.title"),
      text: t(answer.problem === "forbidden" ? "common:refused" : "common:undelivered"),
    };
  return undefined;
}

function Type({ user, self, state, mayChange }: { user: User; self: string; state: UserListState; mayChange: boolean }) {
  const { t } = useTranslation("users");
  const formats = useFormats();
  return (
    <span className="user-type">
      <span className={user.userType === "Admin" ? "badge badge-plum" : "badge"}>{t(`types.${user.userType}`)}</span>
      {user.roles.length > 0 ? <span>{formats.list(user.roles.map((role) => t(`roles.${role}.name`)))}</span> : null}
      {user.id === self ? <span className="text-muted">{t("you")}</span> : null}
      {mayChange ? (
        <LocalLink className="text-link" to={userQuestionPath(state, "roles", [user.id])} prefetch="none" preventScrollReset>
          {t("changeRoles")}
          <span className="sr-only">{` ${user.name}`}</span>
        </LocalLink>
      ) : null}
    </span>
  );
}

/** User Management. */
export function UsersPage({ list, state, clock, self, may, asked, answer }: Props) {
  const { t } = useTranslation(["users", "admin"]);
  const formats = useFormats();
  const busy = useListBusy();
  const selection = useSelection(
    list.rows.map(({ id }) => id),
    // What did not arrive is to be sent again.
    answer?.problem ? undefined : answer?.at,
  );
  const feedback = useAnswerText(answer);
  const filtered = state.q !== "" || state.filters.type !== undefined;
  const columns = [
    { key: "name", name: t("columns.name"), by: "name" },
    { key: "email", name: t("columns.email"), by: "email" },
    { key: "phone", name: t("columns.phone") },
    { key: "type", name: t("columns.type"), by: "type" },
    { key: "registered", name: t("columns.registered"), by: "registered" },
  ] as const satisfies Column<string, UserSort>[];
  const rows = list.rows.map((user) => ({
    key: user.id,
    name: user.name,
    cells: {
      name: user.name,
      email: user.email,
      phone: <span className={user.phone ? "one-line" : "one-line text-muted"}>{user.phone || t("noPhone")}</span>,
      type: <Type user={user} self={self} state={state} mayChange={may.roles} />,
      registered: <Ago at={user.registeredAt} clock={clock} />,
    },
  }));
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      {asked ? <UserQuestionDialog asked={asked} state={state} self={self} /> : null}
      <Feedback feedback={feedback} at={answer?.at} />
      <ListForm
        path="/users"
        search={{ text: state.q, label: t("search"), placeholder: t("searchPlaceholder") }}
        choices={[
          {
            name: "type",
            label: t("type"),
            value: state.filters.type ?? "",
            options: [
              { value: "", name: t("admin:list.all") },
              { value: "Customer", name: t("types.Customer") },
              { value: "Admin", name: t("types.Admin") },
            ],
          },
        ]}
        kept={{ sort: orderIn(userListPath(state)) }}
        filtered={filtered}
      />
      {list.total === 0 || !may.delete ? null : <DeleteSelected selection={selection} state={state} />}
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p className="lead">{filtered ? t("emptySearch") : t("emptyText")}</p>
        </EmptyState>
      ) : (
        <div className="admin-wide">
          <DataTable
            caption={t("table", { total: formats.number(list.total) })}
            columns={columns}
            rows={rows}
            order={state.order}
            orderPath={(by) => userListPath(orderedBy(state, by))}
            selection={
              may.delete ? { ...selection, form: selectionForm, name: "id", labelOf: ({ name }) => t("select", { name }) } : undefined
            }
            busy={busy}
          />
        </div>
      )}
      <ListPages {...list} pageSize={usersPerPage} pathOf={(page) => userListPath({ ...state, page })} />
    </>
  );
}
