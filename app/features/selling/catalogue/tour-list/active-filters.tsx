import { X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { isKnownCategory, shortened, tourListPath, withoutFilter, type activeFilters, type TourFilters } from "./tour-search.ts";

type FilterName = ReturnType<typeof activeFilters>[number];

/** A chip for each active filter, with a link that takes it away. */
export function ActiveFilters({
  filters,
  active,
  categoryPath,
}: {
  filters: TourFilters;
  active: FilterName[];
  categoryPath: string | undefined;
}) {
  const { t } = useTranslation(["tours", "common"]);
  const formats = useFormats();
  if (active.length === 0) return null;
  const labels: Record<FilterName, () => string> = {
    keyword: () => t("filters.chipKeyword", { keyword: shortened(filters.keyword) }),
    category: () => (isKnownCategory(filters.category) ? t(`common:categories.${filters.category}`) : shortened(filters.category)),
    length: () => t(`common:lengths.${filters.length}`),
    price: () => t("filters.chipPrice", { min: formats.money(filters.min, "USD"), max: formats.money(filters.max, "USD") }),
    when: () => t(`common:seasons.${filters.when}`),
  };
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={t("filters.active")}>
        {active.map((name) => (
          <li key={name} className="chip max-w-full">
            <span className="truncate">{labels[name]()}</span>
            <LocalLink
              to={tourListPath(withoutFilter(filters, name), categoryPath)}
              aria-label={t("filters.remove", { filter: labels[name]() })}
              preventScrollReset
            >
              <X className="icon icon-small" />
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink className="button button-ghost button-small" to={tourListPath({}, categoryPath)} preventScrollReset>
        {t("filters.reset")}
      </LocalLink>
    </>
  );
}
