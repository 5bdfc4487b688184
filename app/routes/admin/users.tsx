import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { z } from "zod";
import { may } from "#app/features/people/access/actor.ts";
import { isRole, roleNames } from "#app/features/people/access/permissions.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { deleteUsers } from "#app/features/people/users/delete-users.server.ts";
import { userListRules, userQuestions } from "#app/features/people/users/user-list.ts";
import { UsersPage, type UsersAnswer } from "#app/features/people/users/users-page.tsx";
import { changeRoles, listUsers, usersById } from "#app/features/people/users/users.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { deliver } from "#app/ui/deliver.ts";
import { several } from "#app/values/form-fields.ts";
import { readListState } from "#app/values/list-state.ts";
import type { Route } from "./+types/users";

export const handle: RouteHandle = { namespaces: ["users"], query: ["q", "type", "sort", "confirm", "id"] };
export const headers = personalPage;
export const meta = pageMeta;

const questionSchema = z.object({ question: z.enum(userQuestions), ids: z.array(z.uuid()).min(1).max(100) });

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const self = requirePermission(context, "users.read");
  const { db, language } = context;
  const { searchParams } = new URL(request.url);
  const state = readListState(searchParams, userListRules);
  const t = translator(language);
  const question = questionSchema.safeParse({ question: searchParams.get("confirm"), ids: searchParams.getAll("id") }).data;
  const [list, clock, users] = await Promise.all([listUsers(db, state), adminClock(context), usersById(db, question?.ids ?? [])]);
  return {
    self: self.id,
    may: { roles: may(self, "users.roles"), delete: may(self, "users.delete") },
    list,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    clock,
    asked: question && { question: question.question, users },
    meta: describeAdminPage(context, { title: t("users:title"), path: "/users" }),
  };
}

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("roles"), id: z.uuid(), role: several(z.array(z.string().refine(isRole))) }),
  z.object({ intent: z.literal("delete"), id: several(z.array(z.uuid()).min(1).max(100)) }),
]);

/** Gives roles or deletes accounts, and tells on the page what came of it. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "users.read");
  const at = context.now().toISOString();
  const read = await readForm(request, changeSchema);
  if (!read.ok) return refuse(context, { problem: "unreadable" }, 400);
  const change = read.value;
  if (change.intent === "delete") {
    const deletions = await deleteUsers(context, change.id);
    return data({ at, deletions } satisfies UsersAnswer, { status: deletions.failed ? 500 : deletions.deleted > 0 ? 200 : 409 });
  }
  const given = roleNames.filter((role) => change.role.includes(role));
  const outcome = await changeRoles(context, { profileId: change.id, roles: given });
  const status = outcome.ok ? 200 : outcome.reason === "absent" ? 404 : 409;
  return data({ at, roles: { ...outcome, given } } satisfies UsersAnswer, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, clock, self, may: mayDo, asked } = loaderData;
  return <UsersPage list={list} state={state} clock={clock} self={self} may={mayDo} asked={asked} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("users");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("failed")} />
    </>
  );
}
