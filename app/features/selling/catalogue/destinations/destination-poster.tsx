import { destinationPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { useTranslation } from "react-i18next";
import { useViewTransitionState } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { morphingTitle } from "#app/ui/morphing-title.ts";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { ShownPrice } from "#app/values/money.ts";
import type { Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";

/** What it costs to go to a place: the lowest price of its tours, and when the next of them starts. */
export type PlaceOffer = { price: ShownPrice; next: CalendarDate | null };

export type DestinationCard = {
  id: number;
  slug: string;
  name: string;
  continent: Continent;
  tourCount: number;
  picture: Picture;
  /** Where the page has asked for it, and a tour goes there. */
  offer?: PlaceOffer | undefined;
};

/** From what price one can go, and when next; without such an offer how many tours there are. */
function useOfferText(): (destination: DestinationCard) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ offer, tourCount }) => {
    if (!offer) return t("tourCount", { count: tourCount });
    const price = formats.money(offer.price.price, offer.price.currency);
    return offer.next ? t("placeOffer", { price, date: formats.date(offer.next, "short") }) : t("placeOfferUndated", { price });
  };
}

/** A destination as a framed poster, with what its tours ask and when they start. */
export function DestinationPoster({
  destination,
  double = false,
  eager = false,
  headingLevel = 3,
}: {
  destination: DestinationCard;
  double?: boolean;
  eager?: boolean;
  headingLevel?: 2 | 3;
}) {
  const offerText = useOfferText();
  const path = destinationPath(destination.slug);
  const morphing = useViewTransitionState(localPath(useLanguage(), path));
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={double ? "poster poster-double" : "poster"}>
      <PictureImage
        picture={destination.picture}
        eager={eager}
        decorative
        style={morphing ? { viewTransitionName: `destination-${destination.id}` } : undefined}
      />
      <div className="poster-caption">
        <Heading className="h4" style={morphing ? morphingTitle(`destination-title-${destination.id}`) : undefined}>
          <LocalLink to={path} viewTransition>
            {destination.name}
          </LocalLink>
        </Heading>
        <span className="count">{offerText(destination)}</span>
      </div>
    </article>
  );
}
