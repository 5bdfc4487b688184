import { redirect } from "react-router";
import { describeAdminPage, adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { notesOfPath, notesPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { countriesOfTours, listNotes } from "#app/features/publishing/content/admin/notes/note-list.server.ts";
import { countryCodes, scopeOf } from "#app/features/publishing/content/admin/notes/note-scopes.ts";
import { NotesPage } from "#app/features/publishing/content/admin/notes/notes-page.tsx";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-notes";

export const handle: RouteHandle = { namespaces: ["guidesAdmin", "contentAdmin"], query: ["country"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db, actor, language } = context;
  const asked = scopeOf((new URL(request.url).searchParams.get("country") ?? "").toLowerCase());
  if (asked) throw redirect(localPath(language, notesOfPath(asked)));
  const [notes, visited] = await Promise.all([listNotes(db, language), countriesOfTours(db)]);
  const { countryName } = formatsFor(language);
  const unwritten = (code: string) => notes.every(({ scope }) => scope !== code);
  const byName = (one: string, other: string) => countryName(one).localeCompare(countryName(other), language);
  return {
    notes,
    countries: countryCodes()
      .filter(unwritten)
      .toSorted(byName)
      .map((code) => ({ code, name: countryName(code) })),
    missing: visited.filter(unwritten).toSorted(byName),
    clock: adminClock(context),
    waiting: may(actor, "reviews.read") ? await countWaitingReviews(db) : undefined,
    mayChange: may(actor, "content.change"),
    departures: may(actor, "departures.read"),
    meta: describeAdminPage(context, { title: translator(language)("guidesAdmin:notes.title"), path: notesPath }),
  };
}

export default function ContentNotes({ loaderData: { meta: _, ...page } }: Route.ComponentProps) {
  return <NotesPage {...page} />;
}
