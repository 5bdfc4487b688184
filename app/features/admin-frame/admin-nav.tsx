import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalNavLink } from "#app/i18n/local-link.tsx";
import { adminEntries } from "./admin-entries.ts";

/** What waits for somebody to look at it, by the key of the entry behind which it lies. */
export type Waiting = Partial<Record<(typeof adminEntries)[number]["key"], number>>;

/** The admin menu: a rail on wide screens, a bar that scrolls sideways on small ones. */
export function AdminNav({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On the bar of small screens the entry of this page may lie outside the view.
  useEffect(() => {
    const bar = list.current;
    const current = [...(bar?.querySelectorAll("a") ?? [])].findLast((link) => pathname.startsWith(link.pathname));
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav className="admin-nav band-night" aria-label={t("nav.label")}>
      <ul ref={list}>
        {adminEntries.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <LocalNavLink to={path} end={path === "/admin"}>
              <Icon className="icon" aria-hidden="true" />
              {t(`nav.${key}`)}
              {waiting[key] ? (
                <span className="admin-waiting">
                  <span aria-hidden="true">{formats.number(waiting[key])}</span>
                  <span className="sr-only">{t("nav.waiting", { number: formats.number(waiting[key]) })}</span>
                </span>
              ) : null}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
