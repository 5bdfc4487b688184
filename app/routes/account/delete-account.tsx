import { contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import { passwordHashOf } from "#app/features/people/accounts/credential.server.ts";
import { DeleteAccountForm, type DeleteAnswer } from "#app/features/people/accounts/deletion/delete-account-form.tsx";
import { deleteOwnAccount } from "#app/features/people/accounts/deletion/delete-own-account.server.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/delete-account";

export const handle: RouteHandle = { namespaces: ["profile"] };
export const headers = personalPage;
export const meta = pageMeta;

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const t = translator(context.language);
  const title = t("meta.titled", { title: t("profile:delete.title") });
  return {
    email: account.email,
    hasPassword: (await passwordHashOf(context.db, account.id)) !== undefined,
    meta: describePage(context, { title, description: t("profile:delete.lead"), path: "/profile/delete", noindex: true }),
  };
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const proof = (await formBody(request)).get("proof");
  if (typeof proof !== "string" || proof === "") return data({ reason: "missing" } satisfies DeleteAnswer, { status: 400 });
  const outcome = await deleteOwnAccount(context, account, { proof, settings: context.settings });
  if (outcome.ok) {
    const { language } = context;
    const t = translator(language);
    const info = context;
    const { cookies } = await callAuth(context, request, "/sign-out", {});
    info.cookies.splice(0, info.cookies.length, ...cookies);
    setFlash(context, { kind: "success", title: t("profile:delete.done.title"), text: t("profile:delete.done.text") });
    return redirect(localPath(language, "/"));
  }
  if (outcome.reason === "not_found" || outcome.reason === "not_allowed") throw new Response(null, { status: 403 });
  if (outcome.reason === "too_many") {
    const waitMinutes = Math.ceil(outcome.wait / 60);
    return data({ reason: "too_many", waitMinutes } satisfies DeleteAnswer, {
      status: 429,
      headers: { "Retry-After": String(outcome.wait) },
    });
  }
  return data({ reason: outcome.reason } satisfies DeleteAnswer, { status: outcome.reason === "wrong" ? 400 : 409 });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { email, hasPassword } = loaderData;
  return (
    <div className="page-width section-tight">
      <div className="account-narrow">
        <h1 className="h1">{t("delete.title")}</h1>
        <p className="lead">{t("delete.lead")}</p>
        <div className="delete-facts">
          <h2 className="h4">{t("delete.gone.title")}</h2>
          <p>{t("delete.gone.text")}</p>
          <h2 className="h4">{t("delete.kept.title")}</h2>
          <p>{t("delete.kept.text")}</p>
        </div>
        <UndeliveredNote answer={actionData} />
        <DeleteAccountForm answer={actionData && "reason" in actionData ? actionData : undefined} email={email} hasPassword={hasPassword} />
      </div>
    </div>
  );
}
