import { CircleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import type { Clock } from "#app/ui/admin/ago.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { TabList, TabPanel } from "#app/ui/tabs.tsx";
import { answerText } from "./answer-text.ts";
import { DownloadButton } from "./download-button.tsx";
import { KeptUploads } from "./kept-uploads.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { RecordTable } from "./record-table.tsx";
import { SkippedList } from "./skipped-list.tsx";
import { tripDataAddress } from "./trip-data-address.ts";
import type { TripDataAnswer } from "./trip-data-answer.ts";
import { dataKinds } from "./trip-data-kinds.ts";
import type { TripDataPageData } from "./trip-data-page.server.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { useDataForms } from "./use-data-forms.ts";

const tabsId = "data";

/** What the last form has led to: as a note that has the focus, and which of a refused file's rows were at fault. */
function Answer({ answer, largestFile }: { answer: TripDataAnswer | undefined; largestFile: number }) {
  const { t } = useTranslation("tripData");
  const { number } = useFormats();
  const lines = answer && "problem" in answer ? answer.lines : undefined;
  const named = lines?.reduce((rows, group) => rows + group.rows, 0) ?? 0;
  return (
    <>
      <Feedback feedback={answer && answerText(answer, { t, number, largest: largestFile })} at={answer?.at} />
      {lines && named > 0 ? (
        <div className="panel mb-5">
          <SkippedList skipped={{ count: named, named, groups: lines }} />
        </div>
      ) : null}
    </>
  );
}

/** Trip data management. */
export function TripDataView({ page, clock, answer }: { page: TripDataPageData; clock: Clock; answer: TripDataAnswer | undefined }) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  const language = useLanguage();
  const navigate = useNavigate();
  const { table, state, skipped, uploads, preview, previewGone, largestFile } = page;
  const forms = useDataForms(largestFile);
  const last = forms.answer ?? answer;
  const { tab } = state;
  const tabPath = (kind: typeof tab) => localPath(language, tripDataAddress({ tab: kind }));
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]} />
      <Answer answer={last} largestFile={largestFile} />
      {previewGone ? (
        <p className="note note-bad mb-5" role="alert">
          <CircleAlert className="icon" />
          {t("preview.gonePreview")}
        </p>
      ) : null}
      {preview ? (
        <PreviewPanel
          key={preview.id}
          preview={preview}
          fresh={last !== undefined && "done" in last && last.done === "previewed"}
          forms={forms}
        />
      ) : null}
      <UploadPanel tab={tab} largestFile={largestFile} forms={forms} />
      <TabList
        id={tabsId}
        label={t("tabs.label")}
        tabs={dataKinds.map((value) => ({ value, href: tabPath(value), label: t(`tabs.${value}`) }))}
        chosen={tab}
        onChoose={(value) => void navigate(tabPath(value), { preventScrollReset: true })}
      />
      {dataKinds.map((kind) => (
        <TabPanel key={kind} id={tabsId} value={kind} chosen={tab} className="data-panel">
          {kind === tab ? (
            <>
              <div className="data-panel-head">
                <p className="h4 tabular-nums">{t("records", { count: table.total, number: formats.number(table.total) })}</p>
                <DownloadButton kind={tab} records={table.total} />
              </div>
              {skipped ? <SkippedList skipped={skipped} /> : null}
              {uploads.length > 0 ? <KeptUploads tab={tab} uploads={uploads} clock={clock} forms={forms} /> : null}
              <RecordTable table={table} state={state} />
            </>
          ) : null}
        </TabPanel>
      ))}
    </>
  );
}
