import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalNavLink } from "#app/i18n/local-link.tsx";
import { useCurrentInView } from "#app/ui/admin/use-current-in-view.ts";
import { adminEntries, type AdminEntryKey } from "./admin-entries.ts";

/** What waits for somebody to look at it, by the key of the entry behind which it lies. */
export type Waiting = Partial<Record<AdminEntryKey, number>>;

/** The admin menu, with the entries that whoever looks may open: a rail on wide screens, a bar that scrolls sideways on small ones. */
export function AdminNav({ entries, waiting }: { entries: readonly AdminEntryKey[]; waiting: Waiting }) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const { pathname } = useLocation();
  const list = useCurrentInView<HTMLUListElement>(pathname);
  return (
    <nav className="admin-nav band-night" aria-label={t("nav.label")}>
      <ul ref={list}>
        {adminEntries
          .filter(({ key }) => entries.includes(key))
          .map(({ key, path, icon: Icon }) => (
            <li key={key}>
              <LocalNavLink to={path} end={path === "/admin"}>
                <Icon className="icon" />
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
