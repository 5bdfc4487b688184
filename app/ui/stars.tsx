import { Star } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";

const five = [1, 2, 3, 4, 5];

/** Where the star begins and ends in its square of 24. */
const [left, right] = [2, 22];

/** A star of which a share is filled. */
function PartStar({ share }: { share: number }) {
  return (
    <span className="part-star">
      <Star />
      <span style={{ width: `${((left + (right - left) * share) / 24) * 100}%` }}>
        <Star data-filled="" />
      </span>
    </span>
  );
}

/** Five stars, filled as far as the rating goes; `whole`: up to its integer part alone. */
export function Stars({ rating, digits = 1, whole = false }: { rating: number; digits?: number; whole?: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <span className="stars" role="img" aria-label={t("tour.stars", { rating: formats.number(rating, digits) })}>
      {five.map((star) => {
        const share = rating - (star - 1);
        return !whole && share > 0 && share < 1 ? (
          <PartStar key={star} share={share} />
        ) : (
          <Star key={star} data-filled={share >= 1 ? "" : undefined} />
        );
      })}
    </span>
  );
}

/** Stars, the rating with one decimal and the number of reviews; `New` where there are none. */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (rating === null) {
    return (
      <span className="badge" title={t("tour.newExplained")}>
        {t("tour.new")}
      </span>
    );
  }
  return (
    <span className="rating">
      <Stars rating={rating} />
      <b className="tabular-nums">{formats.number(rating, 1)}</b>
      <span className="text-muted">
        (<span aria-hidden="true">{count}</span>
        <span className="sr-only">{t("tour.reviewCount", { count })}</span>)
      </span>
    </span>
  );
}
