import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { SkippedList } from "./skipped-list.tsx";
import { previewAddress } from "./trip-data-address.ts";
import type { ShownPreview } from "./trip-data-page.server.ts";
import type { DataForms } from "./use-data-forms.ts";

function TripIds({ comparison: { danglingCount, danglingTripIds } }: Pick<ShownPreview, "comparison">) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  if (danglingCount === 0) return null;
  const ids = danglingTripIds.map((id) => id || "“”").join(", ");
  const more = danglingCount - danglingTripIds.length;
  return (
    <p className="preview-ids text-sm">
      {more > 0 ? t("preview.danglingMore", { ids, more: formats.number(more) }) : t("preview.danglingList", { ids })}
    </p>
  );
}

/** What replacing would change, and the question whether to (docs/product.md, Trip data). `fresh` while it is the answer to a click. */
export function PreviewPanel({ preview, fresh, forms }: { preview: ShownPreview; fresh: boolean; forms: DataForms }) {
  const { t } = useTranslation("tripData");
  const language = useLanguage();
  const formats = useFormats();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const busy = forms.sent !== undefined;
  const sending = forms.sent?.id === preview.id ? forms.sent.intent : undefined;
  const { kind, fileName, rows, skipped, comparison, rowsNow } = preview;
  const figures = [
    { name: t("preview.valid"), value: rows },
    { name: t("preview.skipped"), value: skipped.count },
    { name: t("preview.new"), value: comparison.new },
    { name: t("preview.gone"), value: comparison.gone },
    { name: t("preview.same"), value: comparison.same },
    { name: t(`preview.dangling.${kind}`), value: comparison.danglingCount },
  ];
  const count = formats.number(rows);
  return (
    <form
      className="panel preview-panel"
      method="post"
      encType="multipart/form-data"
      action={localPath(language, previewAddress(kind, preview.id))}
      aria-labelledby={`${id}-heading`}
      onSubmit={forms.onSubmit}
    >
      <input type="hidden" name="id" value={preview.id} />
      <h2 className="h4" id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {t("preview.heading", { file: fileName || t("uploads.noName") })}
      </h2>
      <dl className="facts">
        <div>
          <dt>{t("preview.type")}</dt>
          <dd>{t(`tabs.${kind}`)}</dd>
        </div>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular-nums">{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
      <TripIds comparison={comparison} />
      {skipped.count > 0 ? <SkippedList skipped={skipped} /> : null}
      <p>
        {rowsNow === 0
          ? t("preview.questionFirst", { rows: count })
          : t("preview.question", { before: formats.number(rowsNow), rows: count })}
      </p>
      <div className="upload-actions">
        <SendButton name="intent" value="replace" sending={busy} pressed={sending === "replace"}>
          {sending === "replace" ? t("preview.replacing") : t("preview.replace")}
        </SendButton>
        <SendButton look="button-secondary" name="intent" value="discard" sending={busy} pressed={sending === "discard"}>
          {t("preview.discard")}
        </SendButton>
      </div>
    </form>
  );
}
