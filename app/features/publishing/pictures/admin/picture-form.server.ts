import { z } from "zod";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { altLimit, partOf, type Alts, type PictureError } from "./picture-form.ts";

type Shown = { alts: Alts; focalX: number; focalY: number };
export type PictureForm = { file: File | undefined; shown: Shown };
type Parsed = { ok: true; form: PictureForm } | { ok: false; errors: Record<string, PictureError> };

const percent = z.coerce.number().int().min(0).max(100);

/** Reads what is said of a picture, and its file where there is one. Errors are at `alt-<language>`, `focalX` and `focalY`. */
export function parsePictureForm(sent: FormData): Parsed {
  const errors: Record<string, PictureError> = {};
  const alts: Alts = {};
  for (const language of languages) {
    const name = `alt-${language}`;
    const text = sent.get(name);
    const alt = typeof text === "string" ? text.replace(/\p{Cc}+/gu, " ").trim() : "";
    if (alt.length > altLimit) errors[name] = "altTooLong";
    // An empty one takes the language's away; English is shown there.
    alts[language] = alt;
  }
  if (!alts[defaultLanguage]) errors[`alt-${defaultLanguage}`] = "altRequired";
  const focal = (name: "focalX" | "focalY") => {
    // A form that does not ask for it means the middle.
    const parsed = percent.safeParse(sent.get(name) ?? 50);
    if (!parsed.success) errors[name] = "focal";
    return partOf(parsed.data ?? 50);
  };
  const [focalX, focalY] = [focal("focalX"), focal("focalY")];
  const file = sent.get("file");
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, form: { file: file instanceof File && file.size > 0 ? file : undefined, shown: { alts, focalX, focalY } } };
}
