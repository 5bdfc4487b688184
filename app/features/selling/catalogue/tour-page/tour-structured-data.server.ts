/** A tour as search engines read it: schema.org data in the page's head. */
import type { FAQPage, ItemAvailability, ItemList, Offer, Place, WithContext } from "schema-dts";
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import type { DepartureStatus } from "#app/features/selling/catalogue/departures.ts";
import { ratingOf } from "#app/features/selling/reviews/shown/review-numbers.ts";
import type { TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import { numberedItinerary } from "./tour-page.ts";

type StructuredTour = {
  tour: TourDetail;
  departures: (Pick<TourDeparture, "id" | "startDate" | "endDate" | "status"> & { priceInr: number })[];
  reviews: TourReview[];
  /** What is known of each day, that of departure included; none where nothing is. */
  days: Pick<TripDay, "stops">[];
  /** The lowest, in whole rupees for one traveller, after the discount: offers are in INR whatever currency the page shows. */
  priceInr: number;
  origin: string;
  /** Absolute addresses of the page and of its 1200 x 630 picture. */
  url: string;
  image: string;
};

type Node = Record<string, unknown>;

/** Most reviews that are written out; the rating counts all. */
const reviewsWritten = 20;

/** Most departures that are offered one by one. */
const departuresOffered = 20;

const availabilities: Record<DepartureStatus, ItemAvailability> = {
  AVAILABLE: "https://schema.org/InStock",
  LIMITED: "https://schema.org/LimitedAvailability",
  SOLD_OUT: "https://schema.org/SoldOut",
  CLOSED: "https://schema.org/OutOfStock",
};

/** One offer for each of the next departures. */
function offerNodes({ departures, priceInr, origin, url }: StructuredTour): Exclude<Offer, string>[] {
  const offer = (availability: ItemAvailability, price = priceInr) =>
    ({
      "@type": "Offer",
      url,
      price,
      priceCurrency: "INR",
      availability,
      seller: { "@id": `${origin}/#organization` },
    }) satisfies Offer;
  return departures
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, departuresOffered)
    .map(({ id, startDate, endDate, status, priceInr: own }) => ({
      ...offer(availabilities[status], own),
      url: `${url}?departure=${id}`,
      itemOffered: { "@type": "Trip", departureTime: startDate, arrivalTime: endDate },
    }));
}

/** The stops of a day in their order; nothing where none is known. */
function stopsNode(day: Pick<TripDay, "stops"> | undefined): { item?: ItemList } {
  if (!day || day.stops.length === 0) return {};
  const places = day.stops.map(({ name, latitude, longitude }): Place => ({
    "@type": "Place",
    name,
    geo: { "@type": "GeoCoordinates", latitude, longitude },
  }));
  return { item: { "@type": "ItemList", numberOfItems: places.length, itemListElement: places } };
}

function itineraryNode({ tour, days: known }: StructuredTour, departure: { title: string; description: string }): ItemList {
  const { shown, folded, departureDay } = numberedItinerary(tour.itinerary);
  const days = [...shown, ...folded, { ...departure, day: departureDay }];
  return {
    "@type": "ItemList",
    numberOfItems: days.length,
    itemListElement: days.map(({ day, title, description }) => ({
      "@type": "ListItem",
      position: day,
      name: title,
      description,
      ...stopsNode(known[day - 1]),
    })),
  };
}

/**
 * Ratings and reviews in travellers' own hand only: what is marked `sample` is never told to a search engine (it is made up), nor what the agency has written down for them.
 */
function reviewNodes(reviews: TourReview[]): Node {
  const real = reviews.filter((review) => !review.sample && !review.byStaff);
  const rating = ratingOf(real);
  if (!rating) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: real.slice(0, reviewsWritten).map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: review.date,
      inLanguage: review.language,
      reviewBody: review.comment,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    })),
  };
}

/**
 * The tour as a TouristTrip that is also a Product, because offers carry a price and only products carry ratings.
 * The agency is named by the id of its own block. `departure` is the page's word for the extra final day.
 */
export function tourStructuredData(given: StructuredTour, departure: { title: string; description: string }): Node {
  const { tour, reviews, origin, url, image } = given;
  const agency = { "@id": `${origin}/#organization` };
  return {
    "@context": "https://schema.org",
    "@type": ["TouristTrip", "Product"],
    "@id": `${url}#tour`,
    name: tour.title,
    description: tour.summary,
    url,
    image: [image],
    sku: tour.slug,
    category: tour.category,
    brand: agency,
    provider: agency,
    itinerary: itineraryNode(given, departure),
    ...(given.departures.length > 0 && { offers: offerNodes(given) }),
    ...reviewNodes(reviews),
  };
}

/** The questions that travellers ask, with our answers; undefined where there are none. */
export function questionsStructuredData(url: string, questions: { question: string; answer: string }[]): WithContext<FAQPage> | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
