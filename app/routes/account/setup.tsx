import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { AccountPage } from "#app/features/people/accounts/profile/account-page.tsx";
import { setupSchema } from "#app/features/people/accounts/sign-in/setup-form.server.ts";
import { checkSetupLink, setUpOwner, type SetupLink } from "#app/features/people/accounts/sign-in/setup-link.server.ts";
import { SetupForm, type SetupAnswer } from "#app/features/people/accounts/sign-in/setup-view.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { readForm, refuse, refuseFields } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/setup";

export const handle: RouteHandle = { namespaces: ["setup", "signIn"], query: ["key"] };
/** The key in the address is stored nowhere, and never told to another site. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => ({
  // Also the page itself may say how long to wait.
  ...personalPage({ actionHeaders: actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders }),
  "Referrer-Policy": "same-origin",
});

const keyOf = (request: Request) => new URL(request.url).searchParams.get("key") ?? "";
const statuses = { open: 200, done: 410, expired: 410, unknown: 404, too_many: 429 };

/** How the page answers a link: `minutes` until it may be tried again, where it was tried too often. */
function answerOf(checked: SetupLink | { wait: number }) {
  const state = typeof checked === "string" ? checked : ("too_many" as const);
  const minutes = typeof checked === "string" ? 0 : Math.ceil(checked.wait / 60);
  const wait: Record<string, string> = minutes > 0 ? { "Retry-After": String(minutes * 60) } : {};
  return { state, minutes, init: { status: statuses[state], headers: wait } };
}

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const { init, ...answer } = answerOf(await checkSetupLink(contextOf(router), keyOf(request)));
  return data(answer, init);
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const key = keyOf(request);
  const answered = (checked: SetupLink | { wait: number }) => {
    const { init, state, minutes } = answerOf(checked);
    return data({ at: context.now().toISOString(), state, waitMinutes: minutes } satisfies SetupAnswer, init);
  };
  // The link first: nobody types a password into one that does not work.
  const link = await checkSetupLink(context, key);
  if (link !== "open") return answered(link);
  const read = await readForm(request, setupSchema, { hide: ["password", "confirmPassword"] });
  if (!read.ok) return refuseFields(context, read, signInErrors);
  const outcome = await setUpOwner(context, key, read.value);
  if (outcome.ok) return redirect(localPath(context.language, "/admin/setup"), 303);
  return outcome.reason === "taken" ? refuse(context, { ...read, problem: outcome.reason }) : answered(outcome.reason);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["setup", "signIn"]);
  const answer: SetupAnswer | undefined = actionData;
  const state = answer?.state ?? loaderData.state;
  if (state === "open")
    return (
      <AccountPage about="password" title={t("link.open.title")} text={t("link.open.text")}>
        <UndeliveredNote answer={answer} />
        <SetupForm answer={answer} />
      </AccountPage>
    );
  const count = answer?.waitMinutes ?? loaderData.minutes;
  const [title, text] =
    state === "too_many"
      ? [t("link.tooMany"), t("signIn:failed.too_many", { count })]
      : [t(`link.${state}.title`), t(`link.${state}.text`)];
  return (
    <AccountPage about="password" outcome="problem" title={title} text={text}>
      <LocalLink className="button button-secondary justify-self-start" to={state === "done" ? "/sign-in" : "/"}>
        {state === "done" ? t("link.signIn") : t("link.home")}
      </LocalLink>
    </AccountPage>
  );
}
