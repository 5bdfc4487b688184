/** What two versions of a piece differ in, field by field, as its forms name the fields. */
import type { Language } from "#app/i18n/languages.ts";
import type { TripSection } from "#app/features/publishing/content/trip-sections.ts";

/** A run of a text that both versions have, only the earlier (`gone`), or only the later (`new`). */
export type Run = { text: string; in: "both" | "gone" | "new" };

export type Difference = {
  /** The form that has the field: that of the piece, a section of a tour's trip, or a tour's own notes. */
  part: "piece" | TripSection | "notes";
  /** Its name in that form: `english.title`, `3.stay`; of a text without the language that `language` says. */
  name: string;
  language?: Language;
  before: string;
  after: string;
  /** Word by word, where both are texts. Empty where only the markup differs. */
  words?: Run[];
};
