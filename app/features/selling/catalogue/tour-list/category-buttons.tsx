import { Binoculars, Gem, Landmark, Mountain } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { tourCategories, type TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { TourFilters } from "./tour-search.ts";

const icons = { Adventure: Mountain, Cultural: Landmark, Luxury: Gem, Wildlife: Binoculars };

type Props = {
  filters: TourFilters;
  counts: Record<TourCategory | "All", number>;
  categoryPath: string | undefined;
  onChoose: (category: string) => void;
};

/** The category filter: buttons that send the list's form, each with the number of tours it would give. */
export function CategoryButtons({ filters, counts, categoryPath, onChoose }: Props) {
  const { t } = useTranslation();
  const allTours = localPath(useLanguage(), "/tours");
  return (
    <div className="pill-row pill-row-scroll" role="group" aria-label={t("nav.byCategory")}>
      {/* The last of repeated values counts: this one stands unless a button is pressed. */}
      {categoryPath === undefined && filters.category !== "All" ? <input type="hidden" name="category" value={filters.category} /> : null}
      {(["All", ...tourCategories] as const).map((category) => {
        const Icon = category === "All" ? undefined : icons[category];
        return (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            // Without JavaScript the choice is made on the list of all tours, wherever the form stands.
            formAction={categoryPath === undefined ? undefined : allTours}
            className="pill"
            aria-pressed={filters.category === category}
            onClick={(event) => {
              event.preventDefault();
              onChoose(category);
            }}
          >
            {Icon ? <Icon className="icon" /> : null}
            {t(`categories.${category}`)}
            <span className="pill-count">{counts[category]}</span>
          </button>
        );
      })}
    </div>
  );
}
