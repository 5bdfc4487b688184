import { Star } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";

const five = [1, 2, 3, 4, 5];

/** Five stars, filled up to the integer part of the rating. */
export function Stars({ rating, digits = 1 }: { rating: number; digits?: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <span className="stars" role="img" aria-label={t("tour.stars", { rating: formats.number(rating, digits) })}>
      {five.map((star) => (
        <Star key={star} data-filled={star <= Math.floor(rating) ? "" : undefined} />
      ))}
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
