import { useEffect, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ArticleCardView } from "#app/features/publishing/blog/article-card.tsx";
import { TourTicket } from "#app/features/selling/catalogue/tour-card.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { SavedItems } from "./saved-items.server.ts";

/**
 * What a heart takes off the list goes, and with it the heart: says so, and gives the focus to the card that stands there now,
 * else to what `fallback` points to.
 */
export function useRemovals(fallback: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ path: string; title: string; place: number }>(undefined);
  // Only a heart that was pressed here moves the focus, not one in another tab.
  const onClickCapture = (event: React.MouseEvent) => {
    const card = event.target instanceof Element && event.target.closest(".save-button")?.closest("article");
    const link = card ? card.querySelector<HTMLAnchorElement>(":is(h2, h3) a") : null;
    if (!card || !link) return;
    const cards = [...(list.current?.querySelectorAll("article") ?? [])];
    pressed.current = { path: link.pathname, title: link.textContent, place: cards.indexOf(card) };
  };
  // After each drawing: the cards are looked at as they are on the page.
  useEffect(() => {
    const gone = pressed.current;
    if (!gone) return;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("article :is(h2, h3) a") ?? [])];
    if (links.some(({ pathname }) => pathname === gone.path)) return;
    pressed.current = undefined;
    (links[Math.min(gone.place, links.length - 1)] ?? fallback.current)?.focus();
    showToast({ kind: "success", title: t("saved.removed"), text: gone.title });
  });
  return { ref: list, onClickCapture };
}

type Headings = { tours: string; articles: string; level: 2 | 3 };

/** Saved tours and articles as cards, each kind under its heading where there are any. */
export function SavedCards({ items: { tours, articles }, headings }: { items: SavedItems; headings: Headings }) {
  const Heading = headings.level === 2 ? "h2" : "h3";
  const style = headings.level === 2 ? "h2 mb-6" : "h4 mb-4";
  return (
    <>
      {tours.length > 0 ? (
        <section aria-labelledby="saved-tours">
          <Heading className={style} id="saved-tours">
            {headings.tours}
          </Heading>
          <div className="card-grid">
            {tours.map((tour) => (
              <TourTicket key={tour.id} tour={tour} />
            ))}
          </div>
        </section>
      ) : null}
      {articles.length > 0 ? (
        <section aria-labelledby="saved-articles" className={tours.length > 0 ? "mt-12" : undefined}>
          <Heading className={style} id="saved-articles">
            {headings.articles}
          </Heading>
          <div className="card-grid">
            {articles.map((article) => (
              <ArticleCardView key={article.id} article={article} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
