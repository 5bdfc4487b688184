import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { MailRequestForm, type MailRequestRefusal } from "#app/features/people/accounts/sign-in/mail-request-form.tsx";
import { requestReset } from "#app/features/people/accounts/sign-in/reset-password.server.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/forgot-password";

export const handle: RouteHandle = { namespaces: ["profile"] };
export const headers = personalPage;

type Answer = { sent: true } | { sent: false; refusal: MailRequestRefusal };

export const loader = () => null;

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const form = await formBody(request);
  const email = String(form.get("email") ?? "").slice(0, 300);
  const refused = (refusal: MailRequestRefusal): Answer => ({ sent: false, refusal });
  if (!isEmailAddress(email.trim())) return data(refused({ email, invalid: true }), { status: 400 });
  const outcome = await requestReset(context, email, {
    settings: context.settings,
    language: context.language,
    source: context.address,
  });
  if (outcome.ok) return { sent: true } satisfies Answer;
  return data(refused({ email, waitMinutes: Math.ceil(outcome.wait / 60) }), {
    status: 429,
    headers: { "Retry-After": String(outcome.wait) },
  });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const path = localPath(useLanguage(), "/forgot-password");
  const answer: Answer | undefined = actionData && "sent" in actionData ? actionData : undefined;
  const signIn = (
    <LocalLink className="text-link justify-self-start" to="/sign-in">
      {t("toSignIn")}
    </LocalLink>
  );
  if (answer?.sent)
    return (
      <AccountPage about="mail" outcome="success" title={t("forgot.sent.title")} text={t("forgot.sent.text")}>
        {signIn}
      </AccountPage>
    );
  return (
    <AccountPage about="password" title={t("forgot.title")} text={t("forgot.text")}>
      <UndeliveredNote answer={actionData} />
      <MailRequestForm refusal={answer?.refusal} submit={t("forgot.button")} action={path} />
      {signIn}
    </AccountPage>
  );
}
