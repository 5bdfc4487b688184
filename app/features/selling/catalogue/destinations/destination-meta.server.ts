import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { destinationPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { sharingPathOf } from "#app/features/publishing/pictures/sharing-picture.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import type { PageMeta } from "#app/page-meta.ts";
import type { DestinationDetail } from "./destinations.server.ts";
import { destinationListPath } from "./destination-search.ts";

/** The head of a destination's page; without a destination, of the page that says so. */
export function destinationMeta(context: RequestContext, destination: DestinationDetail | undefined): PageMeta {
  const { language } = context;
  const t = translator(language);
  if (!destination) {
    return describePage(context, {
      title: t("meta.titled", { title: t("destinations:notFound.title") }),
      description: t("destinations:notFound.text"),
      path: "/destinations",
      noindex: true,
    });
  }
  const { name, continent, slug, summary, latitude, longitude, picture } = destination;
  const path = destinationPath(slug);
  const address = (of: string) => context.env.origin + localPath(language, of);
  const page = describePage(context, {
    title: t("meta.titled", { title: name }),
    description: summary,
    path,
    picture: picture.name,
    image: sharingPathOf(picture),
  });
  return {
    ...page,
    structuredData: [
      {
        "@context": "https://schema.org",
        "@type": "TouristDestination",
        name,
        description: summary,
        url: page.canonical,
        image: page.image,
        geo: { "@type": "GeoCoordinates", latitude, longitude },
      },
      breadcrumbList([
        { name: t("nav.home"), url: address("/") },
        { name: t("nav.destinations"), url: address("/destinations") },
        { name: t(`continents.${continent}`), url: address(destinationListPath({ continent })) },
        { name, url: address(path) },
      ]),
    ],
  };
}
