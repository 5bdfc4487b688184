/** What the forms of the pictures send and what their pages answer. */
import type { Language } from "#app/i18n/languages.ts";

/** Longest text of what a picture shows, in characters. */
export const altLimit = 300;

/** Keys of pictures:errors. */
export type PictureError = "altRequired" | "altTooLong" | "empty" | "too_many_bytes" | "too_many_pixels" | "no_picture" | "focal";

/** Keys of pictures:problems: why nothing was changed. */
export type PictureProblem = "unreadable" | "shown" | "drawn" | "undelivered" | "forbidden";

export type PictureAnswer = {
  /** Tells one answer from the next. */
  at: string;
  problem?: PictureProblem;
  errors?: Record<string, PictureError>;
  values?: Record<string, string>;
  /** The picture that was added, where the page that sent it goes on without leaving. */
  added?: string;
  /** It was there already: the same picture was sent before. */
  again?: boolean;
};

export type Alts = Partial<Record<Language, string>>;

export const picturesPath = "/admin/content/pictures";
/** Where the script of another page adds a picture: the answer is a `PictureAnswer` as JSON. */
export const quickPicturePath = `${picturesPath}/quick`;
/** Where a picture is described: its name is a folder and a last part. */
export const picturePath = (name: string) => `${picturesPath}/${name}`;
/** The parameter of a picture's address that asks whether it is to be removed. */
export const removalAsked = "remove";

/** A part of the picture in whole percent, as its field says it, and back. */
export const percentOf = (part: number) => Math.round(part * 100);
export const partOf = (percent: number) => percent / 100;
