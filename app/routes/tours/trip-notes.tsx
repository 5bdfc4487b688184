import { data, redirect } from "react-router";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { movedTo } from "#app/features/publishing/content/moved-page.server.ts";
import { tripNotesPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { TourNotFound } from "#app/features/selling/catalogue/tour-page/tour-not-found.tsx";
import { readTripNotes } from "#app/features/selling/catalogue/trip-notes/trip-notes.server.ts";
import { TripNotesView } from "#app/features/selling/catalogue/trip-notes/trip-notes-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import notesStyles from "#app/ui/styles/trip-notes.css?url";
import type { Route } from "./+types/trip-notes";

export const handle: RouteHandle = { namespaces: ["tripNotes", "trip", "tour"] };
export const headers = publicPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: notesStyles }];

export async function loader({ context: router, params: { slug } }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, language } = context;
  const t = translator(language);
  const path = tripNotesPath(slug);
  const notes = await readTripNotes(context, slug);
  if (!notes) {
    const moved = await movedTo(db, "tour", slug);
    if (moved !== undefined) throw redirect(localPath(language, tripNotesPath(moved)), 301);
    const title = t("meta.titled", { title: t("tour:notFound.title") });
    const description = t("tour:notFound.text");
    return data({ notes: undefined, meta: describePage(context, { title, description, path, noindex: true }) }, { status: 404 });
  }
  // For search engines it is a page of its own, with itself as its address; the sitemap names the tour alone.
  const { title } = notes.tour;
  return {
    notes,
    meta: describePage(context, {
      title: t("meta.titled", { title: t("tripNotes:titleOf", { title }) }),
      description: t("tripNotes:description", { title }),
      path,
    }),
  };
}

export default function TripNotesPage({ loaderData: { notes } }: Route.ComponentProps) {
  return notes ? <TripNotesView notes={notes} /> : <TourNotFound />;
}
