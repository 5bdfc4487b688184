import type { RouterContextProvider } from "react-router";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage, pageTitle } from "#app/page-meta.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";

/** The head of an administrators' page: no search engine shows it. `path` is its English path; a list's page is read from the address. */
export function describeAdminPage(request: Request, context: Readonly<RouterContextProvider>, page: { title: string; path: string }) {
  const { pathname, searchParams } = new URL(request.url);
  const t = translator(languageOfPath(pathname));
  const number = /^[1-9]\d{0,5}$/.exec(searchParams.get("page") ?? "")?.[0];
  return describePage(request, context, {
    title: pageTitle(t, page.title, Number(number ?? 1)),
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
