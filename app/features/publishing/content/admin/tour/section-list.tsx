import { CalendarDays, Check, CircleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { datesPath, tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { SectionProgress } from "./tour-checks.ts";
import type { TourFrame } from "./tour-frame.server.ts";

/** How far a section is in a language: a mark for the eye, words for who hears the page. */
function LanguageMark({ language, share }: { language: Language; share: { missing: number; total: number } }) {
  const { t } = useTranslation("tourAdmin");
  const formats = useFormats();
  const name = formats.languageName(language);
  const complete = share.missing === 0;
  const words = complete
    ? t("progress.complete", { language: name })
    : t("progress.missing", { language: name, count: share.missing, total: share.total });
  return (
    <li className="language-mark" data-complete={complete ? "" : undefined} title={words}>
      <span aria-hidden="true">
        {language} {complete ? "✓" : `${formats.number(share.missing)}/${formats.number(share.total)}`}
      </span>
      <span className="sr-only">{words}</span>
    </li>
  );
}

/** What of a section stands in the way of publishing; else how much advice there is. */
function Verdict({ blocking, advice }: Pick<SectionProgress, "blocking" | "advice">) {
  const { t } = useTranslation("tourAdmin");
  if (blocking > 0)
    return (
      <span className="section-verdict" data-blocking="">
        <CircleAlert className="icon icon-small" />
        {t("progress.blocking", { count: blocking })}
      </span>
    );
  return (
    <span className="section-verdict">
      {advice > 0 ? null : <Check className="icon icon-small" />}
      {advice > 0 ? t("progress.advice", { count: advice }) : t("progress.nothing")}
    </span>
  );
}

/** The sections of a tour, each with what is still to be done there. */
export function SectionList({ frame }: { frame: TourFrame }) {
  const { t } = useTranslation("tourAdmin");
  const { id, section: current, progress, language, englishAlone, checks, mayDates } = frame;
  const ofAll = (blocking: boolean) => checks.filter((check) => check.blocking === blocking).length;
  return (
    <ul className="section-list">
      {progress.map(({ section, languages: shares, blocking, advice }) => {
        const all = section === "publication" ? { blocking: ofAll(true), advice: ofAll(false) } : { blocking, advice };
        const shown = languages.filter((each) => shares[each].total > 0 && (each === defaultLanguage || !englishAlone));
        return (
          <li key={section}>
            <LocalLink
              to={tourPath(id, { section, language: englishAlone ? defaultLanguage : language })}
              aria-current={section === current ? "page" : undefined}
              prefetch="none"
            >
              <b>{t(`sections.${section}`)}</b>
              <Verdict {...all} />
            </LocalLink>
            {shown.length > 0 ? (
              <ul className="language-marks" aria-label={t("progress.label", { section: t(`sections.${section}`) })}>
                {shown.map((each) => (
                  <LanguageMark key={each} language={each} share={shares[each]} />
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
      {mayDates ? (
        <li>
          <LocalLink to={datesPath(id)} prefetch="none">
            <b>
              <CalendarDays className="icon icon-small" /> {t("sections.dates")}
            </b>
          </LocalLink>
        </li>
      ) : null}
    </ul>
  );
}
