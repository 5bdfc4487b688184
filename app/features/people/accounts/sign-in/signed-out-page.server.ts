/** What the pages for who is not signed in yet have in common. */
import { redirect } from "react-router";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { providerChoices } from "./provider-sign-in.server.ts";
import { targetQuery } from "./redirect-target.server.ts";

const paths = { signIn: "/sign-in", register: "/register" };

/** What such a page needs. Throws: who is signed in has nothing to do there and goes home. */
export function signedOutPage(context: RequestContext, page: keyof typeof paths) {
  const { env, language, request } = context;
  if (context.account) throw redirect(localPath(language, "/"));
  const t = translator(language);
  return {
    query: targetQuery(request),
    providers: providerChoices(env),
    meta: describePage(context, {
      title: t("meta.titled", { title: t(`signIn:${page}.title`) }),
      description: t(`signIn:${page}.description`),
      path: paths[page],
      noindex: true,
    }),
  };
}
