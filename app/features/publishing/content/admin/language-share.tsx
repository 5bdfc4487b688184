import { useTranslation } from "react-i18next";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { useFormats } from "#app/i18n/format.ts";

const size = 100;

/** How much of a piece a language has, as a bar and a number; read out in words. */
export function LanguageShare({ language, percent, name }: { language: OtherLanguage; percent: number; name?: string }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const said = t("share", { language: formats.languageName(language), percent: formats.percent(percent) });
  return (
    <span className="language-share" data-complete={percent === size ? "" : undefined}>
      <span aria-hidden="true" className={name ? undefined : "language-code"}>
        {name ?? language}
      </span>
      <svg viewBox={`0 0 ${size} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      <span aria-hidden="true" className="tabular-nums">
        {formats.percent(percent)}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

/** How much of a piece each language has. */
export function LanguageShares({ percentOf }: { percentOf: (language: OtherLanguage) => number }) {
  return (
    <ul className="language-shares">
      {otherLanguages.map((language) => (
        <li key={language}>
          <LanguageShare language={language} percent={percentOf(language)} />
        </li>
      ))}
    </ul>
  );
}
