import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { startProviderSignIn } from "#app/features/people/accounts/sign-in/provider-sign-in.server.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";
import { isSignInProvider } from "#app/platform/sign-in-providers.ts";
import type { Route } from "./+types/provider-start";

/** Nothing to see here: sign-in begins with a form. */
export function loader() {
  throw data(null, 404);
}

/** Sends the visitor to the provider. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const { provider } = params;
  if (!isSignInProvider(provider) || !context.env.signInProviders[provider]) throw data(null, 404);
  const redirectTo = sameSitePath(new URL(request.url).searchParams.get("redirectTo"));
  return redirect(await startProviderSignIn(context, { provider, redirectTo }), 303);
}
