import { Search } from "#app/ui/icons.tsx";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DrawnMap } from "#app/features/selling/catalogue/trip-map/drawn-map.tsx";
import { DestinationPoster, type DestinationCard } from "./destination-poster.tsx";
import { continentFilters, destinationListPath, type ContinentFilter } from "./destination-search.ts";
import { useSearchBox, type SearchBox } from "./use-search-box.ts";

type Props = {
  continent: ContinentFilter;
  /** What the address searches for. */
  text: string;
  destinations: DestinationCard[];
  counts: Record<ContinentFilter, number>;
  /** Markup of the map of all that are shown; none of a search. */
  map: string | undefined;
};

/** Posters that a large screen shows at once. */
const eagerPosters = 4;

/** All destinations or those of a continent, searched by name. */
export function DestinationList({ continent, text, destinations, counts, map }: Props) {
  const { t } = useTranslation(["destinations", "common"]);
  const box = useSearchBox({ continent, text });
  const filtered = continent !== "All";
  const continentName = t(`common:continents.${continent}`);
  const list = { name: t("common:nav.destinations"), path: "/destinations" };
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <Breadcrumb trail={filtered ? [list] : []} here={filtered ? continentName : list.name} />
        <h1 className="h1">{filtered ? t("list.titleOf", { continent: continentName }) : t("list.title")}</h1>
        <p className="lead">{t("list.lead")}</p>
      </div>
      <SearchForm continent={continent} box={box} />
      <ContinentButtons continent={continent} text={box.typed} counts={counts} />
      <p className="mt-5 mb-6 text-muted" role="status">
        {t("list.found", { count: destinations.length })}
      </p>
      {destinations.length > 0 ? (
        <div className="poster-grid">
          {destinations.map((destination, index) => (
            <DestinationPoster key={destination.id} destination={destination} headingLevel={2} eager={index < eagerPosters} />
          ))}
        </div>
      ) : (
        <EmptyState picture="no-results" heading={t("list.empty")}>
          <p className="text-muted">{t("list.emptyHint")}</p>
          <LocalLink className="button button-secondary" to="/destinations">
            {t("list.clear")}
          </LocalLink>
        </EmptyState>
      )}
      {map ? <DrawnMap className={filtered ? "world-map" : "world-map world-map-whole"} markup={map} /> : null}
    </div>
  );
}

function SearchForm({ continent, box }: { continent: ContinentFilter; box: SearchBox }) {
  const { t } = useTranslation("destinations");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed while the page was still loading counts as typed now.
  const adoptEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? "";
    if (early !== box.typed) box.type(early);
  });
  useEffect(() => adoptEarlyText(), []);
  return (
    <form
      className="flex max-w-[640px] gap-3"
      role="search"
      aria-label={t("list.search")}
      action={localPath(useLanguage(), destinationListPath({ continent }))}
      onSubmit={(event) => {
        event.preventDefault();
        box.search();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {t("list.search")}
      </label>
      <div className="input">
        <Search className="icon" />
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          placeholder={t("list.searchPlaceholder")}
          autoComplete="off"
          value={box.typed}
          onChange={(event) => box.type(event.currentTarget.value)}
          onBlur={box.leave}
        />
      </div>
      <button className="button button-secondary">{t("list.submit")}</button>
    </form>
  );
}

/** The continents as links that keep what is typed; each says how many destinations it would show. */
function ContinentButtons({ continent, text, counts }: Pick<Props, "continent" | "text" | "counts">) {
  const { t } = useTranslation(["destinations", "common"]);
  return (
    <nav className="mt-5" aria-label={t("list.continents")}>
      <ul className="pill-row pill-row-scroll">
        {continentFilters.map((filter) => (
          <li key={filter}>
            <LocalLink
              className="pill"
              to={destinationListPath({ continent: filter, text })}
              aria-current={filter === continent ? "true" : undefined}
              preventScrollReset
            >
              {t(`common:continents.${filter}`)}
              <span className="pill-count">{counts[filter]}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
