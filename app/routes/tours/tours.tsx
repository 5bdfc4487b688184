import { redirect } from "react-router";
import { tourSlugExists } from "#app/features/catalogue/tour-page/tour-detail.server.ts";
import { findTours } from "#app/features/catalogue/tour-list/tour-list.server.ts";
import { TourListPage } from "#app/features/catalogue/tour-list/tour-list-page.tsx";
import {
  canonicalTourListPath,
  categoryNamed,
  isKnownCategory,
  readTourFilters,
  tourListQuery,
} from "#app/features/catalogue/tour-list/tour-search.ts";
import { viewerOf } from "#app/features/catalogue/viewer.server.ts";
import { breadcrumbList } from "#app/features/frame/organization.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/tours";

export const handle: RouteHandle = { namespaces: ["tours"] };
export const headers = publicPage;
export const meta = pageMeta;

/** `/tours` and `/tours/{category}`; a tour's own slug there leads to its page (product-decisions, Search and lists). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const viewer = await viewerOf(request, context);
  const given = "category" in params ? params.category : undefined;
  const category = given === undefined ? undefined : categoryNamed(given);
  if (category !== undefined && !isKnownCategory(category) && (await tourSlugExists(db, category))) {
    throw redirect(localPath(viewer.language, `/tours/detail/${category}`), 301);
  }
  const { searchParams } = new URL(request.url);
  const filters = { ...readTourFilters(searchParams), ...(category === undefined ? {} : { category }) };
  const list = await findTours(db, viewer, filters);

  const t = translator(viewer.language);
  const known = isKnownCategory(filters.category);
  const heading = known ? t("tours:titleOf", { category: t(`categories.${filters.category as "Luxury"}`) }) : t("tours:title");
  const canonical = canonicalTourListPath({ ...filters, page: list.page });
  const narrowed = tourListQuery({ ...filters, category: "All", page: 1, sort: "recommended", when: "anytime" }) !== "";
  return {
    list,
    filters: { ...filters, page: list.page },
    viewer: { currency: viewer.currency, rates: viewer.rates },
    categoryPath: category === undefined ? undefined : known ? category.toLowerCase() : category,
    meta: describePage(request, context, {
      title: t("meta.titled", { title: heading }),
      description: known ? t("tours:descriptionOf", { category: t(`categories.${filters.category as "Luxury"}`) }) : t("tours:description"),
      path: canonical,
      noindex: narrowed || (filters.category !== "All" && !known),
      structuredData: [
        breadcrumbList([
          { name: t("nav.home"), url: `${env.origin}${localPath(viewer.language, "/")}` },
          { name: t("nav.tours"), url: `${env.origin}${localPath(viewer.language, "/tours")}` },
        ]),
      ],
    }),
  };
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return <TourListPage {...loaderData} />;
}
