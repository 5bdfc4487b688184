/** Reads what the form of notes sends: each line of a section is a paragraph. */
import type { z } from "zod";
import { sides } from "#app/features/publishing/content/admin/trip/trip-fields.server.ts";
import { linesOf } from "#app/features/publishing/content/admin/trip/trip-lines.ts";
import type { EditedNotes } from "#app/features/publishing/content/editing/note-editing.server.ts";
import type { TripErrors, TripFields, TripProblem } from "#app/features/publishing/content/trip-sections.ts";
import { noteTextSchema, type NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { noteSections } from "#app/features/selling/catalogue/trip/trip-terms.ts";

/** What the form of notes shows. */
export const noteFields = (notes: Pick<EditedNotes, "english" | "other">): TripFields =>
  Object.fromEntries(
    sides.flatMap((side) => noteSections.map((section) => [`${side}.${section}`, notes[side][section]?.join("\n\n") ?? ""])),
  );

function problemOf(issue: z.core.$ZodIssue): TripProblem {
  const ofList = "origin" in issue && issue.origin === "array";
  return ofList ? "many" : issue.code === "too_big" ? "long" : "short";
}

type Read = { ok: true; english: NoteText; other: NoteText } | { ok: false; errors: TripErrors };

/** The sections that a form has; an empty one is none. */
export function readNotes(fields: TripFields): Read {
  const errors: TripErrors = {};
  const written = (side: string): NoteText => {
    const given = noteSections.flatMap((section) => {
      const paragraphs = linesOf(fields[`${side}.${section}`]);
      return paragraphs.length > 0 ? [[section, paragraphs]] : [];
    });
    const parsed = noteTextSchema.safeParse(Object.fromEntries(given));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) errors[`${side}.${String(issue.path[0])}`] = problemOf(issue);
    return {};
  };
  const [english, other] = [written("english"), written("other")];
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, english, other };
}
