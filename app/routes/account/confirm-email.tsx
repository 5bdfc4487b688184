import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { confirmationState, confirmEmail, requestConfirmation } from "#app/features/people/accounts/sign-in/confirm-email.server.tsx";
import { MailRequestForm, type MailRequestRefusal } from "#app/features/people/accounts/sign-in/mail-request-form.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/confirm-email";

export const handle: RouteHandle = { namespaces: ["profile"], query: ["token"] };
export const headers = personalPage;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const statuses = { unknown: 404, used: 410, expired: 410, taken: 409 };

/** Mail programs open links by themselves: showing the page changes nothing. Without a link it asks for one. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const token = tokenOf(request);
  const signedIn = context.account !== undefined;
  if (token === "") return { link: { state: "ask" as const }, signedIn };
  const link = await confirmationState(context, token);
  const status = link.state === "confirm" || link.state === "change" ? 200 : statuses[link.state];
  return data({ link, signedIn }, { status });
}

type Answer = { state: "confirmed" | "changed" | "sent" | keyof typeof statuses } | { state: "ask"; refusal: MailRequestRefusal };

/** With an address, mails another link; else presses the button of the link. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const settings = context.settings;
  const token = tokenOf(request);
  const form = token === "" ? await formBody(request) : undefined;
  if (!form) {
    const outcome = await confirmEmail(context, token, settings);
    const state = outcome.ok ? outcome.state : outcome.reason;
    return data({ state } satisfies Answer, { status: outcome.ok ? 200 : statuses[outcome.reason] });
  }
  const email = String(form.get("email") ?? "").slice(0, 300);
  const refused = (refusal: MailRequestRefusal): Answer => ({ state: "ask", refusal });
  if (!isEmailAddress(email.trim())) return data(refused({ email, invalid: true }), { status: 400 });
  const { language } = context;
  const outcome = await requestConfirmation(context, email, { settings, language, source: context.address });
  if (outcome.ok) return { state: "sent" } satisfies Answer;
  return data(refused({ email, waitMinutes: Math.ceil(outcome.wait / 60) }), {
    status: 429,
    headers: { "Retry-After": String(outcome.wait) },
  });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const path = localPath(useLanguage(), "/confirm-email");
  const answer: Answer | undefined = actionData && "state" in actionData ? actionData : undefined;
  const { link, signedIn } = loaderData;
  const onward = signedIn ? (
    <LocalLink className="button button-secondary justify-self-start" to="/profile">
      {t("toProfile")}
    </LocalLink>
  ) : (
    <LocalLink className="button button-secondary justify-self-start" to="/sign-in">
      {t("toSignIn")}
    </LocalLink>
  );
  if (!answer && (link.state === "confirm" || link.state === "change"))
    return (
      <AccountPage about="mail" title={t(`links.${link.state}.title`)} text={t(`links.${link.state}.text`, { email: link.email })}>
        <UndeliveredNote answer={actionData} />
        <Form method="post">
          <button className="button button-primary">{t(`links.${link.state}.button`)}</button>
        </Form>
      </AccountPage>
    );
  const state = answer?.state ?? link.state;
  if (state === "confirm" || state === "change") return null;
  const well = state === "confirmed" || state === "changed" || state === "sent";
  const asking = state === "ask" || state === "expired" || state === "unknown";
  return (
    <AccountPage
      about="mail"
      outcome={state === "ask" ? undefined : well ? "success" : "problem"}
      title={t(`links.${state}.title`)}
      text={t(`links.${state}.text`)}
    >
      <UndeliveredNote answer={actionData} />
      {asking ? (
        <MailRequestForm refusal={answer?.state === "ask" ? answer.refusal : undefined} submit={t("links.ask.button")} action={path} />
      ) : (
        onward
      )}
    </AccountPage>
  );
}
