/** Compares two versions of a piece by what its forms show of them. */
import { diffWords } from "diff";
import { fieldsOf } from "#app/features/publishing/content/admin/trip/trip-fields.server.ts";
import { typedPiece, type EditorFields } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { tripSections } from "#app/features/publishing/content/trip-sections.ts";
import type { Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { defaultLanguage, isLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { textOfHtml } from "#app/values/text-of-html.ts";
import type { Difference, Run } from "./differences.ts";

type Field = Pick<Difference, "part" | "name" | "language"> & { value: string };

const noFacts = { countries: [], days: [], access: {}, womenLed: {}, localPayments: [], estimates: [] };

function pieceFields(fields: EditorFields, snapshot: Snapshot): Field[] {
  const { slug, state } = snapshot;
  const typed = Object.assign({}, ...otherLanguages.map((language) => typedPiece(fields, snapshot, language)));
  return Object.entries<string>({ ...typed, slug, state }).flatMap(([name, value]): Field[] => {
    // Which stored day a row was is no text of the day.
    if (name.endsWith(".was")) return [];
    const [side, other] = name.split(".");
    const language = side === "english" ? defaultLanguage : side === "translations" && other && isLanguage(other) ? other : undefined;
    return [{ part: "piece", name, value, ...(language && { language }) }];
  });
}

/** The forms of a trip have English and one other language: the fields of each language are read from the form that has it. */
function tripFields({ trip, facts }: Snapshot): Field[] {
  if (!trip) return [];
  const days = Number(facts.durationDays);
  const formIn = (language: Language) => {
    const draft = {
      facts: { ...(trip.facts ?? noFacts), ...(trip.guide !== null && { guide: trip.guide }) },
      english: trip.texts[defaultLanguage] ?? {},
      other: trip.texts[language] ?? {},
    };
    return tripSections.flatMap((part) =>
      Object.entries(fieldsOf(part, draft, days)).flatMap(([name, value]): Field[] => {
        const parts = name.split(".");
        const side = parts.find((each) => each === "english" || each === "other");
        const plain = parts.filter((each) => each !== side).join(".");
        if (name === "rows") return [];
        // In the form of English the language beside it is English once more.
        if (side === "other") return language === defaultLanguage ? [] : [{ part, name: plain, language, value }];
        return language === defaultLanguage ? [{ part, name: plain, value, ...(side && { language }) }] : [];
      }),
    );
  };
  return [...languages.flatMap(formIn), ...noteFields(trip)];
}

const noteFields = ({ texts }: NonNullable<Snapshot["trip"]>): Field[] =>
  languages.flatMap((language) =>
    Object.entries(texts[language]?.notes ?? {}).map(([name, paragraphs]): Field => ({
      part: "notes",
      name,
      language,
      value: paragraphs.join("\n\n"),
    })),
  );

const keyOf = ({ part, name, language }: Pick<Field, "part" | "name" | "language">) => `${part} ${language ?? ""} ${name}`;

/** Texts are compared word by word, as their language has words; what is one word is said whole. */
function wordsOf(before: string, after: string, language: Language | undefined): Run[] | undefined {
  if (!before.includes(" ") || !after.includes(" ")) return undefined;
  const intlSegmenter = new Intl.Segmenter(language ?? defaultLanguage, { granularity: "word" });
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    text: value,
    in: added ? "new" : removed ? "gone" : "both",
  }));
}

/** All fields that two versions of a piece do not have in common, in the order of its forms. */
export function differencesOf(fields: EditorFields, before: Snapshot, after: Snapshot): Difference[] {
  const read = (snapshot: Snapshot) =>
    new Map([...pieceFields(fields, snapshot), ...tripFields(snapshot)].map((field) => [keyOf(field), field]));
  const [old, now] = [read(before), read(after)];
  return [...new Map([...now, ...old])].flatMap(([key, { part, name, language }]) => {
    const [was, is] = [old.get(key)?.value ?? "", now.get(key)?.value ?? ""];
    if (was === is) return [];
    // An article is compared as it is read.
    const html = name.endsWith(".body");
    const [left, right] = html ? [textOfHtml(was), textOfHtml(is)] : [was, is];
    const words = left === right ? [] : wordsOf(left, right, language);
    return [{ part, name, ...(language && { language }), before: left, after: right, ...(words && { words }) }];
  });
}
