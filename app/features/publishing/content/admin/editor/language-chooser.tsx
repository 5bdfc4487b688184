import { Check, CircleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { sectionOfField } from "#app/features/publishing/content/tour-sections.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { editorPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { fieldId, useEditor } from "./editor-context.ts";
import type { EditorPage } from "./editor-form.ts";
import { textAt } from "./editor-labels.ts";
import { LanguageShare } from "#app/features/publishing/content/admin/language-share.tsx";

/** What the chosen language lacks, with a way to each field. */
export function Missing({ page: { piece, language, section } }: { page: EditorPage }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const fields = [...new Set((piece?.completeness[language].missing ?? []).map(textAt))]
    .filter((field) => field !== undefined)
    .filter((field) => section === undefined || sectionOfField(`english.${field}`) === section);
  const name = formats.languageName(language);
  if (!piece) return null;
  if (fields.length === 0)
    return (
      <p className="language-complete">
        <Check className="icon icon-small" />
        {t("editor.nothingMissing", { language: name })}
      </p>
    );
  return (
    <p className="text-sm">
      {t("editor.missing", { language: name })}{" "}
      {fields.map((field, index) => (
        <span key={field}>
          {index > 0 ? ", " : null}
          <InPageLink className="text-link" place={fieldId(`translations.${language}.${field}`)}>
            {t(`fields.text.${field}`)}
          </InPageLink>
        </span>
      ))}
    </p>
  );
}

/** How many fields of a language were refused; nothing where none was. */
function ToMend({ language }: { language: OtherLanguage }) {
  const { t } = useTranslation("contentAdmin");
  const { answer, isEdited } = useEditor();
  const names = Object.keys(answer?.errors ?? {}).filter((name) => name.startsWith(`translations.${language}.`) && !isEdited(name));
  if (names.length === 0) return null;
  return (
    <span className="language-to-mend">
      <CircleAlert className="icon icon-small" />
      {t("editor.toMend", { count: names.length })}
    </span>
  );
}

/** Which language stands beside English; each says how much of the piece it has. */
export function LanguageChooser({ page }: { page: EditorPage }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const { kind, piece, language: chosen } = page;
  return (
    <nav className="language-chooser" aria-label={t("editor.languages")}>
      <p className="label-head">{t("editor.languages")}</p>
      <ul>
        {otherLanguages.map((language) => (
          <li key={language}>
            <LocalLink
              className="pill"
              to={editorPath(kind, piece?.id ?? newPiece, language)}
              aria-current={language === chosen ? "true" : undefined}
              prefetch="none"
              preventScrollReset
            >
              <LanguageShare
                language={language}
                percent={piece?.completeness[language].percent ?? 0}
                name={formats.languageName(language)}
              />
              <ToMend language={language} />
            </LocalLink>
          </li>
        ))}
      </ul>
      <Missing page={page} />
    </nav>
  );
}
