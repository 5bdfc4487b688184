import { z } from "zod";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { line } from "#app/values/form-fields.ts";
import { altLimit, altName, partOf, type Alts } from "./picture-form.ts";

/** What is said of a picture, and where to look. */
type PictureFields = { alts: Alts; focalX: number; focalY: number };
export type PictureForm = { file: File; shown: PictureFields };

const altIn = (language: Language) =>
  line({ required: language === defaultLanguage ? "altRequired" : undefined, max: altLimit, tooLong: "altTooLong" });
const altFields = Object.fromEntries(languages.map((language) => [altName(language), altIn(language)]));

/** Whole percent. A form that does not ask for it means the middle. */
const percent = z.string().default("50").transform(Number).pipe(z.int("focal").min(0, "focal").max(100, "focal")).transform(partOf);

const fields = { ...altFields, focalX: percent, focalY: percent };

/** An empty text takes that language's away; English is shown there. */
const shownOf = ({ focalX, focalY, ...texts }: { focalX: number; focalY: number } & Record<string, unknown>): PictureFields => ({
  alts: Object.fromEntries(languages.map((language) => [language, String(texts[altName(language)])])),
  focalX,
  focalY,
});

export const changeSchema = z.object(fields).transform(shownOf);

export const uploadSchema = z
  .object({ ...fields, file: z.custom<File>((sent) => sent instanceof File && sent.size > 0, "empty") })
  .transform(({ file, ...sent }): PictureForm => ({ file, shown: shownOf(sent) }));
