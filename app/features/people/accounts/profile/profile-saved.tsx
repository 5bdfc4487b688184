import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SavedCards, useRemovals } from "#app/features/people/saved/page/saved-cards.tsx";
import { useListOwner, useSaved } from "#app/features/people/saved/saved-items.ts";
import type { SavedItems } from "#app/features/people/saved/page/saved-items.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** What she has saved last, on her profile, and the way to the rest. */
export function ProfileSaved({ items }: { items: SavedItems }) {
  const { t } = useTranslation("profile");
  const account = useListOwner();
  const tours = useSaved("tour", account);
  const articles = useSaved("article", account);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = {
    tours: items.tours.filter(({ slug }) => tours.includes(slug)),
    articles: items.articles.filter(({ slug }) => articles.includes(slug)),
  };
  const removals = useRemovals(heading);
  return (
    <section aria-labelledby="profile-saved" className="profile-section">
      <h2 className="h3 outline-none" id="profile-saved" ref={heading} tabIndex={-1}>
        {t("savedList.title")}
      </h2>
      <div className="profile-saved" {...removals}>
        <SavedCards items={shown} headings={{ tours: t("savedList.tours"), articles: t("savedList.articles"), level: 3 }} />
      </div>
      {tours.length + articles.length === 0 ? (
        <p className="text-muted">{t("savedList.none")}</p>
      ) : (
        <LocalLink className="button button-secondary" to="/saved">
          {t("savedList.all")}
        </LocalLink>
      )}
    </section>
  );
}
