import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { PostCardView } from "#app/features/blog/post-card.tsx";
import { TourTicket } from "#app/features/catalogue/tour-card.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SaveButton } from "./save-button.tsx";
import { useSaved } from "./saved-items.ts";
import type { SavedItems } from "./saved-items.server.ts";

/** The cards, or that they could not be fetched. */
export type SavedAnswer = SavedItems | { failed: true };

/** What this browser has saved: the list is the browser's, the cards are the server's. */
export function SavedPage() {
  const { t } = useTranslation("saved");
  const hydrated = useHydrated();
  const language = useLanguage();
  const tours = useSaved("tour");
  const articles = useSaved("article");
  const { load, data, state } = useFetcher<SavedAnswer>();
  const address = localPath(language, `/saved/items?tours=${tours.join(",")}&articles=${articles.join(",")}`);
  const nothing = tours.length + articles.length === 0;

  useEffect(() => {
    if (!nothing) void load(address);
  }, [load, address, nothing]);

  // Something taken off the list goes at once, before the server has answered.
  const items = data && !("failed" in data) ? data : undefined;
  const shownTours = (items?.tours ?? []).filter(({ slug }) => tours.includes(slug));
  const shownArticles = (items?.articles ?? []).filter(({ slug }) => articles.includes(slug));
  const settled = hydrated && !nothing && state === "idle";
  const failed = settled && data !== undefined && !items;
  const gone = settled && items !== undefined && shownTours.length + shownArticles.length === 0;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{hydrated ? t("lead") : t("noScript")}</p>
      </div>
      {failed ? (
        <EmptyState picture="error" heading={t("failed")}>
          <button type="button" className="button button-secondary" onClick={() => void load(address)}>
            {t("retry")}
          </button>
        </EmptyState>
      ) : null}
      {(hydrated && nothing) || gone ? (
        <EmptyState picture="no-bookings" heading={gone ? t("gone") : t("empty")}>
          <p className="lead">{t("emptyHint")}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <LocalLink className="button button-secondary" to="/tours">
              {t("browse")}
            </LocalLink>
            <LocalLink className="button button-ghost" to="/blog">
              {t("read")}
            </LocalLink>
          </div>
        </EmptyState>
      ) : null}
      {hydrated && !nothing && !data ? <p role="status">{t("loading")}</p> : null}
      {shownTours.length > 0 ? (
        <section aria-labelledby="saved-tours">
          <h2 className="h2 mb-6" id="saved-tours">
            {t("tours")}
          </h2>
          <div className="card-grid">
            {shownTours.map((tour) => (
              <TourTicket key={tour.id} tour={tour} />
            ))}
          </div>
        </section>
      ) : null}
      {shownArticles.length > 0 ? (
        <section aria-labelledby="saved-articles" className="mt-12">
          <h2 className="h2 mb-6" id="saved-articles">
            {t("articles")}
          </h2>
          <div className="card-grid">
            {shownArticles.map((post) => (
              <div key={post.slug} className="saved-article">
                <PostCardView post={post} />
                <SaveButton kind="article" slug={post.slug} title={post.title} className="icon-button" />
              </div>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
