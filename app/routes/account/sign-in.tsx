import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, replace } from "react-router";
import { redirectTarget } from "#app/features/people/accounts/sign-in/redirect-target.server.ts";
import { parseSignIn } from "#app/features/people/accounts/sign-in/sign-in-form.server.ts";
import { SignInView, type SignInAnswer } from "#app/features/people/accounts/sign-in/sign-in-view.tsx";
import { keepCookies, signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { signedOutPage } from "#app/features/people/accounts/sign-in/signed-out-page.server.ts";
import { takeCartAlong } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/sign-in";

export const handle: RouteHandle = { namespaces: ["signIn", "oauth"], query: ["redirectTo"] };
export const headers = personalPage;
export const meta = pageMeta;

export const loader = ({ request, context }: Route.LoaderArgs) => signedOutPage(request, context, "signIn");

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const info = context;
  const submission = parseSignIn(await formBody(request));
  const sent = submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") return data({ sent } satisfies SignInAnswer, { status: 400 });
  const before = context.account;
  const outcome = await signIn(context, submission.value, {
    request,
    source: info.address,
    endsSession: before?.sessionId,
  });
  if (outcome.ok) {
    const t = translator(context.language);
    keepCookies(info, outcome.cookies);
    if (outcome.accountId) await takeCartAlong(context, outcome.accountId);
    setFlash(context, { kind: "success", title: t("signIn:succeeded.title"), text: t("signIn:succeeded.text") });
    return replace(redirectTarget(request));
  }
  const failure = outcome.reason;
  if (failure !== "too_many") {
    const status = { invalid: 401, unconfirmed: 403, unexpected: 503 }[failure];
    return data({ sent, failure } satisfies SignInAnswer, { status });
  }
  const waitMinutes = Math.ceil(outcome.wait / 60);
  return data({ sent, failure, waitMinutes } satisfies SignInAnswer, { status: 429, headers: { "Retry-After": String(outcome.wait) } });
}

/** A form that did not arrive is answered on the page, so that it can be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown too.
    if (error instanceof Response) throw error;
    return data({ failure: "unexpected" } satisfies SignInAnswer, { status: 503 });
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInView answer={actionData} query={loaderData.query} providers={loaderData.providers} />;
}
