import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { contentPath, kindPath, tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { StateBadge } from "#app/features/publishing/content/admin/state-badge.tsx";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { showPlace } from "#app/ui/page-heading.ts";
import { LivePreview } from "./live-preview.tsx";
import { SectionList } from "./section-list.tsx";
import type { TourFrame as Frame } from "./tour-frame.server.ts";

/** English alone, or one language beside it; each says what of this section it lacks. */
function Languages({ frame: { id, section, language: chosen, englishAlone, progress } }: { frame: Frame }) {
  const { t } = useTranslation("tourAdmin");
  const formats = useFormats();
  const shares = progress.find((each) => each.section === section)?.languages;
  const isChosen = (language: string) => (englishAlone ? language === defaultLanguage : language === chosen);
  return (
    <nav className="tour-languages" aria-label={t("languages.label")}>
      <ul>
        {([defaultLanguage, ...otherLanguages] as const).map((language) => {
          const { missing, total } = shares?.[language] ?? { missing: 0, total: 0 };
          const name = formats.languageName(language);
          return (
            <li key={language}>
              <LocalLink
                className="pill"
                to={tourPath(id, { section, language })}
                aria-current={isChosen(language) ? "true" : undefined}
                prefetch="none"
                preventScrollReset
              >
                {language === defaultLanguage
                  ? t("languages.englishAlone")
                  : missing > 0
                    ? t("progress.missing", { language: name, count: missing, total })
                    : name}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Brings the field that a link names into view: what folds it opens, and it has the focus. */
function useNamedField() {
  const location = useLocation();
  useEffect(() => {
    // After the heading of the new page has had the focus.
    const shown = requestAnimationFrame(() => {
      const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (!named) return;
      for (let fold = named.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
      showPlace(named.id);
    });
    return () => cancelAnimationFrame(shown);
  }, [location]);
}

/** The editor of a tour: its sections at the side, on phones folded at the top, and what visitors see of it beside the form. */
export function TourFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { t } = useTranslation(["tourAdmin", "contentAdmin"]);
  const { title, section, state } = frame;
  useNamedField();
  return (
    <>
      <AdminHead
        title={title}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t("contentAdmin:kinds.tour"), path: kindPath("tour") },
        ]}
      >
        <StateBadge state={state} />
      </AdminHead>
      <div className="tour-frame">
        <nav className="tour-rail" aria-label={t("sections.label")}>
          <details className="tour-rail-folded" key={section}>
            <summary>
              {t("sections.fold")}: <b>{t(`sections.${section}`)}</b>
            </summary>
            <SectionList frame={frame} />
          </details>
          <div className="tour-rail-open">
            <SectionList frame={frame} />
          </div>
        </nav>
        <div className="tour-section">
          <h2 className="h3">{t(`sections.${section}`)}</h2>
          <p className="text-sm text-muted">{t(`texts.${section}`)}</p>
          {section === "basics" || section === "publication" ? null : <Languages frame={frame} />}
          {children}
        </div>
        <LivePreview frame={frame} />
      </div>
    </>
  );
}
