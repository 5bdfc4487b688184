import { contextOf } from "#app/features/people/access/context.server.ts";
import { replace } from "react-router";
import { signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { redirectTarget } from "#app/features/people/accounts/sign-in/redirect-target.server.ts";
import { signInSchema } from "#app/features/people/accounts/sign-in/sign-in-form.server.ts";
import { SignInView } from "#app/features/people/accounts/sign-in/sign-in-view.tsx";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { signedOutPage } from "#app/features/people/accounts/sign-in/signed-out-page.server.ts";
import { takeCartAlong } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, tooManyRequests } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/sign-in";

export const handle: RouteHandle = { namespaces: ["signIn", "oauth"], query: ["redirectTo"] };
export const headers = personalPage;
export const meta = pageMeta;

export const loader = ({ context: router }: Route.LoaderArgs) => signedOutPage(contextOf(router), "signIn");

const statuses = { invalid: 401, unconfirmed: 403, unexpected: 503 };

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const read = await readForm(request, signInSchema, { hide: ["password"] });
  if (!read.ok) return refuseFields(context, read, signInErrors);
  const outcome = await signIn(context, read.value);
  if (outcome.ok) {
    const t = translator(context.language);
    if (outcome.accountId) await takeCartAlong(context, outcome.accountId);
    setFlash(context, { kind: "success", title: t("signIn:succeeded.title"), text: t("signIn:succeeded.text") });
    return replace(redirectTarget(request));
  }
  if (outcome.reason === "too_many") return tooManyRequests(context, outcome.wait, read);
  return refuse(context, { ...read, problem: outcome.reason }, statuses[outcome.reason]);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInView answer={actionData} query={loaderData.query} providers={loaderData.providers} />;
}
