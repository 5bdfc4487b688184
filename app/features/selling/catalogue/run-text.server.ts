/** Whether a departure runs, in words and numbers. */
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { RunState } from "./run-state.ts";

/** `text` is short, for a table; `detail` says until when it is decided, and what then. */
export type RunText = { runs: boolean; text: string; detail: string | undefined };

/** How it stands, in words and numbers. */
export function runText(language: Language, run: RunState): RunText {
  const t = translator(language);
  if (run.state === "runs") return { runs: true, text: t("run:runs"), detail: undefined };
  if (run.state === "cancelled") return { runs: false, text: t("run:cancelled"), detail: undefined };
  const { travellers, minimum, decideBy } = run;
  const date = formatsFor(language).date(decideBy);
  return {
    runs: false,
    text: travellers === 0 ? t("run:from", { count: minimum }) : t("run:needs", { count: minimum, travellers }),
    detail: t("run:decided", { date }),
  };
}
