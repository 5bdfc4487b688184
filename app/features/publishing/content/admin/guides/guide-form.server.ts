/** Reads what the form of a guide sends, and says what it shows of what is stored. */
import { z } from "zod";
import { slugFrom } from "#app/features/publishing/content/admin/editor/typed-fields.ts";
import { sides } from "#app/features/publishing/content/admin/trip/trip-fields.server.ts";
import type { EditedGuide, GuideInput } from "#app/features/publishing/content/editing/guide-editing.server.ts";
import type { TripErrors, TripFields, TripProblem } from "#app/features/publishing/content/trip-sections.ts";
import { guideFactsSchema, guideTextSchema } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { guideWords, tourBox } from "./guide-fields.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const guideSchema = z.object({
  facts: guideFactsSchema.extend({
    languages: guideFactsSchema.shape.languages.refine((tags) => tags.every((tag) => languageNames.of(tag) !== undefined)),
  }),
  english: guideTextSchema,
  other: guideTextSchema.partial(),
  tours: z.array(z.number()),
});

/** What the form of a guide shows; of a new one without `guide`. */
export function guideFields(guide: EditedGuide | undefined): TripFields {
  if (!guide) return {};
  const { facts, tours } = guide;
  return {
    slug: facts.slug,
    since: String(facts.since),
    languages: facts.languages.join(", "),
    picture: facts.picture,
    ...Object.fromEntries(tours.map((id) => [tourBox(id), "on"])),
    ...Object.fromEntries(sides.flatMap((side) => guideWords.map((word) => [`${side}.${word}`, guide[side][word] ?? ""]))),
  };
}

/** Which field of the form is at fault, and with what. */
function problemAt({ code, path: [side, name] }: z.core.$ZodIssue): [string, TripProblem] {
  if (side !== "facts") return [`${String(side)}.${String(name)}`, code === "too_big" ? "long" : "short"];
  if (name === "slug") return ["slug", "slug"];
  if (name === "picture") return ["picture", "picture"];
  if (name === "languages") return ["languages", code === "too_small" ? "short" : code === "too_big" ? "many" : "unknown"];
  return [String(name), code === "invalid_type" ? "number" : "between"];
}

type Read = { ok: true; input: GuideInput } | { ok: false; errors: TripErrors };

/** The guide that a form describes; why it describes none, by field, where it does not. `tours` are the ids that may be ticked. */
export function readGuide(fields: TripFields, tours: readonly number[]): Read {
  // One line; a space that does not break stays one.
  const text = (name: string) => (fields[name] ?? "").replace(/\s*[\r\n]+\s*/g, " ").trim();
  const words = (side: string) =>
    Object.fromEntries(guideWords.flatMap((word) => (text(`${side}.${word}`) ? [[word, text(`${side}.${word}`)]] : [])));
  const since = text("since");
  const given = {
    facts: {
      slug: text("slug") || slugFrom(text("english.name")),
      since: since === "" ? undefined : Number(since),
      languages: text("languages")
        .split(/[,\s]+/)
        .filter(Boolean),
      picture: text("picture"),
    },
    english: words("english"),
    other: words("other"),
    tours: tours.filter((id) => fields[tourBox(id)] === "on"),
  };
  const parsed = guideSchema.safeParse(given);
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, errors: Object.fromEntries(parsed.error.issues.map(problemAt)) };
}
