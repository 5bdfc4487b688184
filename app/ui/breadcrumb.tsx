import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";

export type Crumb = { name: string; path: string };

/** The way to this page; its last place is the page itself, unless the heading below says it. */
export function Breadcrumb({ trail, here }: { trail: Crumb[]; here?: string }) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t("nav.breadcrumb")}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            <LocalLink to={crumb.path}>{crumb.name}</LocalLink>
            {here === undefined && index === trail.length - 1 ? null : <ChevronRight className="icon icon-small" aria-hidden="true" />}
          </li>
        ))}
        {here === undefined ? null : <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
