import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect, replace, type ShouldRevalidateFunctionArgs } from "react-router";
import { signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { redirectTarget } from "#app/features/people/accounts/sign-in/redirect-target.server.ts";
import { registerSchema } from "#app/features/people/accounts/sign-in/register-form.server.ts";
import { RegisterView, type RegisterAnswer } from "#app/features/people/accounts/sign-in/register-view.tsx";
import { register } from "#app/features/people/accounts/sign-in/register.server.ts";
import { signedOutPage } from "#app/features/people/accounts/sign-in/signed-out-page.server.ts";
import { takeCartAlong } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, tooManyRequests } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/register";

export const handle: RouteHandle = { namespaces: ["signIn", "oauth"], query: ["redirectTo"] };
export const headers = personalPage;
export const meta = pageMeta;

export const loader = ({ context: router }: Route.LoaderArgs) => signedOutPage(contextOf(router), "register");

/** Who has just registered stays for the second in which the page says so. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const registered = typeof actionResult === "object" && actionResult !== null && "registered" in actionResult;
  return !registered && defaultShouldRevalidate;
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const { language } = context;
  if (context.account) return redirect(localPath(language, "/"));
  const read = await readForm(request, registerSchema, { hide: ["password", "confirmPassword"] });
  if (!read.ok) return refuseFields(context, read, signInErrors);
  const outcome = await register(context, read.value);
  const answered = (registered: RegisterAnswer["registered"]) =>
    data({ at: context.now().toISOString(), registered } satisfies RegisterAnswer);
  if (outcome.ok) {
    if (outcome.confirm) return answered({ confirm: true });
    await takeCartAlong(context, outcome.accountId);
    const target = redirectTarget(request);
    if (read.value.script === "on") return answered({ confirm: false, target });
    const t = translator(language);
    setFlash(context, { kind: "success", title: t("signIn:register.done.title"), text: t("signIn:register.done.welcome") });
    return replace(target);
  }
  if (outcome.reason === "too_many") return tooManyRequests(context, outcome.wait, read);
  return refuse(context, { ...read, problem: outcome.reason }, outcome.reason === "taken" ? 409 : 503);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterView answer={actionData} query={loaderData.query} providers={loaderData.providers} />;
}
