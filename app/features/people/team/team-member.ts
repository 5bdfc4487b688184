/** What a member of the team is made of, and what the About page answers to a change of the team. */
import type { Language } from "#app/i18n/languages.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";

/** Most characters of each field. */
export const memberLimits = { name: 80, position: 120, imagePath: 500 };

/** The name of the field for the position in a language. */
export const positionName = (language: Language) => `position-${language}`;

/** Keys of team:errors. */
export const teamErrors = [
  "nameRequired",
  "nameTooLong",
  "positionRequired",
  "positionTooLong",
  "imageAddress",
  "imageNotSecure",
  "imageCredentials",
  "imageTooLong",
  "too_many_bytes",
  "too_many_pixels",
  "no_picture",
] as const;
export type TeamError = (typeof teamErrors)[number];

/** `problem`: keys of team:refused. Who was saved is led to instead. */
export type TeamAnswer = FormAnswer<"absent" | "at_the_end", { done: { what: "deleted" | "moved"; name: string } }>;

/** What somebody who is no administrator has asked for by an address. */
export type TeamDenied = "add" | "edit";

/** The id of a new member: the highest and one. */
export const nextMemberId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1;

/** Where a member stands on the page: an id, and the fragment of an address. */
export const memberAnchor = (id: number | "") => `member-${id}`;
