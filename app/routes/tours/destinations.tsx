import { contextOf } from "#app/features/people/access/context.server.ts";
import { replace } from "react-router";
import { DestinationList } from "#app/features/selling/catalogue/destinations/destination-list.tsx";
import { continentNamed, destinationListPath, searchTextOf } from "#app/features/selling/catalogue/destinations/destination-search.ts";
import { destinationPlaces, findDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { destinationMap } from "#app/features/selling/catalogue/trip-map/destination-map.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import mapStyles from "#app/ui/styles/trip-map.css?url";
import type { Route } from "./+types/destinations";

export const handle: RouteHandle = { namespaces: ["destinations"], query: ["q"] };
export const headers = publicPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

/** Of a continent's places, in the description that search engines show. */
const placesDescribed = 4;

export async function loader({ request, params, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language } = context;
  const t = translator(language);
  const text = searchTextOf(new URL(request.url).searchParams);
  const continent = params.continent === undefined ? "All" : continentNamed(params.continent);
  // `All` and words that name no continent have no page of their own.
  if (!continent || (continent === "All" && params.continent !== undefined)) {
    throw replace(localPath(language, destinationListPath({ continent: "All", text })));
  }
  const path = destinationListPath({ continent });
  const continentName = t(`continents.${continent}`);
  const title = continent === "All" ? t("destinations:list.title") : t("destinations:list.titleOf", { continent: continentName });
  const trail = [
    { name: t("nav.home"), path: "/" },
    { name: t("nav.destinations"), path: "/destinations" },
    ...(continent === "All" ? [] : [{ name: continentName, path }]),
  ];
  const found = await findDestinations(db, language, { continent, text });
  // What is searched for is a few names: a map would say no more.
  const map = text === "" ? destinationMap(continent, await destinationPlaces(db, language, continent), language) : undefined;
  const places = formatsFor(language).list(found.destinations.slice(0, placesDescribed).map(({ name }) => name.split(",")[0] ?? name));
  return {
    continent,
    text,
    map,
    ...found,
    meta: describePage(context, {
      title: t("meta.titled", { title }),
      description:
        continent === "All" || places === ""
          ? t("destinations:list.description")
          : t("destinations:list.descriptionOf", { continent: continentName, places }),
      path,
      noindex: text !== "",
      structuredData: [breadcrumbList(trail.map((crumb) => ({ name: crumb.name, url: env.origin + localPath(language, crumb.path) })))],
    }),
  };
}

export default function Destinations({ loaderData }: Route.ComponentProps) {
  const { continent, text, map, destinations, counts } = loaderData;
  // Another continent is another page: its search box starts anew from the address.
  return <DestinationList key={continent} continent={continent} text={text} destinations={destinations} counts={counts} map={map} />;
}
