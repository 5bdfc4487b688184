import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { z } from "zod";
import { userTypes } from "#app/features/people/access/actor.ts";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { deleteUsers } from "#app/features/people/users/delete-users.server.ts";
import { userListRules, userQuestions } from "#app/features/people/users/user-list.ts";
import { UsersPage, type UsersAnswer } from "#app/features/people/users/users-page.tsx";
import { listUsers, setUserType, usersById } from "#app/features/people/users/users.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { delivered } from "#app/ui/delivered.ts";
import { readListState } from "#app/values/list-state.ts";
import type { Route } from "./+types/users";

export const handle: RouteHandle = { namespaces: ["users"], query: ["q", "type", "sort", "confirm", "id"] };
export const headers = personalPage;
export const meta = pageMeta;

const questionSchema = z.object({ question: z.enum(userQuestions), ids: z.array(z.uuid()).min(1).max(100) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const self = await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const state = readListState(searchParams, userListRules);
  const t = translator(languageOfPath(pathname));
  const question = questionSchema.safeParse({ question: searchParams.get("confirm"), ids: searchParams.getAll("id") }).data;
  const [list, clock, users] = await Promise.all([listUsers(db, state), adminClock(context), usersById(db, question?.ids ?? [])]);
  return {
    self: self.id,
    list,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    clock,
    asked: question && { question: question.question, users },
    meta: describeAdminPage(request, context, { title: t("users:title"), path: "/users" }),
  };
}

const ids = z.array(z.uuid()).min(1).max(100);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("type"), ids: ids.max(1), userType: z.enum(userTypes) }),
  z.object({ intent: z.literal("delete"), ids }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const at = services.now().toISOString();
  const form = await formBody(request);
  const change = changeSchema.safeParse({ intent: form.get("intent"), ids: form.getAll("id"), userType: form.get("userType") });
  if (!change.success) return data({ at, unreadable: true } satisfies UsersAnswer, { status: 400 });
  if (change.data.intent === "delete") {
    const deletions = await deleteUsers(services, self, change.data.ids);
    return data({ at, deletions } satisfies UsersAnswer, { status: deletions.failed ? 500 : deletions.deleted > 0 ? 200 : 409 });
  }
  const [profileId = ""] = change.data.ids;
  const type = await setUserType(services, self, { profileId, userType: change.data.userType });
  return data({ at, type } satisfies UsersAnswer, { status: type.ok ? 200 : type.reason === "absent" ? 404 : 409 });
}

/** What did not arrive is told above the list; who may do nothing here any more gets the page that says so. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  delivered(
    () => serverAction(),
    (problem, at): UsersAnswer | undefined => (problem === "undelivered" ? { at, undelivered: true } : undefined),
  );

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, clock, self, asked } = loaderData;
  return <UsersPage list={list} state={state} clock={clock} self={self} asked={asked} answer={actionData} />;
}

/** The list could not be loaded: the frame stays (specification 8, Users). */
export function ErrorBoundary() {
  const { t } = useTranslation("users");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("failed")} />
    </>
  );
}
