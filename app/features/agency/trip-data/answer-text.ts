/** What a file or a click has led to, in words. */
import type { TFunction } from "i18next";
import type { ToastMessage } from "#app/ui/toast.ts";
import { columnsOf, dataKinds } from "./trip-data-kinds.ts";
import { linesText, type SkippedGroup } from "./skipped-lines.ts";
import type { TripDataProblem, TripDataFeedback } from "./trip-data-answer.ts";

type Words = {
  t: TFunction<"tripData">;
  number: (value: number) => string;
  /** Bytes of the largest file. */
  largest: number;
};

/** Runs of lines in a sentence; the page lists the others. */
const runsNamed = 12;

const megabytes = ({ number, largest }: Words) => number(Math.floor(largest / 1024 / 1024));

const problemTitles: Partial<Record<TripDataProblem, "readTitle" | "failedTitle">> = {
  unreadable: "readTitle",
  quote_not_closed: "readTitle",
  row_too_long: "readTitle",
  too_many_rows: "readTitle",
  too_large: "readTitle",
  failed: "failedTitle",
  no_answer: "failedTitle",
};

/** Messages of one line. */
const oneLine: readonly TripDataProblem[] = ["no_file", "no_rows", "no_valid_rows"];

/** What either kind of file has to begin with, by the names that are looked for. */
const expectedColumns = ({ t }: Words) =>
  dataKinds.map((kind) => t("problems.expected", { kind: t(`tabs.${kind}`), columns: columnsOf[kind].join(", ") })).join(" ");

function problemText({ problem, line }: Extract<TripDataFeedback, { problem: unknown }>, words: Words): ToastMessage {
  const { t, number } = words;
  const feedback = t(`problems.${problem}`, { line: line === undefined ? "" : number(line), size: megabytes(words) });
  if (problem === "unknown_headers")
    return { kind: "problem", title: t("problems.formatTitle"), text: `${feedback} ${expectedColumns(words)}` };
  if (oneLine.includes(problem)) return { kind: "problem", title: feedback, text: "" };
  return { kind: "problem", title: t(`problems.${problemTitles[problem] ?? "title"}`), text: feedback };
}

function skippedText(count: number, groups: SkippedGroup[], { t, number }: Words): string {
  if (count === 0) return "";
  if (groups.length === 0) return t("done.skipped", { count, number: number(count) });
  const runs = groups.flatMap((group) => group.runs).sort(([one], [other]) => one - other);
  const named = groups.reduce((rows, group) => rows + group.rows, 0);
  const some = linesText(runs.slice(0, runsNamed));
  const lines = runs.length > runsNamed || named < count ? t("done.linesAndMore", { lines: some }) : some;
  return t("done.skippedLines", { count, number: number(count), lines });
}

/** Undefined where the page itself says it: a preview. */
export function answerText(answer: TripDataFeedback, words: Words): ToastMessage | undefined {
  const { t, number } = words;
  if ("problem" in answer) return problemText(answer, words);
  if ("cancelled" in answer) return { kind: "success", title: t("done.cancelledTitle"), text: t("done.discarded") };
  if (answer.done === "previewed") return undefined;
  if (answer.done === "discarded") return { kind: "success", title: t("done.discardedTitle"), text: t("done.discarded") };
  const rows = number(answer.rows);
  if (answer.done === "restored") {
    return { kind: "success", title: t("done.restoredTitle"), text: t(`done.restored.${answer.kind}`, { rows }) };
  }
  const text = skippedText(answer.skipped, answer.lines, words);
  return { kind: "success", title: t(`done.${answer.kind}`, { rows }), text };
}
