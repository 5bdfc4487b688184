/** The addresses of the auth library that are open: where providers send visitors back to, and no other. */
import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { finishProviderSignIn } from "#app/features/people/accounts/sign-in/provider-sign-in.server.ts";
import { isSignInProvider } from "#app/platform/sign-in-providers.ts";
import type { Route } from "./+types/auth-library";

const open = /^callback\/([a-z]+)$/;

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const provider = open.exec(params["*"] ?? "")?.[1];
  if (!isSignInProvider(provider) || !context.env.signInProviders[provider]) throw data(null, 404);
  return redirect(await finishProviderSignIn(context, provider));
}

export function action() {
  throw data(null, 404);
}
