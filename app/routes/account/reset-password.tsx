import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { ResetForm, type ResetAnswer } from "#app/features/people/accounts/sign-in/reset-form.tsx";
import { parseReset } from "#app/features/people/accounts/sign-in/reset-password-form.server.ts";
import { resetLinkState, resetPassword } from "#app/features/people/accounts/sign-in/reset-password.server.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/reset-password";

export const handle: RouteHandle = { namespaces: ["profile"], query: ["token"] };
export const headers = personalPage;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const statuses = { open: 200, done: 200, unknown: 404, used: 410, expired: 410 };

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const state = await resetLinkState(context, tokenOf(request));
  return data({ state }, { status: statuses[state] });
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const form = await formBody(request);
  const token = tokenOf(request);
  const answered = (answer: ResetAnswer, status: number) => data(answer, { status });
  // The link first: nobody chooses a password for one that does not work.
  const link = await resetLinkState(context, token);
  if (link !== "open") return answered({ state: link }, statuses[link]);
  const submission = await parseReset(form);
  const fields: ("password" | "confirmPassword")[] = ["password", "confirmPassword"];
  if (submission.status !== "success") return answered({ state: "open", sent: submission.reply({ hideFields: fields }) }, 400);
  const { password } = submission.value;
  const outcome = await resetPassword(context, token, { password, settings: context.settings });
  const state = outcome.ok ? "done" : outcome.reason;
  return answered({ state }, statuses[state]);
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const answer: ResetAnswer = actionData && "state" in actionData ? actionData : { state: loaderData.state };
  const { state } = answer;
  if (state === "open")
    return (
      <AccountPage about="password" title={t("reset.open.title")} text={t("reset.open.text")}>
        <UndeliveredNote answer={actionData} />
        <ResetForm answer={answer} />
      </AccountPage>
    );
  return (
    <AccountPage
      about="password"
      outcome={state === "done" ? "success" : "problem"}
      title={t(`reset.${state}.title`)}
      text={t(`reset.${state}.text`)}
    >
      <LocalLink className="button button-secondary justify-self-start" to={state === "done" ? "/sign-in" : "/forgot-password"}>
        {state === "done" ? t("toSignIn") : t("reset.again")}
      </LocalLink>
    </AccountPage>
  );
}
