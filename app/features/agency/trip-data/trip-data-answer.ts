import type { ReplaceOutcome } from "./replace-data.server.ts";
import type { SkippedGroup } from "./skipped-lines.ts";
import type { StageRefusal } from "./stage-upload.server.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import type { ReadUpload } from "./uploaded-file.server.ts";

/** Why nothing was changed. */
export type TripDataProblem =
  | Exclude<StageRefusal["reason"], "cancelled">
  | Extract<ReplaceOutcome, { ok: false }>["reason"]
  | Extract<ReadUpload, { ok: false }>["reason"]
  | "no_file"
  /** Who sent it may not, or not any more. */
  | "not_allowed"
  /** What was asked for cannot be meant. */
  | "unclear"
  /** It is not the file's fault. */
  | "failed"
  /** No answer came: what has become of the file is not known here. */
  | "no_answer";

/** `show` is the English path of where it is seen. */
type TripDataDone = { show: string } & (
  | { done: "uploaded"; kind: DataKind; rows: number; skipped: number; lines: SkippedGroup[] }
  | { done: "restored"; kind: DataKind; rows: number }
  | { done: "previewed" }
  | { done: "discarded" }
);

/** What a file or a click has led to. */
export type TripDataFeedback =
  | TripDataDone
  /** An upload that somebody has stopped: nothing came of it. */
  | { cancelled: true }
  | { problem: TripDataProblem; line?: number | undefined; skipped?: number | undefined; lines?: SkippedGroup[] | undefined };

/** `at` tells one answer from the next. */
export type TripDataAnswer = TripDataFeedback & { at: string };
