import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { linesText } from "./skipped-lines.ts";
import type { SkippedRows } from "./trip-data-page.server.ts";

/** The rows of a file that were left out: their lines and the reasons. */
export function SkippedList({ skipped: { count, named, groups } }: { skipped: SkippedRows }) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  return (
    <details className="skipped-rows">
      <summary>{t("skipped.rows", { count, number: formats.number(count) })}</summary>
      <dl>
        {groups.map(({ reason, runs, more }) => (
          <div key={reason}>
            <dt>{t(`skipped.reasons.${reason}`)}</dt>
            <dd className="tabular-nums">
              {more > 0
                ? t("skipped.linesAndMore", { lines: linesText(runs), more: formats.number(more) })
                : t("skipped.lines", { lines: linesText(runs) })}
            </dd>
          </div>
        ))}
      </dl>
      {named < count ? <p className="text-sm text-muted">{t("skipped.unnamed", { number: formats.number(named) })}</p> : null}
    </details>
  );
}
