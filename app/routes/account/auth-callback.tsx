import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { z } from "zod";
import { AuthCallbackPage } from "#app/features/people/accounts/sign-in/auth-callback-page.tsx";
import { providerFailures } from "#app/features/people/accounts/providers/provider-failure.ts";
import { redirectTarget } from "#app/features/people/accounts/sign-in/redirect-target.server.ts";
import { takeCartAlong } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { signInProviders } from "#app/platform/sign-in-providers.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/auth-callback";

export const handle: RouteHandle = { namespaces: ["oauth"], query: ["error", "provider", "reference", "redirectTo"], ownNewsletter: true };
export const headers = personalPage;

const failureSchema = z.object({
  error: z.enum(providerFailures).catch("unexpected"),
  provider: z.enum(signInProviders).optional().catch(undefined),
  reference: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .optional()
    .catch(undefined),
});

/** Where a sign-in ends: with a session it goes on at once, without one the page says why. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { searchParams } = new URL(request.url);
  const account = searchParams.has("error") ? undefined : context.account;
  if (account) {
    await takeCartAlong(context, account.id);
    const t = translator(context.language);
    setFlash(context, { kind: "success", title: t("signIn:succeeded.title"), text: t("signIn:succeeded.text") });
    return data({ goTo: redirectTarget(request) });
  }
  const { error, provider, reference } = failureSchema.parse(Object.fromEntries(searchParams));
  return data({ failure: { reason: error, provider, reference } }, { status: error === "tooMany" ? 429 : 400 });
}

export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  return <AuthCallbackPage {...loaderData} />;
}
