import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { NoMailRequest } from "#app/features/people/accounts/profile/no-mail-request.tsx";
import { MailRequestForm } from "#app/features/people/accounts/sign-in/mail-request-form.tsx";
import { refusedMailRequest } from "#app/features/people/accounts/sign-in/mail-request.server.ts";
import { requestReset } from "#app/features/people/accounts/sign-in/reset-password.server.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import type { Route } from "./+types/forgot-password";

export const handle: RouteHandle = { namespaces: ["profile"] };
export const headers = personalPage;

type Answer = FormAnswer<"too_many", { sent: boolean }>;

export const loader = () => null;

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const refused = await refusedMailRequest(context, request, requestReset);
  return refused ?? data({ at: context.now().toISOString(), sent: true } satisfies Answer);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const path = localPath(useLanguage(), "/forgot-password");
  const answer: Answer | undefined = actionData;
  const signIn = (
    <LocalLink className="text-link justify-self-start" to="/sign-in">
      {t("toSignIn")}
    </LocalLink>
  );
  if (!useCanEmail()) return <NoMailRequest />;
  if (answer?.sent)
    return (
      <AccountPage about="mail" outcome="success" title={t("forgot.sent.title")} text={t("forgot.sent.text")}>
        {signIn}
      </AccountPage>
    );
  return (
    <AccountPage about="password" title={t("forgot.title")} text={t("forgot.text")}>
      <UndeliveredNote answer={answer} />
      <MailRequestForm answer={answer} submit={t("forgot.button")} action={path} />
      {signIn}
    </AccountPage>
  );
}
