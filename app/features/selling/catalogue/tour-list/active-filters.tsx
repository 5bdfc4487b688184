import { X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useFilterLabel, type ListViewer } from "./filter-label.ts";
import { tourListPath, withoutFilter, type FilterName, type TourFilters } from "./tour-search.ts";

/** A chip for each active filter, with a link that takes it away. */
export function ActiveFilters({
  filters,
  active,
  viewer,
  categoryPath,
}: {
  filters: TourFilters;
  active: FilterName[];
  viewer: ListViewer;
  categoryPath: string | undefined;
}) {
  const { t } = useTranslation("tours");
  const label = useFilterLabel(filters, viewer);
  if (active.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={t("filters.active")}>
        {active.map((name) => (
          <li key={name} className="chip max-w-full">
            <span className="truncate">{label(name)}</span>
            <LocalLink
              to={tourListPath(withoutFilter(filters, name), categoryPath)}
              aria-label={t("filters.remove", { filter: label(name) })}
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
