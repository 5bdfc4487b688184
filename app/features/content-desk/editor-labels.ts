import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { FieldError } from "./editor-form.ts";

/** Keys of contentDesk:fields, facts and texts. */
const factNames = [
  "continent",
  "currency",
  "latitude",
  "longitude",
  "popularRank",
  "picture",
  "category",
  "author",
  "date",
  "featured",
  "related",
  "rating",
] as const;
const textNames = [
  "name",
  "summary",
  "description",
  "highlights",
  "bestTimeToVisit",
  "title",
  "excerpt",
  "tags",
  "body",
  "country",
  "text",
] as const;
export type TextName = (typeof textNames)[number];

const among = <Name extends string>(names: readonly Name[], name: string | undefined) => names.find((known) => known === name);

/** What a field is called by its name: `Summary (German)` for `translations.de.summary`. */
export function useFieldLabel() {
  const { t } = useTranslation("contentDesk");
  const formats = useFormats();
  const text = (field: TextName, language: string) =>
    t("editor.inLanguage", { field: t(`fields.text.${field}`), language: formats.languageName(language) });
  return (name: string): string => {
    const [part, first, second] = name.split(".");
    // Whose words they are is called otherwise than what has a name.
    if (name === "facts.name") return t("fields.facts.traveller");
    const fact = part === "facts" ? among(factNames, first) : undefined;
    if (fact) return t(`fields.facts.${fact}`);
    const english = part === "english" ? among(textNames, first) : undefined;
    if (english) return text(english, "en");
    const other = part === "translations" ? among(textNames, second) : undefined;
    return other && first ? text(other, first) : t("fields.slug");
  };
}

/** The text that a place such as `itinerary.2.title` is in; undefined where no field holds it. */
export const textAt = (place: string): TextName | undefined => among(textNames, place.split(".")[0]);

/** Why a field was refused, in words. */
export function useErrorText() {
  const { t } = useTranslation("contentDesk");
  return ({ key, limit = 0, length = 0, line }: FieldError) => {
    const why = t(`errors.${key}`, { limit, length });
    return line === undefined ? why : t("errors.entry", { line, why });
  };
}
