import { contextOf } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { z } from "zod";
import { formBody } from "#app/platform/form-body.server.ts";
import { pathOfReferer } from "#app/platform/http-security.server.ts";
import { currencies } from "#app/values/money.ts";
import type { Route } from "./+types/currency";

const formSchema = z.object({ currency: z.enum(currencies).catch("INR") });
const yearInSeconds = 31_536_000;

/** Nothing to see here; the choice is a form. */
export function loader() {
  return redirect("/");
}

/** Remembers the currency in a cookie and goes back to where the choice was made. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const { env } = context;
  const { currency } = formSchema.parse(Object.fromEntries(await formBody(request)));
  const secure = env.origin.startsWith("https:") ? "; Secure" : "";
  const cookie = `currency=${currency}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax; HttpOnly${secure}`;
  return redirect(pathOfReferer(request) ?? "/", { headers: { "Set-Cookie": cookie } });
}
