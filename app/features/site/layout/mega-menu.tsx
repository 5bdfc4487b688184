import { ChevronDown } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { lengths, seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import type { LayoutData } from "./layout-data.server.ts";

type Entry = { path: string; name: string; count?: number };

function Column({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <div>
      <p className="title">{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <LocalLink to={entry.path}>
              {entry.name}
              {entry.count === undefined ? null : <span className="count">{entry.count}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A destination's picture, and the way to it. */
function Poster({ destination }: { destination: LayoutData["menu"]["popular"][number] | undefined }) {
  if (!destination) return null;
  return (
    <LocalLink className="mega-poster" to={`/destinations/detail/${destination.slug}`}>
      <PictureImage picture={destination.picture} decorative />
      <span className="h4">{destination.name}</span>
    </LocalLink>
  );
}

function Menu({ name, root, children }: { name: string; root: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const current = pathname.startsWith(localPath(useLanguage(), root));
  return (
    <Disclosure
      summaryClass="nav-item"
      current={current}
      summary={
        <>
          {name}
          <ChevronDown className="icon icon-small" />
        </>
      }
    >
      <div className="mega-menu">
        <div className="page-width">{children}</div>
      </div>
    </Disclosure>
  );
}

export function DestinationsMenu({ menu }: { menu: LayoutData["menu"] }) {
  const { t } = useTranslation();
  const continentEntries = menu.continents.map(({ name, count }) => ({
    path: `/destinations/${name.toLowerCase()}`,
    name: t(`continents.${name}`),
    count,
  }));
  return (
    <Menu name={t("nav.destinations")} root="/destinations">
      <Column title={t("nav.byContinent")} entries={[{ path: "/destinations", name: t("nav.allDestinations") }, ...continentEntries]} />
      <Column title={t("nav.popular")} entries={menu.popular.map(({ slug, name }) => ({ path: `/destinations/detail/${slug}`, name }))} />
      <Poster destination={menu.popular[0]} />
    </Menu>
  );
}

export function ToursMenu({ menu }: { menu: LayoutData["menu"] }) {
  const { t } = useTranslation();
  const categoryEntries = menu.categories.map(({ name, count }) => ({
    path: `/tours/${name.toLowerCase()}`,
    name: t(`categories.${name}`),
    count,
  }));
  const lengthEntries = lengths.map((length) => ({ path: `/tours?length=${encodeURIComponent(length)}`, name: t(`lengths.${length}`) }));
  const seasonEntries = seasonNames.map((season) => ({ path: `/tours?when=${season}`, name: t(`seasons.${season}`) }));
  return (
    <Menu name={t("nav.tours")} root="/tours">
      <Column title={t("nav.byCategory")} entries={[{ path: "/tours", name: t("nav.allTours") }, ...categoryEntries]} />
      <Column title={t("nav.byLength")} entries={lengthEntries} />
      <Column title={t("nav.bySeason")} entries={seasonEntries} />
      <Poster destination={menu.popular[1]} />
    </Menu>
  );
}
