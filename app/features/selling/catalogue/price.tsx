import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { ShownPrice } from "#app/values/money.ts";

/** The price before the discount, struck through; nothing without one. */
export function PriceBefore({ price }: { price: ShownPrice }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (price.discountPercent <= 0) return null;
  return (
    <s>
      <span className="sr-only">{t("tour.before")} </span>
      {formats.money(price.base, price.currency)}
    </s>
  );
}

/** The price on a card: `from`, the struck-through original when there is a discount, and what is asked. */
export function PriceFrom({ price }: { price: ShownPrice }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <p className="price">
      <small>
        {t("tour.from")} <PriceBefore price={price} />
      </small>{" "}
      <b>{formats.money(price.price, price.currency)}</b>
    </p>
  );
}

/** The postmark that says how much is saved. */
export function SaveStamp({ percent, className = "" }: { percent: number; className?: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <span className={`stamp ${className}`}>
      <span className="sr-only">{t("tour.savePercent", { percent })}</span>
      <span aria-hidden="true">{t("tour.save")}</span>
      <b aria-hidden="true">{formats.percent(percent)}</b>
    </span>
  );
}
