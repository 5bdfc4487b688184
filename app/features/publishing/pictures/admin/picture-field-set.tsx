import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { typedIn } from "#app/values/form-answer.ts";
import { altLimit, altName, pictureErrorIn, type Alts, type PictureAnswer } from "./picture-form.ts";

/** What the picture shows, in every language: for who does not see it. */
export function AltFields({ alts, answer }: { alts: Alts; answer: PictureAnswer | undefined }) {
  const { t } = useTranslation("pictures");
  const formats = useFormats();
  const id = useId();
  return (
    <fieldset className="picture-alts">
      <legend className="label-head">{t("alts.title")}</legend>
      <p className="field-hint mb-3">{t("alts.hint")}</p>
      {languages.map((language) => {
        const name = altName(language);
        const error = pictureErrorIn(answer, name);
        return (
          <FormField
            key={name}
            id={`${id}-${language}`}
            errorId={`${id}-${language}-error`}
            label={t("alts.inLanguage", { language: formats.languageName(language) })}
            error={error && t(`errors.${error}`, { limit: formats.number(altLimit) })}
          >
            <textarea
              rows={2}
              {...fieldControl(`${id}-${language}`, { error })}
              name={name}
              lang={language}
              autoComplete="off"
              maxLength={altLimit}
              required={language === defaultLanguage}
              defaultValue={typedIn(answer, name, alts[language])}
            />
          </FormField>
        );
      })}
    </fieldset>
  );
}
