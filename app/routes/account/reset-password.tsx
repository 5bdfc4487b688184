import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { profileErrors } from "#app/features/people/accounts/account-fields.ts";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { ResetForm, type ResetAnswer } from "#app/features/people/accounts/sign-in/reset-form.tsx";
import { resetSchema } from "#app/features/people/accounts/sign-in/reset-password-form.server.ts";
import { resetLinkState, resetPassword } from "#app/features/people/accounts/sign-in/reset-password.server.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { readForm, refuseFields } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
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
  const token = tokenOf(request);
  const answered = (state: ResetAnswer["state"] & string) =>
    data({ at: context.now().toISOString(), state } satisfies ResetAnswer, { status: statuses[state] });
  // The link first: nobody chooses a password for one that does not work.
  const link = await resetLinkState(context, token);
  if (link !== "open") return answered(link);
  const read = await readForm(request, resetSchema, { hide: ["password", "confirmPassword"] });
  if (!read.ok) return refuseFields(context, read, profileErrors);
  const outcome = await resetPassword(context, token, read.value.password);
  return answered(outcome.ok ? "done" : outcome.reason);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const answer: ResetAnswer | undefined = actionData;
  const state = answer?.state ?? loaderData.state;
  if (state === "open")
    return (
      <AccountPage about="password" title={t("reset.open.title")} text={t("reset.open.text")}>
        <UndeliveredNote answer={answer} />
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
