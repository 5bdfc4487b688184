import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Currency } from "#app/values/money.ts";
import type { PriceLine, Sum } from "./price-lines.ts";

/** Such as `2 adults × ₹1,87,500`, each with its sum before the discount. */
export function PriceLines({ lines, currency }: { lines: readonly PriceLine[]; currency: Currency }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  return lines.map(({ unit, count, baseMinor, priceMinor }) => (
    <p className="sum-line" key={`${unit} ${priceMinor}`}>
      <span>{t(`units.${unit}`, { count, price: formats.amount(baseMinor, currency) })}</span>
      <span>{formats.amount(count * baseMinor, currency)}</span>
    </p>
  ));
}

/** The discount, where there is one, and the total. */
export function SumLines({ sum, currency }: { sum: Sum; currency: Currency }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  return (
    <>
      {sum.discountMinor > 0 ? (
        <p className="sum-line sum-line-off">
          <span>{t("summary.discount")}</span>
          <span>{`− ${formats.amount(sum.discountMinor, currency)}`}</span>
        </p>
      ) : null}
      <p className="sum-line sum-line-total">
        <span>{t("summary.total")}</span>
        <span>{formats.amount(sum.totalMinor, currency)}</span>
      </p>
    </>
  );
}
