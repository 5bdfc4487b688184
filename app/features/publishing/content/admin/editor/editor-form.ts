/** What the forms of an editor send and what its page answers. */
import type { ContentKind, OtherLanguage, PublicationState } from "#app/features/publishing/content/content-terms.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import type { PageDraft } from "#app/features/publishing/content/admin/drafts/draft.ts";
import type { Completeness } from "#app/i18n/completeness.ts";
import type { Clock } from "#app/ui/admin/ago.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";

/** Keys of contentAdmin:errors. */
export const fieldErrorKeys = [
  "required",
  "tooShort",
  "tooLong",
  "tooFew",
  "tooMany",
  "number",
  "whole",
  "atLeast",
  "atMost",
  "choice",
  "placeCountry",
  "currency",
  "slug",
  "slug_taken",
  "rank_taken",
  "unknown_picture",
  "unknown_author",
  "unknown_related",
  "tagCount",
  "day",
  "timeZone",
  "groupOrder",
  "days",
  "coordinates",
  "between",
  "short",
  "long",
  "line",
  "pair",
  "many",
  "invalid",
] as const;

/** Why a field was refused. `limit` is what is asked for, `length` what there is; `line` counts the entries of a list from 1. */
export type FieldError = { key: (typeof fieldErrorKeys)[number]; limit?: number; length?: number; line?: number };

/** The forms of the page: the texts and facts, the state, the address, a copy. */
export type EditorForm = "save" | "publication" | "address" | "duplicate";

/** Who changed a piece last, and when (ISO 8601). */
export type LastChange = { by: string; at: string };

/** Its problems are keys of contentAdmin:problems. A piece has a hundred fields that the page puts in another order, so it answers them in a row. */
export type EditorAnswer = FormAnswer<
  "stale" | "incomplete" | "absent",
  {
    /** By the names of fields, in their order. */
    errors: Record<string, FieldError>;
    /** What was typed, by the names of fields. */
    values: Record<string, string>;
    /** Of a piece that somebody else has changed meanwhile: its version now, and who it was. */
    meanwhile: { version: number; last?: LastChange };
  }
>;

/** A piece that is stored. */
export type EditedPiece = {
  id: number | string;
  slug: string;
  title: string;
  state: PublicationState;
  version: number;
  completeness: Record<OtherLanguage, Completeness>;
  last?: LastChange;
};

/** What an editor's page is made of. Without a piece a new one is written. */
export type EditorPage = {
  kind: ContentKind;
  piece?: EditedPiece;
  /** The one beside English. */
  language: OtherLanguage;
  /** Nothing stands beside English: what is in other languages stays as it is. */
  englishAlone: boolean;
  /** Of a tour that is stored: its fields are on several pages. */
  section?: TourSection;
  /** The mark of what stands in the fields. */
  seen: string;
  /** What stands in the fields to begin with, by their names. */
  values: Record<string, string>;
  clock: Clock;
  /** What she and others have typed and not saved. */
  draft: PageDraft;
  /** Which pages of others she may open from here. */
  links: { departures: boolean; dates: boolean; history: boolean };
};

/** What the list of content answers where it moved nothing. */
export type ContentListAnswer = FormAnswer<"absent" | "at_the_end">;
