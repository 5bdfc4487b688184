import { History } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { tripDataAddress } from "./trip-data-address.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import type { ListedUpload } from "./trip-data-page.server.ts";
import type { DataForms } from "./use-data-forms.ts";

type RestoreProps = { upload: ListedUpload; tab: DataKind; name: string; forms: DataForms };

function Restore({ upload, tab, name, forms: { sent, onSubmit } }: RestoreProps) {
  const { t } = useTranslation("tripData");
  const language = useLanguage();
  const formats = useFormats();
  const busy = sent?.intent === "restore" && sent.id === upload.id;
  return (
    <form method="post" encType="multipart/form-data" action={localPath(language, tripDataAddress({ tab }))} onSubmit={onSubmit}>
      <input type="hidden" name="id" value={upload.id} />
      <SendButton
        look="button-secondary button-small"
        icon={<History className="icon" />}
        name="intent"
        value="restore"
        sending={sent !== undefined}
        pressed={busy}
        aria-describedby={`upload-${upload.id}`}
      >
        {busy ? t("uploads.restoring") : t("uploads.restore")}
        <span className="sr-only" id={`upload-${upload.id}`}>
          {` ${t("uploads.restoreFile", { file: name, rows: formats.number(upload.rowCount) })}`}
        </span>
      </SendButton>
    </form>
  );
}

type Props = { tab: DataKind; uploads: ListedUpload[]; clock: Clock; forms: DataForms };

/** The uploads of a kind that can be gone back to, the shown one among them. */
export function KeptUploads({ tab, uploads, clock, forms }: Props) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  const columns = [
    { key: "file", name: t("uploads.columns.file") },
    { key: "rows", name: t("uploads.columns.rows"), number: true },
    { key: "skipped", name: t("uploads.columns.skipped"), number: true },
    { key: "by", name: t("uploads.columns.by") },
    { key: "at", name: t("uploads.columns.at") },
    { key: "action", name: t("uploads.columns.action") },
  ] as const satisfies Column<string>[];
  const rows = uploads.map((upload) => {
    const name = upload.fileName || t("uploads.noName");
    return {
      key: upload.id,
      name,
      cells: {
        file: name,
        rows: formats.number(upload.rowCount),
        skipped: formats.number(upload.skippedCount),
        by: upload.actorName,
        at: <Ago at={upload.at} clock={clock} />,
        action: upload.current ? (
          <span className="badge">{t("uploads.shown")}</span>
        ) : (
          <Restore upload={upload} tab={tab} name={name} forms={forms} />
        ),
      },
    };
  });
  return (
    <details className="kept-uploads">
      <summary>{t("uploads.heading", { number: formats.number(uploads.length) })}</summary>
      <p className="text-sm text-muted">{t("uploads.lead")}</p>
      <DataTable caption={<span className="sr-only">{t(`uploads.table.${tab}`)}</span>} columns={columns} rows={rows} />
    </details>
  );
}
