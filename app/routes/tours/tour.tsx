import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { unitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { departuresOfPage, reviewsOfTour, tourBySlug } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { similarTours } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { tourStructuredData } from "#app/features/selling/catalogue/tour-page/tour-structured-data.server.ts";
import { seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { TourNotFound, TourView } from "#app/features/selling/catalogue/tour-page/tour-view.tsx";
import { requestSettings, viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { leadToMoved } from "#app/features/publishing/content/moved-page.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { shownPrice } from "#app/values/money.ts";
import type { Route } from "./+types/tour";

export const handle: RouteHandle = { namespaces: ["tour"], query: ["all", "when", "tab", "departure", "adults", "children", "travellers"] };
export const headers = publicPage;
export const meta = pageMeta;

/** The tab and the visitor's choice are in the address but change nothing that was loaded; the length of the table and its months do. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const written = formMethod !== undefined && formMethod !== "GET";
  // The same page asked again: in another currency.
  const again = currentUrl.href === nextUrl.href;
  if (written || again || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return ["all", "when"].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext);
  const [viewer, settings] = await Promise.all([viewerOf(request, context), requestSettings(context)]);
  const t = translator(viewer.language);
  const path = `/tours/detail/${params.slug}`;
  const tour = await tourBySlug(db, viewer, params.slug);
  if (!tour) {
    await leadToMoved(request, context, { kind: "tour", slug: params.slug });
    const title = t("meta.titled", { title: t("tour:notFound.title") });
    const absent = describePage(request, context, { title, description: t("tour:notFound.text"), path, noindex: true });
    return data({ tour: undefined, meta: absent }, { status: 404 });
  }
  const { searchParams } = new URL(request.url);
  const all = searchParams.get("all") === "departures";
  const season = seasonNames.find((name) => name === searchParams.get("when"));
  const [departures, reviews, similar] = await Promise.all([
    departuresOfPage(db, tour, { now: now(), cutOffDays: settings.booking.cutOffDays, all, season }),
    reviewsOfTour(db, tour.id, viewer.language),
    similarTours(db, viewer, tour, 3),
  ]);
  const described = describePage(request, context, {
    title: t("meta.titled", { title: tour.title }),
    description: tour.summary,
    path,
    picture: tour.pictures[0]?.name,
  });
  const facts = {
    tour,
    departures: departures.list,
    reviews,
    priceInr: shownPrice({ ...tour, ...tour.price }, "INR", settings.rates).price,
  };
  const addresses = { origin: env.origin, url: described.canonical, image: described.image };
  const place = (english: string) => env.origin + localPath(viewer.language, english);
  const structuredData = [
    tourStructuredData(
      { ...facts, ...addresses },
      { title: t("tour:itinerary.departure"), description: t("tour:itinerary.departureText") },
    ),
    breadcrumbList([
      { name: t("nav.home"), url: place("/") },
      { name: t("nav.tours"), url: place("/tours") },
      { name: t(`categories.${tour.category}`), url: place(`/tours/${tour.category.toLowerCase()}`) },
      { name: tour.title, url: described.canonical },
    ]),
    organization(settings, env.origin),
  ];
  const zone = formatsFor(viewer.language).zoneName(tour.timeZone);
  const { booking, rates } = settings;
  const { CHILD } = unitPrices(
    { basePriceMinor: tour.basePriceMinor, discountPercent: tour.price.discountPercent },
    { currency: viewer.currency, rates, childPricePercent: booking.childPricePercent },
  );
  return {
    tour,
    reviews,
    similar,
    childPrice: CHILD ? CHILD.priceMinor / 100 : null,
    departures: {
      ...departures,
      emptySeason: all || departures.season ? undefined : season,
      zone,
      feeMinor: feeIn(booking.administrativeFeeUsdMinor, viewer.currency, rates),
    },
    meta: { ...described, structuredData },
  };
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (!loaderData.tour) return <TourNotFound />;
  const { tour, reviews, similar, childPrice, departures } = loaderData;
  // Another season is another choice of departure, too.
  const key = `${tour.id} ${departures.season}`;
  return <TourView key={key} tour={tour} reviews={reviews} similar={similar} childPrice={childPrice} departures={departures} />;
}
