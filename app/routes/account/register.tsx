import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect, replace, type ShouldRevalidateFunctionArgs } from "react-router";
import { redirectTarget } from "#app/features/people/accounts/sign-in/redirect-target.server.ts";
import { parseRegistration } from "#app/features/people/accounts/sign-in/register-form.server.ts";
import { RegisterView, type RegisterAnswer } from "#app/features/people/accounts/sign-in/register-view.tsx";
import { register } from "#app/features/people/accounts/sign-in/register.server.ts";
import { keepCookies } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { signedOutPage } from "#app/features/people/accounts/sign-in/signed-out-page.server.ts";
import { takeCartAlong } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/register";

export const handle: RouteHandle = { namespaces: ["signIn", "oauth"], query: ["redirectTo"] };
export const headers = personalPage;
export const meta = pageMeta;

export const loader = ({ request, context }: Route.LoaderArgs) => signedOutPage(request, context, "register");

/** Who has just registered stays for the second in which the page says so. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const registered = typeof actionResult === "object" && actionResult !== null && "registered" in actionResult;
  return !registered && defaultShouldRevalidate;
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const info = context;
  const { language } = context;
  if (context.account) return redirect(localPath(language, "/"));
  const form = await formBody(request);
  const submission = await parseRegistration(form);
  const sent = submission.reply({ hideFields: ["password", "confirmPassword"] });
  if (submission.status !== "success") return data({ sent } satisfies RegisterAnswer, { status: 400 });
  const outcome = await register(context, submission.value, {
    request,
    source: info.address,
    language,
    settings: context.settings,
  });
  if (outcome.ok && outcome.confirm) return data({ registered: { confirm: true } } satisfies RegisterAnswer);
  if (outcome.ok) {
    keepCookies(info, outcome.cookies);
    await takeCartAlong(context, outcome.accountId);
    const target = redirectTarget(request);
    if (form.get("script") === "on") return data({ registered: { confirm: false, target } } satisfies RegisterAnswer);
    const t = translator(language);
    setFlash(context, { kind: "success", title: t("signIn:register.done.title"), text: t("signIn:register.done.welcome") });
    return replace(target);
  }
  const failure = outcome.reason;
  if (failure !== "too_many") {
    return data({ sent, failure } satisfies RegisterAnswer, { status: failure === "taken" ? 409 : 503 });
  }
  const waitMinutes = Math.ceil(outcome.wait / 60);
  return data({ sent, failure, waitMinutes } satisfies RegisterAnswer, { status: 429, headers: { "Retry-After": String(outcome.wait) } });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown too.
    if (error instanceof Response) throw error;
    return data({ failure: "unexpected" } satisfies RegisterAnswer, { status: 503 });
  }
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterView answer={actionData} query={loaderData.query} providers={loaderData.providers} />;
}
