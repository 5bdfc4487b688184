import { Download } from "#app/ui/icons.tsx";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import { tripDataPath } from "./trip-data-address.ts";
import { downloadNames, type DataKind } from "./trip-data-kinds.ts";

/** The whole file; throws where it does not come whole, or something else comes. */
async function fileAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("text/csv")) throw new Error(`no file at ${address}`);
  return answer.blob();
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A link to the file, where there is one; a script says when it is there, or that it is not. */
export function DownloadButton({ kind, records }: { kind: DataKind; records: number }) {
  const { t } = useTranslation("tripData");
  const address = localPath(useLanguage(), `${tripDataPath}/${downloadNames[kind]}`);
  const [running, setRunning] = useState(false);

  async function download(): Promise<void> {
    setRunning(true);
    try {
      saveFile(await fileAt(address), downloadNames[kind]);
      showToast({ kind: "success", title: t("download.done", { file: downloadNames[kind] }), text: "" });
    } catch {
      showToast({ kind: "problem", title: t("download.failed"), text: "" });
    } finally {
      setRunning(false);
    }
  }
  const click = (event: MouseEvent) => {
    // With a modifier the browser has its own way.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!running) void download();
  };
  if (records === 0) return <p className="text-muted">{t("download.none")}</p>;
  return (
    <a className="button button-secondary" href={address} download="" onClick={click} aria-busy={running}>
      {running ? <span className="spinner" aria-hidden="true" /> : <Download className="icon" />}
      {running ? t("download.running") : t("download.button")}
    </a>
  );
}
