import { ChevronRight } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";

export type Crumb = { name: string; path: string };

/** The way to this page from the home page; its last place is the page itself. */
export function Breadcrumb({ trail, here }: { trail: Crumb[]; here: string }) {
  const { t } = useTranslation();
  return <Trail trail={[{ name: t("nav.home"), path: "/" }, ...trail]} here={here} />;
}

/** A way that begins elsewhere: in the administration, and where the heading below says what the page is. */
export function Trail({ trail, here }: { trail: Crumb[]; here?: string }) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t("nav.breadcrumb")}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            <LocalLink to={crumb.path}>{crumb.name}</LocalLink>
            {here === undefined && index === trail.length - 1 ? null : <ChevronRight className="icon icon-small" />}
          </li>
        ))}
        {here === undefined ? null : <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
