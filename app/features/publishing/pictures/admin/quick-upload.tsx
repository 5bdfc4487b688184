import { CircleAlert, Upload } from "#app/ui/icons.tsx";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { sendForAnswer } from "#app/ui/send-for-answer.ts";
import { answerToTooLarge } from "./deliver-picture.ts";
import { altLimit, pictureErrorIn, quickPicturePath, type PictureAnswer } from "./picture-form.ts";

/** Adds a picture without leaving the article. It stands inside its form, so it is no form itself; the pictures to choose from are loaded anew. */
export function QuickUpload({ onAdded }: { onAdded: (name: string) => void }) {
  const { t } = useTranslation("pictures");
  const language = useLanguage();
  const id = useId();
  const { revalidate } = useRevalidator();
  const [{ sending, answer }, setState] = useState<{ sending: boolean; answer?: PictureAnswer }>({ sending: false });
  const [file, alt] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const send = async () => {
    const body = new FormData();
    const [chosen] = file.current?.files ?? [];
    if (chosen) body.set("file", chosen);
    body.set("alt-en", alt.current?.value ?? "");
    setState({ sending: true });
    const answered: PictureAnswer =
      answerToTooLarge(body.get("file")) ?? (await sendForAnswer<PictureAnswer>(localPath(language, quickPicturePath), body));
    if (answered.added !== undefined) {
      await revalidate();
      onAdded(answered.added);
      // Ready for the next one.
      for (const { current } of [file, alt]) if (current) current.value = "";
    }
    setState({ sending: false, answer: answered });
  };
  const problem = answer?.problem;
  const fields = [
    {
      name: "file",
      ref: file,
      label: t("upload.file"),
      error: pictureErrorIn(answer, "file"),
      input: { type: "file", accept: "image/jpeg,image/png,image/webp,image/avif", className: "picture-file" },
    },
    {
      name: "alt",
      ref: alt,
      label: t("quick.alt"),
      error: pictureErrorIn(answer, "alt-en"),
      input: { type: "text", lang: "en", maxLength: altLimit },
    },
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
      {problem ? (
        <p className="field-error" role="alert">
          <CircleAlert className="icon icon-small" />
          {t(`problems.${problem}`)}
        </p>
      ) : null}
      <button
        type="button"
        className="button button-secondary"
        // Not disabled while sending: the focus would go.
        aria-disabled={sending ? true : undefined}
        aria-busy={sending}
        onClick={sending ? undefined : () => void send()}
      >
        {sending ? <span className="spinner" aria-hidden="true" /> : <Upload className="icon" />}
        {sending ? t("upload.sending") : t("upload.send")}
      </button>
    </details>
  );
}
