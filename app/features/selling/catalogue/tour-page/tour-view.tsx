import { useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSubmit } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { buttonOf, useOwnRequest } from "#app/ui/own-request.ts";
import { comparedAtMost, comparePath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { TourBuyBar } from "./tour-buy-bar.tsx";
import { TourTicket, type TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import { useTourChoice } from "./tour-choice.ts";
import { TourDepartures } from "./tour-departures.tsx";
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { TourGallery } from "./tour-gallery.tsx";
import { TourHead } from "./tour-head.tsx";
import { TourPanel } from "./tour-panel.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { departuresInTable } from "./tour-page.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { TourTabs } from "./tour-tabs.tsx";

type Props = {
  tour: TourDetail;
  reviews: TourReview[];
  similar: TourCard[];
  /** What is known of it beside its texts; undefined where nobody has written anything. */
  trip: TourTrip | undefined;
  /** Markup of the trip's map, where its stops are known. */
  map: string | undefined;
  /** Of one child, in whole units of the currency shown; null where there is no price for children. */
  childPrice: number | null;
  departures: {
    list: TourDeparture[];
    shown: number;
    all: boolean;
    season: Season | undefined;
    month: CalendarDate | undefined;
    months: CalendarDate[];
    emptySeason: Season | undefined;
    zone: string;
    feeMinor: number;
  };
};

/** Adds to the cart and goes there, to be told why where the cart refuses. */
function useAddToCart() {
  const cart = localPath(useLanguage(), "/cart");
  const navigate = useNavigate();
  const submit = useSubmit();
  return useOwnRequest(async ({ accepted, button }) => {
    if (!accepted) return submit(button);
    await navigate(cart);
  });
}

/** The page of one tour. Give it the tour's id as `key`: another tour is another choice. */
export function TourView({ tour, reviews, similar, trip, map, childPrice, departures }: Props) {
  const { t } = useTranslation("tour");
  const choice = useTourChoice(departures.list, { largestParty: tour.groupMax, childPrice });
  // What is chosen has its price; who has chosen nothing sees from what price the tour is sold.
  const chosen = departures.list.find(({ id }) => id === choice.departureId);
  const asked = chosen?.own ?? { price: tour.price, childPrice };
  const inTable = departuresInTable(departures.list, departures);
  const panel = useRef<HTMLElement>(null);
  const cart = useAddToCart();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (buttonOf(event)?.getAttribute("name") === "intent") return cart.onSubmit(event);
    // Book Now. The next page cannot be loaded either: without a connection what was chosen stays where it is.
    if (navigator.onLine) return;
    event.preventDefault();
    cart.tell("undelivered");
  };
  return (
    <div className="tour-page">
      <div className="page-width">
        <TourHead tour={tour} trip={trip} />
        <div className="tour-columns">
          <div className="min-w-0">
            <TourGallery tour={tour} />
            <TourTabs tour={tour} reviews={reviews} trip={trip} map={map} />
            <TourDepartures
              {...departures}
              tour={tour}
              departures={inTable}
              more={departures.list.length > inTable.length}
              choice={choice}
              adding={cart.sent}
              onSubmit={cart.onSubmit}
            />
          </div>
          <TourPanel
            tour={tour}
            {...asked}
            chosen={chosen}
            departures={departures.list}
            feeMinor={departures.feeMinor}
            inTable={inTable.some(({ id }) => id === choice.departureId)}
            choice={choice}
            adding={cart.sent}
            undelivered={cart.answer}
            onSubmit={onSubmit}
            ref={panel}
          />
        </div>
      </div>
      {similar.length > 0 ? (
        <section className="section-tight band-warm mt-section overflow-clip" aria-labelledby="similar-heading">
          <div className="page-width">
            <h2 className="h2 mb-7" id="similar-heading">
              {t("similar")}
            </h2>
            <div className="card-grid card-grid-snap similar-tours">
              {similar.map((card) => (
                <TourTicket key={card.id} tour={card} />
              ))}
            </div>
            <LocalLink className="more-link mt-6" to={comparePath([tour, ...similar].map(({ slug }) => slug).slice(0, comparedAtMost))}>
              <span>{t("compareSimilar")}</span>
            </LocalLink>
          </div>
        </section>
      ) : null}
      <TourBuyBar {...asked} chosen={chosen} choice={choice} adding={cart.sent} panel={panel} />
    </div>
  );
}
