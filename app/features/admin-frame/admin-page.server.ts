import type { RouterContextProvider } from "react-router";
import { requestSettings } from "#app/features/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";

/** The head of an administrators' page: no search engine shows it. `path` is its English path. */
export function describeAdminPage(request: Request, context: Readonly<RouterContextProvider>, page: { title: string; path: string }) {
  const t = translator(languageOfPath(new URL(request.url).pathname));
  return describePage(request, context, {
    title: t("meta.titled", { title: page.title }),
    description: page.title,
    path: page.path,
    noindex: true,
  });
}

/** The clock that a page's times are told by: the agency's zone. */
export async function adminClock(context: Readonly<RouterContextProvider>) {
  const { hours } = await requestSettings(context);
  return { now: context.get(servicesContext).now().toISOString(), timeZone: hours.timeZone };
}
