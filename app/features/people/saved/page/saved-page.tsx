import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { comparedAtMost, comparePath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SavedCards, useRemovals } from "./saved-cards.tsx";
import { useListOwner, useSaved } from "#app/features/people/saved/saved-items.ts";
import type { SavedItems } from "./saved-items.server.ts";

/** The cards, or that they could not be fetched. */
export type SavedAnswer = SavedItems | { failed: true };

function WaysOn() {
  const { t } = useTranslation("saved");
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LocalLink className="button button-secondary" to="/tours">
        {t("browse")}
      </LocalLink>
      <LocalLink className="button button-ghost" to="/blog">
        {t("read")}
      </LocalLink>
    </div>
  );
}

/** The saved list: an account's comes with the page (`own`); of a browser's the cards are fetched, for only the browser knows it. */
export function SavedPage({ own }: { own: SavedItems | undefined }) {
  const { t } = useTranslation("saved");
  const hydrated = useHydrated();
  const language = useLanguage();
  const account = useListOwner();
  const tours = useSaved("tour", account);
  const articles = useSaved("article", account);
  const { load, data, state } = useFetcher<SavedAnswer>();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = localPath(language, `/saved/items?tours=${tours.join(",")}&articles=${articles.join(",")}`);
  const known = hydrated || account;
  const nothing = tours.length + articles.length === 0;
  const items = data && !("failed" in data) ? data : own;
  const complete =
    tours.every((slug) => items?.tours.some((tour) => tour.slug === slug)) &&
    articles.every((slug) => items?.articles.some((article) => article.slug === slug));

  useEffect(() => {
    if (!complete) void load(address);
  }, [load, address, complete]);

  // Something taken off the list goes at once, before the server has answered.
  const shown = {
    tours: (items?.tours ?? []).filter(({ slug }) => tours.includes(slug)),
    articles: (items?.articles ?? []).filter(({ slug }) => articles.includes(slug)),
  };
  const settled = hydrated && !nothing && state === "idle";
  const failed = settled && data !== undefined && "failed" in data;
  const gone = settled && !failed && items !== undefined && shown.tours.length + shown.articles.length === 0;
  const removals = useRemovals(heading);
  const lead = account ? t("leadAccount") : t("lead");
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1 outline-none" ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <p className="lead">{known ? lead : t("noScript")}</p>
      </div>
      {known ? null : (
        <noscript>
          <WaysOn />
        </noscript>
      )}
      {failed ? (
        <EmptyState picture="error" heading={t("failed")}>
          <button type="button" className="button button-secondary" onClick={() => void load(address)}>
            {t("retry")}
          </button>
        </EmptyState>
      ) : null}
      {(known && nothing) || gone ? (
        <EmptyState picture="no-bookings" heading={gone ? t("gone") : t("empty")}>
          <p className="lead">{t("emptyHint")}</p>
          <WaysOn />
        </EmptyState>
      ) : null}
      {hydrated && !nothing && !items && !failed ? <p role="status">{t("loading")}</p> : null}
      {shown.tours.length > 1 ? (
        <LocalLink className="more-link mb-4" to={comparePath(shown.tours.map(({ slug }) => slug).slice(0, comparedAtMost))}>
          <span>{t(shown.tours.length > comparedAtMost ? "compareFirst" : "compare")}</span>
        </LocalLink>
      ) : null}
      <div {...removals}>
        <SavedCards items={shown} headings={{ tours: t("tours"), articles: t("articles"), level: 2 }} />
      </div>
    </div>
  );
}
