import { Eye, Upload } from "lucide-react";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { SendingPhase } from "./send-file.ts";
import { tripDataAddress } from "./trip-data-address.ts";
import type { DataKind } from "./trip-data-kinds.ts";

type Props = {
  tab: DataKind;
  /** Bytes. */
  largestFile: number;
  phase: SendingPhase | undefined;
  onSend: (form: HTMLFormElement, submitter: HTMLElement | null) => void;
};

/** How much of the bar is the sending; the rest is the reading. */
const sendingPart = 0.3;

const shareOf = (phase: SendingPhase): number => {
  if (phase.phase === "finishing") return 1;
  return phase.phase === "sending" ? phase.share * sendingPart : sendingPart + phase.share * (1 - sendingPart);
};

function Progress({ phase }: { phase: SendingPhase }) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  const percent = "share" in phase ? formats.number(Math.floor(phase.share * 100)) : "";
  const rows = "rows" in phase ? formats.number(phase.rows) : "";
  return (
    <div className="upload-progress">
      <progress value={shareOf(phase)} max={1} aria-label={t("progress.label")} />
      <p className="text-sm tabular-nums">{t(`progress.${phase.phase}`, { percent, rows })}</p>
    </div>
  );
}

/**
 * The file picker with its two ways: straight upload as specified, or a preview first. A plain form, which a script sends with
 * its progress; without one the page answers when the file is through.
 */
export function UploadPanel({ tab, largestFile, phase, onSend }: Props) {
  const { t } = useTranslation("tripData");
  const language = useLanguage();
  const formats = useFormats();
  const hydrated = useHydrated();
  const id = useId();
  const [chosen, setChosen] = useState(false);
  const [intent, setIntent] = useState<string>();
  const busy = phase !== undefined;
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    setIntent(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
    onSend(event.currentTarget, submitter);
  };
  // Without a script nobody knows whether a file is chosen: the server says so.
  const unavailable = hydrated && (!chosen || busy);
  const buttons = [
    { value: "upload", icon: Upload, className: "button-primary", name: t("upload.send") },
    { value: "preview", icon: Eye, className: "button-secondary", name: t("upload.preview") },
  ];
  return (
    <form
      className="panel upload-panel"
      method="post"
      encType="multipart/form-data"
      action={localPath(language, tripDataAddress({ tab }))}
      aria-labelledby={`${id}-heading`}
      aria-busy={busy}
      onSubmit={submit}
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
      </div>
      <div className="upload-actions">
        {buttons.map(({ value, icon: Icon, className, name }) => (
          <button
            key={value}
            className={`button ${className}`}
            name="intent"
            value={value}
            disabled={unavailable}
            aria-busy={busy && intent === value}
          >
            {busy && intent === value ? <span className="spinner" aria-hidden="true" /> : <Icon className="icon" aria-hidden="true" />}
            {busy && intent === value ? t("upload.processing") : name}
          </button>
        ))}
      </div>
      <div role="status">{phase ? <Progress phase={phase} /> : null}</div>
    </form>
  );
}
