import { Upload } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { altLimit, picturesPath, type PictureAnswer } from "./picture-form.ts";

/** Adds a picture without leaving the article. It stands inside its form, so it is no form itself; the pictures to choose from are loaded anew. */
export function QuickUpload({ onAdded }: { onAdded: (name: string) => void }) {
  const { t } = useTranslation("pictures");
  const language = useLanguage();
  const id = useId();
  const fetcher = useFetcher<PictureAnswer>();
  const [file, alt] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const { data: answer, state } = fetcher;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (state !== "idle" || !answer?.added || told.current === answer.at) return;
    told.current = answer.at;
    onAdded(answer.added);
  }, [answer, state, onAdded]);
  const send = () => {
    const body = new FormData();
    const [chosen] = file.current?.files ?? [];
    if (chosen) body.set("file", chosen);
    body.set("alt-en", alt.current?.value ?? "");
    body.set("inline", "1");
    void fetcher.submit(body, { method: "post", action: localPath(language, picturesPath), encType: "multipart/form-data" });
  };
  const errors = state === "idle" ? answer?.errors : undefined;
  const fields = [
    {
      name: "file",
      ref: file,
      label: t("upload.file"),
      error: errors?.file,
      input: { type: "file", accept: "image/jpeg,image/png,image/webp,image/avif", className: "picture-file" },
    },
    { name: "alt", ref: alt, label: t("quick.alt"), error: errors?.["alt-en"], input: { type: "text", lang: "en", maxLength: altLimit } },
  ];
  return (
    <details className="quick-upload" onInput={(event) => event.stopPropagation()}>
      <summary>{t("quick.title")}</summary>
      {fields.map(({ name, ref, label, error, input }) => (
        <FormField
          key={name}
          id={`${id}-${name}`}
          errorId={`${id}-${name}-error`}
          label={label}
          error={error && t(`errors.${error}`, { limit: altLimit })}
        >
          <input
            ref={ref}
            {...fieldControl(`${id}-${name}`, { error })}
            autoComplete="off"
            onKeyDown={(event) => {
              // Enter would send the article.
              if (event.key === "Enter") event.preventDefault();
            }}
            {...input}
          />
        </FormField>
      ))}
      <p className="field-hint">{t("quick.hint")}</p>
      <button type="button" className="button button-secondary" disabled={state !== "idle"} aria-busy={state !== "idle"} onClick={send}>
        {state === "idle" ? <Upload className="icon" aria-hidden="true" /> : <span className="spinner" aria-hidden="true" />}
        {state === "idle" ? t("upload.send") : t("upload.sending")}
      </button>
    </details>
  );
}
