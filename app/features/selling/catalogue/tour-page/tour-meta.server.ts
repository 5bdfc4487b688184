import { toursOfCategoryPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { sharingPathOf } from "#app/features/publishing/pictures/sharing-picture.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import type { PageMeta } from "#app/page-meta.ts";
import { shownPrice } from "#app/values/money.ts";
import type { TourPage } from "./tour-reader.server.ts";
import { questionsStructuredData, tourStructuredData } from "./tour-structured-data.server.ts";

/** The head of a tour's page, at its English `path`; without a tour, of the page that says so. */
export function tourMeta(context: RequestContext, path: string, page: TourPage | undefined): PageMeta {
  const { language, settings, env } = context;
  const t = translator(language);
  if (!page) {
    const title = t("meta.titled", { title: t("tour:notFound.title") });
    return describePage(context, { title, description: t("tour:notFound.text"), path, noindex: true });
  }
  const { tour, reviews } = page;
  const described = describePage(context, {
    title: t("meta.titled", { title: tour.title }),
    description: tour.summary,
    path,
    picture: tour.pictures[0]?.name,
    image: sharingPathOf(tour.pictures[0]),
  });
  const priceInr = (basePriceMinor: number) => shownPrice({ ...tour.price, basePriceMinor }, "INR", settings.rates).price;
  const facts = {
    tour,
    departures: page.departures.list.map((departure) => ({ ...departure, priceInr: priceInr(departure.basePriceMinor) })),
    reviews,
    days: page.trip?.days ?? [],
    priceInr: priceInr(tour.basePriceMinor),
  };
  const addresses = { origin: env.origin, url: described.canonical, image: described.image };
  const questions = questionsStructuredData(described.canonical, page.trip?.questions ?? []);
  const place = (english: string) => env.origin + localPath(language, english);
  return {
    ...described,
    structuredData: [
      tourStructuredData(
        { ...facts, ...addresses },
        { title: t("tour:itinerary.departure"), description: t("tour:itinerary.departureText") },
      ),
      breadcrumbList([
        { name: t("nav.home"), url: place("/") },
        { name: t("nav.tours"), url: place("/tours") },
        { name: t(`categories.${tour.category}`), url: place(toursOfCategoryPath(tour.category)) },
        { name: tour.title, url: described.canonical },
      ]),
      organization(settings, env.origin),
      ...(questions ? [questions] : []),
    ],
  };
}
