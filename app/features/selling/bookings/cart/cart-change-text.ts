import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { CartChange } from "./cart-changes.ts";

type Words = { t: TFunction<"checkout">; amount: (minor: number) => string; day: (date: CalendarDate) => string };

function inWords(change: CartChange, { t, amount, day }: Words): string {
  switch (change.kind) {
    case "seats":
      return change.left === 0 ? t("changes.soldOut") : t("changes.seats", { count: change.left });
    case "price": {
      const prices = { before: amount(change.beforeMinor), now: amount(change.nowMinor) };
      return change.nowMinor < change.beforeMinor ? t("changes.cheaper", prices) : t("changes.dearer", prices);
    }
    case "moved":
      return t("changes.moved", { before: day(change.before), now: day(change.now) });
    default:
      return t(`changes.${change.kind}`);
  }
}

/** What has changed for a departure, in a sentence. */
export function useChangeText(currency: Currency): (change: CartChange) => string {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  return (change) => inWords(change, { t, amount: (minor) => formats.amount(minor, currency), day: (date) => formats.date(date) });
}
