/** The addresses of the auth library that are open: where providers send visitors back to, and no other. */
import { data, redirect } from "react-router";
import { finishProviderSignIn } from "#app/features/people/accounts/sign-in/provider-sign-in.server.ts";
import { accountOf } from "#app/features/people/accounts/session/session.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { isSignInProvider } from "#app/platform/sign-in-providers.ts";
import type { Route } from "./+types/auth-library";

const open = /^callback\/([a-z]+)$/;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const provider = open.exec(params["*"] ?? "")?.[1];
  if (!isSignInProvider(provider) || !services.env.signInProviders[provider]) throw data(null, 404);
  const before = await accountOf(request, context);
  const asked = { request, info: context.get(requestContext), endsSession: before?.sessionId };
  return redirect(await finishProviderSignIn(services, asked, provider));
}

export function action() {
  throw data(null, 404);
}
