import type { Context, RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage, pageTitle } from "#app/page-meta.server.ts";

/** The head of an administrators' page: no search engine shows it. `path` is its English path; a list's page is read from the address. */
export function describeAdminPage(context: RequestContext, page: { title: string; path: string }) {
  const { searchParams } = new URL(context.request.url);
  const t = translator(context.language);
  const number = /^[1-9]\d{0,5}$/.exec(searchParams.get("page") ?? "")?.[0];
  return describePage(context, {
    title: pageTitle(t, page.title, Number(number ?? 1)),
    description: page.title,
    path: page.path,
    noindex: true,
  });
}

/** The clock that a page's times are told by: the agency's zone. */
export const adminClock = ({ now, settings }: Pick<Context, "now" | "settings">) => ({
  now: now().toISOString(),
  timeZone: settings.hours.timeZone,
});
