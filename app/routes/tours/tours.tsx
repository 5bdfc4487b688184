import { tourPath, toursOfCategoryPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { toursBeside } from "#app/features/selling/catalogue/tour-page/similar-tours.server.ts";
import { tourSlugExists } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { searchSuggestions } from "#app/features/selling/catalogue/tour-list/search-suggestions.server.ts";
import { findTours, seasonOf } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { TourListPage } from "#app/features/selling/catalogue/tour-list/tour-list-page.tsx";
import {
  asHeading,
  canonicalTourListPath,
  categoryNamed,
  idleFields,
  isKnownCategory,
  readTourFilters,
  shortened,
  tourListQuery,
} from "#app/features/selling/catalogue/tour-list/tour-search.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage, pageTitle } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { askedQuery } from "#app/values/asked-query.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/tours";

export const handle: RouteHandle = {
  namespaces: ["tours"],
  query: [
    "keyword",
    "category",
    "length",
    "min",
    "max",
    "pace",
    "continent",
    "month",
    "seats",
    "sort",
    "when",
    "page",
    "activity",
    "duration",
  ],
};
export const headers = publicPage;
export const meta = pageMeta;

/** `/tours` and `/tours/{category}`; a tour's own slug there leads to its page. */
export async function loader({ request, context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env } = context;
  const viewer = viewerOf(context);
  const given = "category" in params ? params.category : undefined;
  const category = given === undefined ? undefined : categoryNamed(given);
  const slug = category !== undefined && !isKnownCategory(category) ? category.toLowerCase() : undefined;
  if (slug !== undefined && (await tourSlugExists(db, slug))) {
    throw redirect(localPath(viewer.language, tourPath(slug)), 301);
  }
  const { search, searchParams } = new URL(request.url);
  // A form without JavaScript sends its defaults too.
  const asked = askedQuery(search, idleFields);
  if (asked !== undefined) {
    const list = given === undefined ? "/tours" : `/tours/${encodeURIComponent(given)}`;
    throw redirect(localPath(viewer.language, list) + asked);
  }
  const filters = { ...readTourFilters(searchParams), ...(category === undefined ? {} : { category }) };
  const [list, suggestions] = await Promise.all([findTours(db, viewer, filters), searchSuggestions(db, viewer.language)]);
  const beside = await toursBeside(db, viewer, list.facets.total === 1 ? list.tours : [], seasonOf(filters));

  const t = translator(viewer.language);
  const known = isKnownCategory(filters.category) ? filters.category : undefined;
  const unknown = category !== undefined && !known;
  const title = known ? t(`tours:titles.${known}`) : unknown ? t("tours:titleOf", { category: shortened(category) }) : t("tours:title");
  const { keyword, length, continent, month, when } = filters;
  const heading = [
    ...(keyword && !known && !unknown ? [] : [title]),
    ...(keyword ? [asHeading(keyword)] : []),
    ...(length === "All" ? [] : [t(`lengths.${length}`)]),
    ...(continent === "All" ? [] : [t(`continents.${continent}`)]),
    ...(month === "any" ? [] : [formatsFor(viewer.language).date(`${month}-01`, "month")]),
    ...(when === "anytime" || month !== "any" ? [] : [t(`tours:seasons.${when}`)]),
  ].join(", ");
  const place = (english: string) => env.origin + localPath(viewer.language, english);
  const canonical = canonicalTourListPath({ ...filters, page: list.page });
  const narrowed = tourListQuery({ ...filters, category: "All", page: 1, sort: "recommended", when: "anytime" }) !== "";
  return {
    heading,
    list,
    beside,
    suggestions,
    filters: { ...filters, page: list.page },
    viewer: {
      currency: viewer.currency,
      rates: viewer.rates,
      // Words of the trip's facts: only these five of them are said here.
      paces: { 1: t("trip:pace.1"), 2: t("trip:pace.2"), 3: t("trip:pace.3"), 4: t("trip:pace.4"), 5: t("trip:pace.5") },
    },
    categoryPath: category === undefined ? undefined : known ? category.toLowerCase() : category,
    meta: describePage(context, {
      title: pageTitle(t, heading, list.page),
      description: known ? t("tours:descriptionOf", { category: t(`categories.${known}`) }) : t("tours:description"),
      path: canonical,
      noindex: narrowed || (filters.category !== "All" && known === undefined),
      structuredData: [
        breadcrumbList([
          { name: t("nav.home"), url: place("/") },
          { name: t("nav.tours"), url: place("/tours") },
          ...(known ? [{ name: t(`categories.${known}`), url: place(toursOfCategoryPath(known)) }] : []),
        ]),
      ],
    }),
  };
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return <TourListPage {...loaderData} />;
}
