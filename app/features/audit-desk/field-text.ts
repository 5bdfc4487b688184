import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { auditField, isInHundredths } from "./field-names.ts";

/** The fields of an entry in words; a name that has none is shown as it is written. */
export function useFieldText() {
  const { t } = useTranslation("audit");
  const formats = useFormats();
  return {
    name(written: string): string {
      const field = auditField(written);
      if (!field) return written;
      const words = [t(`fields.${field.name}`), ...(field.rest ? [field.rest] : [])].join(" ");
      return field.language ? t("fieldIn", { field: words, language: formats.languageName(field.language) }) : words;
    },
    /** What stands in it; amounts in whole units. */
    value: (written: string, value: string): string =>
      isInHundredths(written) && /^-?\d+$/.test(value) ? formats.decimal(Number(value) / 100) : value,
  };
}
