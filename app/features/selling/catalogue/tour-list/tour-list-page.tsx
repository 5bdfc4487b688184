import { ArrowDownUp, ArrowLeft, SlidersHorizontal } from "#app/ui/icons.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Select } from "#app/ui/select.tsx";
import { RecentlyViewed } from "#app/features/selling/catalogue/recent/recently-viewed.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { CategoryButtons } from "./category-buttons.tsx";
import { useFilterLabel, type ListViewer } from "./filter-label.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { FilterFields } from "./tour-filter-fields.tsx";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { compareForm, TourTicket, type TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import type { TourList } from "./tour-list.server.ts";
import {
  activeFilters,
  isKnownCategory,
  shortened,
  sortOrders,
  tourListPath,
  withoutFilter,
  type SortOrder,
  type TourFilters,
} from "./tour-search.ts";
import { useListForm } from "./use-list-form.ts";

export type TourListView = {
  /** What is shown, in words: “Japan, April to June”. */
  heading: string;
  list: TourList;
  /** Others like it, where the list has one tour alone. */
  beside: TourCard[];
  suggestions: string[];
  filters: TourFilters;
  viewer: ListViewer;
  /** The category as the path has it, on a category's own page. */
  categoryPath: string | undefined;
};

function SortField({ sort, onChoose }: { sort: SortOrder; onChoose: (sort: SortOrder) => void }) {
  const { t } = useTranslation("tours");
  const id = useId();
  return (
    <div className="sort-field">
      <label htmlFor={id} className="text-sm text-muted">
        {t("sortBy")}
      </label>
      <div className="input">
        <ArrowDownUp className="icon" />
        <Select
          id={id}
          name="sort"
          value={sort}
          onChange={({ currentTarget }) => onChoose(sortOrders.find((order) => order === currentTarget.value) ?? sort)}
          options={sortOrders.map((order) => ({ value: order, name: t(`sorts.${order}`) }))}
        />
      </div>
    </div>
  );
}

/** What to see when nothing matches: the specified sentence, the one filter whose removal helps most, and the way back to everything. */
function NothingFound({
  ofCategory,
  view,
}: {
  ofCategory: boolean;
  view: Pick<TourListView, "list" | "filters" | "viewer" | "categoryPath">;
}) {
  const { t } = useTranslation("tours");
  const { list, filters, viewer, categoryPath } = view;
  const label = useFilterLabel(filters, viewer);
  const { wayOut } = list;
  return (
    <EmptyState picture="no-results" heading={ofCategory ? t("emptyCategory") : t("empty")}>
      {ofCategory ? null : wayOut ? (
        <LocalLink
          className="button button-ghost"
          to={tourListPath(withoutFilter(filters, wayOut.name), wayOut.name === "category" ? undefined : categoryPath)}
          preventScrollReset
        >
          {t("without", { filter: label(wayOut.name), count: wayOut.tours })}
        </LocalLink>
      ) : (
        <p className="lead">{t("emptyHint")}</p>
      )}
      <LocalLink className="button button-secondary" to="/tours">
        {ofCategory ? t("viewAll") : t("filters.reset")}
      </LocalLink>
    </EmptyState>
  );
}

/** Heading and number of tours; `category` is the one whose own page this is, also one that nobody knows. */
function ListHead({ heading, category, total }: { heading: string; category: string | undefined; total: number }) {
  const { t } = useTranslation(["tours", "common"]);
  const tours = t("common:nav.tours");
  const known = category !== undefined && isKnownCategory(category) ? category : undefined;
  const name = known ? t(`common:categories.${known}`) : category && shortened(category);
  return (
    <div className="page-head">
      <Breadcrumb trail={name === undefined ? [] : [{ name: tours, path: "/tours" }]} here={name ?? tours} />
      <h1 className="h1">{heading}</h1>
      <p className="lead">
        <b className="text-ink" role="status">
          {t("available", { count: total })}
        </b>
        {total > 0 ? `, ${t("ledBy", { count: total })}` : null}
      </p>
      {name === undefined ? null : (
        <LocalLink className="more-link mt-2" to="/tours">
          <ArrowLeft className="icon" />
          <span>{t("back")}</span>
        </LocalLink>
      )}
    </div>
  );
}

/** One tour alone leaves room for others like it. */
function Beside({ tours, season }: { tours: TourCard[]; season: Season | undefined }) {
  const { t } = useTranslation("tours");
  if (tours.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="beside">
      <h2 id="beside" className="h3 mb-6">
        {season ? t("othersIn", { season: t(`seasons.${season}`) }) : t("others")}
      </h2>
      <div className="card-grid">
        {tours.map((tour) => (
          <TourTicket key={tour.id} tour={tour} season={season} />
        ))}
      </div>
    </section>
  );
}

