import { useTranslation } from "react-i18next";
import { contentKinds, type ContentKind } from "#app/features/publishing/content/content-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ExternalLink } from "#app/ui/icons.tsx";
import { useCurrentInView } from "#app/ui/admin/use-current-in-view.ts";
import { guidesPath, kindPath, notesPath } from "./content-addresses.ts";

type Props = {
  current: ContentKind | "review" | "guide" | "notes";
  /** Where a kind is listed; as its list begins where it is left out. */
  pathOf?: (kind: ContentKind) => string;
  /** How many reviews wait to be read; undefined to who may not read them. */
  waiting: number | undefined;
  /** True to who may see the departures. */
  departures: boolean;
};

/** The kinds of content, each a list; departures, reviews and the team have pages of their own. */
export function KindTabs({ current, pathOf = kindPath, waiting, departures }: Props) {
  const { t } = useTranslation(["contentAdmin", "admin"]);
  const formats = useFormats();
  const bar = useCurrentInView(current);
  const link = (kind: ContentKind | "guide" | "notes", to: string) => (
    <LocalLink key={kind} className="tab" to={to} aria-current={kind === current ? "page" : undefined} prefetch="none" preventScrollReset>
      {t(`kinds.${kind}`)}
    </LocalLink>
  );
  const tab = (kind: ContentKind) => link(kind, pathOf(kind));
  return (
    <nav ref={bar} className="tab-list mb-6" aria-label={t("kindsLabel")}>
      {contentKinds.slice(0, 2).map(tab)}
      {departures ? (
        <LocalLink className="tab" to="/admin/departures" prefetch="none">
          {t("admin:nav.departures")}
        </LocalLink>
      ) : null}
      {contentKinds.slice(2).map(tab)}
      {link("guide", guidesPath)}
      {link("notes", notesPath)}
      {waiting === undefined ? null : (
        <LocalLink
          className="tab"
          to="/admin/content/reviews"
          aria-current={current === "review" ? "page" : undefined}
          prefetch="none"
          preventScrollReset
        >
          {t("kinds.review")}
          {waiting > 0 ? (
            <span className="badge tab-count">
              <span aria-hidden="true">{formats.number(waiting)}</span>
              <span className="sr-only">{t("waiting", { count: waiting })}</span>
            </span>
          ) : null}
        </LocalLink>
      )}
      {/* The team is managed where visitors see it: the name says that the page is another. */}
      <LocalLink className="tab" to="/about#team" prefetch="none">
        {t("team")}
        <ExternalLink className="icon icon-small" />
      </LocalLink>
    </nav>
  );
}
