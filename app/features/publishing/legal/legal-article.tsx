import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { LegalPage } from "./legal.server.ts";

/** A legal page: its date, its contents, its text, and where to ask. */
export function LegalArticle({ page }: { page: LegalPage }) {
  const { t } = useTranslation(["legal", "common"]);
  const formats = useFormats();
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <Breadcrumb trail={[]} here={page.title} />
        <h1 className="h1">{page.title}</h1>
        <p className="lead">{t("updated", { date: formats.date(page.lastUpdated, "long") })}</p>
      </div>
      <div className="legal-layout">
        <nav aria-labelledby="contents-heading" className="legal-contents">
          <h2 id="contents-heading" className="label-head">
            {t("contents")}
          </h2>
          <ul>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {/* Our own text from the repository, with values of the settings escaped. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          <p className="note mt-10">
            {t("questions")}{" "}
            <LocalLink className="text-link" to="/contact">
              {t("contact")}
            </LocalLink>
          </p>
        </div>
      </div>
    </div>
  );
}
