import { destinationPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { useTranslation } from "react-i18next";
import { useViewTransitionState } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { morphingTitle } from "#app/ui/morphing-title.ts";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import type { Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";

export type DestinationCard = { id: number; slug: string; name: string; continent: Continent; tourCount: number; picture: Picture };

/** A destination as a framed poster, with its counted tours. */
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
  const { t } = useTranslation();
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
        <span className="count">{t("tourCount", { count: destination.tourCount })}</span>
      </div>
    </article>
  );
}
