import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { lengths } from "#app/features/catalogue/catalogue-terms.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import type { FrameData } from "./frame-data.server.ts";

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
          <ChevronDown className="icon icon-small" aria-hidden="true" />
        </>
      }
    >
      <div className="mega-menu">
        <div className="page-width">{children}</div>
      </div>
    </Disclosure>
  );
}

export function DestinationsMenu({ menu }: { menu: FrameData["menu"] }) {
  const { t } = useTranslation();
  const [poster] = menu.popular;
  const continentEntries = menu.continents.map(({ name, count }) => ({
    path: `/destinations/${name.toLowerCase()}`,
    name: t(`continents.${name}`),
    count,
  }));
  return (
    <Menu name={t("nav.destinations")} root="/destinations">
      <Column title={t("nav.byContinent")} entries={[{ path: "/destinations", name: t("nav.allDestinations") }, ...continentEntries]} />
      <Column title={t("nav.popular")} entries={menu.popular.map(({ slug, name }) => ({ path: `/destinations/detail/${slug}`, name }))} />
      {poster ? <PictureImage picture={poster.picture} decorative /> : null}
    </Menu>
  );
}

export function ToursMenu({ menu }: { menu: FrameData["menu"] }) {
  const { t } = useTranslation();
  const poster = menu.popular.at(1);
  const categoryEntries = menu.categories.map(({ name, count }) => ({
    path: `/tours/${name.toLowerCase()}`,
    name: t(`categories.${name}`),
    count,
  }));
  const lengthEntries = lengths.map((length) => ({ path: `/tours?length=${encodeURIComponent(length)}`, name: t(`lengths.${length}`) }));
  return (
    <Menu name={t("nav.tours")} root="/tours">
      <Column title={t("nav.byCategory")} entries={[{ path: "/tours", name: t("nav.allTours") }, ...categoryEntries]} />
      <Column title={t("nav.byLength")} entries={lengthEntries} />
      {poster ? <PictureImage picture={poster.picture} decorative /> : null}
    </Menu>
  );
}
