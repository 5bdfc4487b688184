import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { forgetRecentTours, recentTours } from "./recent-tours.ts";

/** The tours looked at last in this browser, and a button that forgets them. */
export function RecentShelf({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const [tours, setTours] = useState(recentTours);
  const [cleared, setCleared] = useState(false);
  if (tours.length === 0 && !cleared) return null;
  return (
    <section className={`recent ${className ?? ""}`} aria-labelledby={id}>
      <div className="recent-head">
        <h2 id={id} className="h3">
          {t("recent.title")}
        </h2>
        {cleared ? null : (
          <button
            type="button"
            className="button button-ghost"
            onClick={() => {
              forgetRecentTours();
              setTours([]);
              setCleared(true);
            }}
          >
            {t("recent.clear")}
          </button>
        )}
      </div>
      {/* The button has gone: what came of it takes the focus. */}
      {cleared ? (
        <p ref={(note) => note?.focus({ preventScroll: true })} tabIndex={-1} className="text-muted outline-none" role="status">
          {t("recent.cleared")}
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">{t("recent.note")}</p>
          <ul className="recent-tours">
            {tours.map(({ slug, title, place, language, src, srcSet, colour }) => (
              <li key={slug}>
                {/* What is linked to is otherwise asked for ahead: the list stays in the browser. */}
                <LocalLink to={tourPath(slug)} discover="none">
                  <img
                    src={src}
                    srcSet={srcSet}
                    sizes="96px"
                    width={96}
                    height={72}
                    alt=""
                    loading="lazy"
                    style={{ backgroundColor: colour }}
                  />
                  <span lang={language}>
                    <b>{title}</b>
                    <small>{place}</small>
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
