import { useTranslation } from "react-i18next";
import type { PriceSum } from "#app/features/selling/bookings/price-parts.ts";
import { useFormats } from "#app/i18n/format.ts";
import type { Currency } from "#app/values/money.ts";
import type { PriceLine } from "./price-lines.ts";

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

/** What is taken off and what is added, where there is any, and the total. */
export function SumLines({ sum, currency, code }: { sum: PriceSum; currency: Currency; code?: string | undefined }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const less = [
    { label: t("summary.discount"), minor: sum.discountMinor },
    { label: code ? t("summary.codeNamed", { code }) : t("summary.code"), minor: sum.codeMinor },
  ];
  const more = [
    { label: t("summary.rooms"), minor: sum.roomMinor },
    { label: t("summary.extras"), minor: sum.extrasMinor },
  ];
  return (
    <>
      {less
        .filter(({ minor }) => minor > 0)
        .map(({ label, minor }) => (
          <p className="sum-line sum-line-off" key={label}>
            <span>{label}</span>
            <span>{`− ${formats.amount(minor, currency)}`}</span>
          </p>
        ))}
      {more
        .filter(({ minor }) => minor > 0)
        .map(({ label, minor }) => (
          <p className="sum-line" key={label}>
            <span>{label}</span>
            <span>{formats.amount(minor, currency)}</span>
          </p>
        ))}
      <p className="sum-line sum-line-total">
        <span>{t("summary.total")}</span>
        <span>{formats.amount(sum.totalMinor, currency)}</span>
      </p>
    </>
  );
}
