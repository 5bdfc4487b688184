import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { isFactName, isTextName } from "#app/features/publishing/content/admin/editor/field-names.ts";
import { textOfHtml } from "#app/values/text-of-html.ts";
import { auditField, isInHundredths, type KnownField } from "./field-names.ts";

/** The fields of an entry in words; a name that has none is shown as it is written. */
export function useFieldText() {
  const { t } = useTranslation(["audit", "contentAdmin"]);
  const formats = useFormats();
  // Of content they are called as where they are edited.
  const words = (name: KnownField) =>
    isFactName(name)
      ? t(`contentAdmin:fields.facts.${name}`)
      : isTextName(name)
        ? t(`contentAdmin:fields.text.${name}`)
        : t(`fields.${name}`);
  return {
    name(written: string): string {
      const field = auditField(written);
      if (!field) return written;
      const called = [words(field.name), ...(field.rest ? [field.rest] : [])].join(" ");
      return field.language ? t("fieldIn", { field: called, language: formats.languageName(field.language) }) : called;
    },
    /** What stands in it; amounts in whole units, an article without its markup. */
    value(written: string, value: string): string {
      if (auditField(written)?.name === "body") return textOfHtml(value);
      return isInHundredths(written) && /^-?\d+$/.test(value) ? formats.decimal(Number(value) / 100) : value;
    },
  };
}