/** The list of tours with its filters. One GET form holds them all, so it works without JavaScript; with it, a change is a navigation. */
export function TourListPage(view: TourListView) {
  const { heading, list, beside, suggestions, filters, viewer, categoryPath } = view;
  const { t } = useTranslation(["tours", "common"]);
  const { formProps, change, asked } = useListForm(filters, categoryPath);
  const [sheetOpen, setSheetOpen] = useState(false);
  const hydrated = useHydrated();
  const busy = useNavigation().state === "loading";
  const formId = useId();
  const language = useLanguage();
  const { total } = list.facets;
  // A month is closer: then cards and what stands beside a single tour speak of that.
  const season = filters.when === "anytime" || filters.month !== "any" ? undefined : filters.when;
  const active = activeFilters(asked.filters).filter((name) => name !== "category" || asked.categoryPath === undefined);
  const fields = { filters: asked.filters, facets: list.facets, viewer };
  return (
    <div className="page-width pb-section">
      <ListHead heading={heading} category={categoryPath === undefined ? undefined : filters.category} total={total} />
      <Form {...formProps} id={formId} role="search" aria-label={t("common:nav.search")}>
        <div className="list-bar">
          <SearchField
            name="keyword"
            text={filters.keyword}
            suggestions={suggestions}
            label={t("search")}
            placeholder={t("searchPlaceholder")}
            submit={t("submit")}
          />
          <div className="list-tools">
            <button
              type="button"
              className="button button-secondary needs-script lg:hidden"
              data-ready={hydrated ? "" : undefined}
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
            >
              <SlidersHorizontal className="icon" />
              {active.length > 0 ? (
                <>
                  <span aria-hidden="true">{t("filters.open")}</span>
                  <span className="cart-count" aria-hidden="true">
                    {active.length}
                  </span>
                  <span className="sr-only">{t("filters.openCount", { count: active.length })}</span>
                </>
              ) : (
                t("filters.open")
              )}
            </button>
            <SortField sort={asked.filters.sort} onChoose={(sort) => change({ sort })} />
          </div>
        </div>
        <CategoryButtons
          filters={asked.filters}
          counts={list.facets.categories}
          categoryPath={asked.categoryPath}
          onChoose={(category) => change({ category })}
        />
        <div className="list-active">
          <ActiveFilters filters={asked.filters} active={active} viewer={viewer} categoryPath={asked.categoryPath} />
        </div>
        <div className="list-layout">
          <aside className="filter-sidebar" aria-label={t("filters.label")}>
            <FilterFields {...fields} onChange={change} />
            {hydrated ? null : <button className="button button-secondary button-wide">{t("filters.apply")}</button>}
          </aside>
          <div aria-busy={busy} className="transition-opacity duration-(--duration-fast) aria-busy:opacity-60">
            {total === 0 ? (
              <>
                <NothingFound ofCategory={categoryPath !== undefined && active.length === 0} view={view} />
                <RecentlyViewed className="mt-12" />
              </>
            ) : (
              <div className="card-grid">
                {list.tours.map((tour, index) => (
                  <TourTicket
                    key={tour.id}
                    tour={tour}
                    headingLevel={2}
                    eager={index < 3}
                    season={season}
                    month={filters.month === "any" ? undefined : filters.month}
                    forSeats={filters.seats !== "any"}
                    compare={t("compare")}
                  />
                ))}
              </div>
            )}
            <Beside tours={beside} season={season} />
            <Pagination
              label={t("pages.label")}
              page={list.page}
              pageCount={list.pageCount}
              pathOf={(page) => tourListPath({ ...filters, page }, categoryPath)}
              labels={{ previous: t("pages.previous"), next: t("pages.next"), page: (page) => t("pages.page", { page }) }}
            />
          </div>
        </div>
      </Form>
      {/* Its boxes stand on the cards; it shows itself once one of them is ticked. */}
      <form id={compareForm} action={localPath(language, "/compare")} className="compare-bar">
        <button className="button button-primary">{t("compareTicked")}</button>
      </form>
      <FilterSheet open={sheetOpen} onClose={() => setSheetOpen(false)} total={total} resetPath={tourListPath({}, categoryPath)}>
        <FilterFields {...fields} onChange={change} />
      </FilterSheet>
    </div>
  );
}
