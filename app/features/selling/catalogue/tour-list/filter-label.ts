import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { rateOf, roundHalfUp, type Currency, type Rates } from "#app/values/money.ts";
import { isKnownCategory, shortened, type FilterName, type Pace, type TourFilters } from "./tour-search.ts";

/** In which money the list is read, and the words for how much a day asks. */
export type ListViewer = { currency: Currency; rates: Rates; paces: Record<Pace, string> };

/** Whole US dollars, as filters have them, in the currency shown. */
export function useShownPrice(viewer: Pick<ListViewer, "currency" | "rates">): (usd: number) => string {
  const formats = useFormats();
  return (usd) => formats.money(roundHalfUp(usd * rateOf(viewer.currency, viewer.rates)), viewer.currency);
}

/** What an active filter is called, as its chip says it. */
export function useFilterLabel(filters: TourFilters, viewer: ListViewer): (name: FilterName) => string {
  const { t } = useTranslation(["tours", "common"]);
  const formats = useFormats();
  const shown = useShownPrice(viewer);
  const { keyword, category, length, pace, continent, month, seats, when } = filters;
  const labels: Record<FilterName, () => string> = {
    keyword: () => t("filters.chipKeyword", { keyword: shortened(keyword) }),
    category: () => (isKnownCategory(category) ? t(`common:categories.${category}`) : shortened(category)),
    length: () => t(`common:lengths.${length}`),
    price: () => t("filters.chipPrice", { min: shown(filters.min), max: shown(filters.max) }),
    pace: () => formats.pair(t("filters.pace"), pace === "All" ? t("filters.any") : viewer.paces[pace]),
    continent: () => t(`common:continents.${continent}`),
    month: () => formats.date(`${month}-01`, "month"),
    seats: () => t("filters.chipSeats", { count: Number(seats) }),
    when: () => t(`common:seasons.${when}`),
  };
  return (name) => labels[name]();
}
