/** What is kept of a form while somebody types, and what its page is told. Read in the browser, too. */
import { z } from "zod";
import type { ContentKind } from "#app/features/publishing/content/content-terms.ts";

/** The form that a draft belongs to: `form` is `editor`, or a section of a tour; `language` is the one beside English, or English alone. */
export type DraftForm = { kind: ContentKind; id: string; form: string; language: string };

const someone = z.object({ name: z.string(), at: z.string() });
/** The piece's version when she began to type, whether somebody has saved it since, and who else has typed into it. Times are ISO 8601. */
const surroundings = z.object({ changed: someone.extend({ version: z.number() }).optional(), others: z.array(someone) });
export const keptAnswerSchema = surroundings.extend({ at: z.string() });
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** What the page of a form knows of drafts when it is opened. */
export type PageDraft = z.infer<typeof surroundings> & {
  of: DraftForm;
  /** The version that what stands in the fields was begun on. */
  version: number;
  /** What she had typed and not saved; `shown` once she goes on with it. */
  kept: { at: string; shown: boolean } | undefined;
};

/** In the browser: how long she must pause before what she typed is sent. */
export const pauseMs = 2_000;
/** Bytes that may still be sent while a page goes away. */
export const largestFarewell = 60_000;
