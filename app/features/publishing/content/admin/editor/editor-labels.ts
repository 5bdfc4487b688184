import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { FieldError } from "./editor-form.ts";
import { factNames, textNames, type TextName } from "./field-names.ts";
import { detailNames, type DetailName } from "./tour-fields.ts";

const dayParts = ["title", "description"] as const;
/** A text, or a part of one that has a field of its own. */
export type TextPlace = TextName | `itinerary.${number}.${(typeof dayParts)[number]}` | `details.${DetailName}`;

const among = <Name extends string>(names: readonly Name[], name: string | undefined) => names.find((known) => known === name);

/** What a field is called by its name: `Summary (German)` for `translations.de.summary`. */
export function useFieldLabel() {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  /** `itinerary.2.title` is the title of day 3. */
  const inWords = (field: TextName, [inner, innermost]: readonly string[]) => {
    const dayPart = field === "itinerary" ? among(dayParts, innermost) : undefined;
    if (dayPart) return t("fields.ofDay", { day: Number(inner) + 1, field: t(`fields.day.${dayPart}`) });
    const detail = field === "details" ? among(detailNames, inner) : undefined;
    return detail ? t("fields.ofDetails", { field: t(`fields.details.${detail}`) }) : t(`fields.text.${field}`);
  };
  return (name: string): string => {
    // Whose words they are is called otherwise than what has a name.
    if (name === "facts.name") return t("fields.facts.traveller");
    const [part, ...rest] = name.split(".");
    if (part === "trip") return rest[1] === "departure" ? t("fields.lastDayFacts") : t("fields.dayFacts", { day: Number(rest[2]) + 1 });
    const fact = part === "facts" ? among(factNames, rest[0]) : undefined;
    if (fact) return t(`fields.facts.${fact}`);
    const [language, first, ...inner] = part === "english" ? ["en", ...rest] : rest;
    const text = part === "english" || part === "translations" ? among(textNames, first) : undefined;
    if (!text || !language) return t("fields.slug");
    return t("editor.inLanguage", { field: inWords(text, inner), language: formats.languageName(language) });
  };
}

/** The text that a place such as `itinerary.2.title` is in; undefined where no field holds it. */
export const textAt = (place: string): TextName | undefined => among(textNames, place.split(".")[0]);

/** Why a field was refused, in words. */
export function useErrorText() {
  const { t } = useTranslation("contentAdmin");
  return ({ key, limit = 0, length = 0, line }: FieldError) => {
    const why = t(`errors.${key}`, { limit, length, count: limit });
    return line === undefined ? why : t("errors.entry", { line, why });
  };
}
