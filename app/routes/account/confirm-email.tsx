import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { confirmationState, confirmEmail, requestConfirmation } from "#app/features/people/accounts/sign-in/confirm-email.server.tsx";
import { refusedMailRequest } from "#app/features/people/accounts/sign-in/mail-request.server.ts";
import { NoMailRequest } from "#app/features/people/accounts/profile/no-mail-request.tsx";
import { MailRequestForm } from "#app/features/people/accounts/sign-in/mail-request-form.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
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

type Settled = "confirmed" | "changed" | "sent" | keyof typeof statuses;
type Answer = FormAnswer<"too_many", { state: Settled }>;

/** Presses the button of a link; without one mails another. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const token = tokenOf(request);
  const answered = (state: Settled, status: number) => data({ at: context.now().toISOString(), state } satisfies Answer, { status });
  if (token === "") return (await refusedMailRequest(context, request, requestConfirmation)) ?? answered("sent", 200);
  const outcome = await confirmEmail(context, token);
  return outcome.ok ? answered(outcome.state, 200) : answered(outcome.reason, statuses[outcome.reason]);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const path = localPath(useLanguage(), "/confirm-email");
  const answer: Answer | undefined = actionData;
  const { link, signedIn } = loaderData;
  const emails = useCanEmail();
  const onward = signedIn ? (
    <LocalLink className="button button-secondary justify-self-start" to="/profile">
      {t("toProfile")}
    </LocalLink>
  ) : (
    <LocalLink className="button button-secondary justify-self-start" to="/sign-in">
      {t("toSignIn")}
    </LocalLink>
  );
  // An address that is refused has been typed on the page that asks for one.
  const settled = answer?.state ?? (answer?.result ? "ask" : undefined);
  if (!settled && (link.state === "confirm" || link.state === "change"))
    return (
      <AccountPage about="mail" title={t(`links.${link.state}.title`)} text={t(`links.${link.state}.text`, { email: link.email })}>
        <UndeliveredNote answer={answer} />
        <Form method="post">
          <button className="button button-primary">{t(`links.${link.state}.button`)}</button>
        </Form>
      </AccountPage>
    );
  const state = settled ?? link.state;
  if (state === "confirm" || state === "change") return null;
  if (!emails && (state === "ask" || state === "sent")) return <NoMailRequest />;
  const well = state === "confirmed" || state === "changed" || state === "sent";
  const asking = state === "ask" || state === "expired" || state === "unknown";
  return (
    <AccountPage
      about="mail"
      outcome={state === "ask" ? undefined : well ? "success" : "problem"}
      title={t(`links.${state}.title`)}
      text={state === "changed" && !emails ? t("links.changed.unsent") : t(`links.${state}.text`)}
    >
      <UndeliveredNote answer={answer} />
      {asking ? <MailRequestForm answer={answer} submit={t("links.ask.button")} action={path} /> : onward}
    </AccountPage>
  );
}
