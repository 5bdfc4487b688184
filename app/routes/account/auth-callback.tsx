import { data } from "react-router";
import { z } from "zod";
import { AuthCallbackPage } from "#app/features/accounts/auth-callback-page.tsx";
import { providerFailures } from "#app/features/accounts/provider-failure.ts";
import { accountOf } from "#app/features/accounts/session.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";
import { signInProviders } from "#app/platform/sign-in-providers.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/auth-callback";

export const handle: RouteHandle = { namespaces: ["oauth"], ownNewsletter: true };
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
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const account = searchParams.has("error") ? undefined : await accountOf(request, context);
  if (account) return data({ goTo: sameSitePath(searchParams.get("redirectTo")) ?? localPath(languageOfPath(pathname), "/") });
  const { error, provider, reference } = failureSchema.parse(Object.fromEntries(searchParams));
  return data({ failure: { reason: error, provider, reference } }, { status: error === "tooMany" ? 429 : 400 });
}

export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  return <AuthCallbackPage {...loaderData} />;
}
