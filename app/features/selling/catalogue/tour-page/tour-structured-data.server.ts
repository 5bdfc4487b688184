/** A tour as search engines read it: schema.org data in the page's head. */
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import type { DepartureStatus } from "#app/features/selling/catalogue/departures.ts";
import { ratingOf } from "#app/features/selling/reviews/shown/review-numbers.ts";
import { numberedItinerary } from "./tour-page.ts";

type StructuredTour = {
  tour: TourDetail;
  departures: Pick<TourDeparture, "status">[];
  reviews: TourReview[];
  /** Whole rupees for one traveller, after the discount: offers are in INR whatever currency the page shows. */
  priceInr: number;
  origin: string;
  /** Absolute addresses of the page and of its 1200 x 630 picture. */
  url: string;
  image: string;
};

type Node = Record<string, unknown>;

/** Most reviews that are written out; the rating counts all. */
const reviewsWritten = 20;

function availability(departures: StructuredTour["departures"]): string {
  const has = (wanted: DepartureStatus) => departures.some(({ status }) => status === wanted);
  if (departures.length === 0) return "https://schema.org/OutOfStock";
  if (has("AVAILABLE")) return "https://schema.org/InStock";
  return has("LIMITED") ? "https://schema.org/LimitedAvailability" : "https://schema.org/SoldOut";
}

function itineraryNode(tour: TourDetail, departure: { title: string; description: string }): Node {
  const { shown, folded, departureDay } = numberedItinerary(tour.itinerary);
  const days = [...shown, ...folded, { ...departure, day: departureDay }];
  return {
    "@type": "ItemList",
    numberOfItems: days.length,
    itemListElement: days.map(({ day, title, description }) => ({ "@type": "ListItem", position: day, name: title, description })),
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
  const { tour, departures, reviews, priceInr, origin, url, image } = given;
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
    itinerary: itineraryNode(tour, departure),
    offers: {
      "@type": "Offer",
      url,
      price: priceInr,
      priceCurrency: "INR",
      availability: availability(departures),
      seller: agency,
    },
    ...reviewNodes(reviews),
  };
}
