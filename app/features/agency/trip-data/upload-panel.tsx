import { Eye, Upload, X } from "#app/ui/icons.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import type { SendingPhase } from "./send-form.ts";
import { tripDataAddress } from "./trip-data-address.ts";
import { dataKinds, downloadNames, templateOf, type DataKind } from "./trip-data-kinds.ts";
import type { DataForms } from "./use-data-forms.ts";

type Props = {
  tab: DataKind;
  /** Bytes. */
  largestFile: number;
  forms: DataForms;
};

/** How much of the bar is the sending; the rest is the reading. */
const sendingPart = 0.3;

const shareOf = (phase: SendingPhase): number => {
  if (!("share" in phase)) return 1;
  return phase.phase === "sending" ? phase.share * sendingPart : sendingPart + phase.share * (1 - sendingPart);
};

function Progress({ phase, onCancel }: { phase: SendingPhase | undefined; onCancel: () => void }) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  const text = (running: SendingPhase) => {
    if (running.phase === "cancelling") return t("upload.cancelling");
    const percent = "share" in running ? formats.number(Math.floor(running.share * 100)) : "";
    return t(`progress.${running.phase}`, { percent, rows: "rows" in running ? formats.number(running.rows) : "" });
  };
  const cancelling = phase?.phase === "cancelling";
  return (
    <div className="upload-progress">
      {/* While it is being cancelled nobody knows how far it is. */}
      {phase ? <progress value={cancelling ? undefined : shareOf(phase)} max={1} aria-label={t("progress.label")} /> : null}
      <p className="text-sm tabular-nums" role="status">
        {phase ? text(phase) : null}
      </p>
      {phase ? (
        <button type="button" className="button button-secondary button-small" aria-disabled={cancelling} onClick={onCancel}>
          <X className="icon" />
          {t("upload.cancel")}
        </button>
      ) : null}
    </div>
  );
}

/**
 * The file picker with its two ways: straight upload as specified, or a preview first. A plain form, which a script sends with
 * its progress; without one the page answers when the file is through.
 */
export function UploadPanel({ tab, largestFile, forms: { sent, phase, onSubmit, cancel } }: Props) {
  const { t } = useTranslation("tripData");
  const language = useLanguage();
  const formats = useFormats();
  const hydrated = useHydrated();
  const id = useId();
  const [chosen, setChosen] = useState(false);
  const busy = sent !== undefined;
  const buttons = [
    { value: "upload", icon: Upload, look: "button-primary", name: t("upload.send") },
    { value: "preview", icon: Eye, look: "button-secondary", name: t("upload.preview") },
  ];
  return (
    <form
      className="panel upload-panel"
      method="post"
      encType="multipart/form-data"
      action={localPath(language, tripDataAddress({ tab }))}
      aria-labelledby={`${id}-heading`}
      aria-busy={busy}
      onSubmit={onSubmit}
      onReset={() => setChosen(false)}
    >
      <h2 className="h4" id={`${id}-heading`}>
        {t("upload.heading")}
      </h2>
      <div className="field">
        <label htmlFor={`${id}-file`}>{t("upload.file")}</label>
        <input
          className="file-input"
          id={`${id}-file`}
          type="file"
          name="file"
          accept=".csv"
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setChosen(event.currentTarget.value !== "")}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {t("upload.hint", { size: formats.number(Math.floor(largestFile / 1024 / 1024)) })} {t("upload.promise")}
        </p>
        <p className="field-hint flex flex-wrap items-center gap-x-4">
          {t("upload.templates")}
          {dataKinds.map((kind) => (
            <a key={kind} className="text-link" href={templateOf(kind)} download={downloadNames[kind]}>
              {t(`tabs.${kind}`)}
            </a>
          ))}
        </p>
      </div>
      <div className="upload-actions">
        {/* Without a script nobody knows whether a file is chosen: the server says so. */}
        {buttons.map(({ value, icon: Icon, look, name }) => {
          const running = sent?.intent === value;
          return (
            <SendButton
              key={value}
              look={look}
              icon={<Icon className="icon" />}
              name="intent"
              value={value}
              disabled={hydrated && !chosen}
              sending={busy}
              pressed={running}
            >
              {running ? t("upload.processing") : name}
            </SendButton>
          );
        })}
      </div>
      <Progress phase={phase} onCancel={cancel} />
    </form>
  );
}
