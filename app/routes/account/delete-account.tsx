import { contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { z } from "zod";
import { signOut } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { passwordHashOf } from "#app/features/people/accounts/credential.server.ts";
import { DeleteAccountForm, DeletionRefused, type ProofError } from "#app/features/people/accounts/deletion/delete-account-form.tsx";
import { ownDeletionRefusal } from "#app/features/people/accounts/deletion/delete-account.server.ts";
import { deleteOwnAccount } from "#app/features/people/accounts/deletion/delete-own-account.server.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, tooManyRequests, wrongAt } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/delete-account";

export const handle: RouteHandle = { namespaces: ["profile"] };
export const headers = personalPage;
export const meta = pageMeta;

const says = (error: ProofError) => error;
const proofSchema = z.object({ proof: z.string().min(1) });

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const t = translator(context.language);
  const title = t("meta.titled", { title: t("profile:delete.title") });
  return {
    email: account.email,
    refused: await ownDeletionRefusal(context, account),
    hasPassword: (await passwordHashOf(context.db, account.id)) !== undefined,
    meta: describePage(context, { title, description: t("profile:delete.lead"), path: "/profile/delete", noindex: true }),
  };
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requireAccount(context);
  const read = await readForm(request, proofSchema, { hide: ["proof"] });
  if (!read.ok) return refuse(context, wrongAt(read, { proof: says("missing") }), 400);
  const outcome = await deleteOwnAccount(context, read.value.proof);
  if (outcome.ok) {
    const { language } = context;
    const t = translator(language);
    await signOut(context);
    setFlash(context, { kind: "success", title: t("profile:delete.done.title"), text: t("profile:delete.done.text") });
    return redirect(localPath(language, "/"));
  }
  if (outcome.reason === "not_found" || outcome.reason === "not_allowed") throw new Response(null, { status: 403 });
  if (outcome.reason === "too_many") return tooManyRequests(context, outcome.wait);
  if (outcome.reason === "wrong") return refuse(context, wrongAt(read, { proof: says("wrong") }), 400);
  return refuse(context, { problem: outcome.reason });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { email, hasPassword, refused } = loaderData;
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
        {refused && !actionData ? (
          <DeletionRefused reason={refused} />
        ) : (
          <DeleteAccountForm answer={actionData} email={email} hasPassword={hasPassword} />
        )}
      </div>
    </div>
  );
}
