import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { CartChange } from "./cart-changes.ts";

type Plain = Exclude<CartChange["kind"], "price" | "seats" | "moved"> | "soldOut";
type Words = {
  t: ((key: `checkout:changes.${Plain}`) => string) &
    ((key: "checkout:changes.seats", values: { count: number }) => string) &
    ((key: `checkout:changes.${"cheaper" | "dearer" | "moved"}`, values: { before: string; now: string }) => string);
  formats: { amount: (minor: number, currency: Currency) => string; date: (date: CalendarDate) => string };
};

/** What has changed for a departure, in a sentence. */
export function changeText(change: CartChange, currency: Currency, { t, formats }: Words): string {
  switch (change.kind) {
    case "seats":
      return change.left === 0 ? t("checkout:changes.soldOut") : t("checkout:changes.seats", { count: change.left });
    case "price": {
      const prices = { before: formats.amount(change.beforeMinor, currency), now: formats.amount(change.nowMinor, currency) };
      return t(change.nowMinor < change.beforeMinor ? "checkout:changes.cheaper" : "checkout:changes.dearer", prices);
    }
    case "moved":
      return t("checkout:changes.moved", { before: formats.date(change.before), now: formats.date(change.now) });
    default:
      return t(`checkout:changes.${change.kind}`);
  }
}

export function useChangeText(currency: Currency): (change: CartChange) => string {
  const { t } = useTranslation(["checkout"]);
  const formats = useFormats();
  return (change) => changeText(change, currency, { t, formats });
}
