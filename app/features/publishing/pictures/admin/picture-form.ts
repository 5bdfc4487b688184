/** What the forms of the pictures send and what their pages answer. */
import { href } from "react-router";
import type { Language } from "#app/i18n/languages.ts";
import { errorIn, type FormAnswer } from "#app/values/form-answer.ts";

/** Longest text of what a picture shows, in characters. */
export const altLimit = 300;

/** Keys of pictures:errors. */
const pictureErrors = ["altRequired", "altTooLong", "empty", "too_many_bytes", "too_many_pixels", "no_picture", "focal"] as const;

/** `added`: the picture that was added, where the page that sent it goes on without leaving; `again`: it was there already. */
export type PictureAnswer = FormAnswer<"shown" | "drawn", { added: string; again: true }>;

/** What is wrong with a field. */
export const pictureErrorIn = (answer: PictureAnswer | undefined, name: string) =>
  pictureErrors.find((known) => known === errorIn(answer, name));

export type Alts = Partial<Record<Language, string>>;
/** The field of what the picture shows, in a language. */
export const altName = (language: Language) => `alt-${language}`;

export const picturesPath = href("/admin/content/pictures");
/** Where the script of another page adds a picture: the answer is a `PictureAnswer` as JSON. */
export const quickPicturePath = href("/admin/content/pictures/quick");
/** Where a picture is described: its name is a folder and a last part. */
export function picturePath(picture: string): string {
  const [folder = "", name = ""] = picture.split("/");
  return href("/admin/content/pictures/:folder/:name", { folder, name });
}
/** The parameter of a picture's address that asks whether it is to be removed. */
export const removalAsked = "remove";

/** A part of the picture in whole percent, as its field says it, and back. */
export const percentOf = (part: number) => Math.round(part * 100);
export const partOf = (percent: number) => percent / 100;
