import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { altLimit } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { QuickUpload } from "#app/features/publishing/pictures/admin/quick-upload.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";

type Props = { pictures: readonly Picture[]; lang: string; onClose: () => void; onChosen: (picture: Picture, alt: string) => void };

/** Puts a picture of ours into the text, with what it shows in the language of the text. */
export function PictureDialog({ pictures, lang, onClose, onChosen }: Props) {
  const { t } = useTranslation("articles");
  const id = useId();
  const alt = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const chosen = pictures.find((picture) => picture.name === name);
  const insert = () => chosen && onChosen(chosen, (alt.current?.value ?? "").trim());
  return (
    <Modal open onClose={onClose} label={t("picture.title")} className="dialog picture-dialog">
      <div className="confirm" onInput={(event) => event.stopPropagation()}>
        <h2 className="h3">{t("picture.title")}</h2>
        <div className="picture-grid" role="group" aria-label={t("picture.title")}>
          {pictures.map((picture) => (
            <button
              key={picture.name}
              type="button"
              aria-pressed={picture.name === name}
              title={picture.alt}
              onClick={() => setName(picture.name)}
            >
              <PictureImage picture={picture} decorative />
              <span className="sr-only">{picture.alt || picture.name}</span>
            </button>
          ))}
        </div>
        <QuickUpload onAdded={setName} />
        {chosen ? (
          <FormField id={id} errorId={`${id}-error`} label={t("picture.alt")}>
            <input
              key={name}
              ref={alt}
              id={id}
              lang={lang}
              maxLength={altLimit}
              defaultValue={chosen.alt}
              autoComplete="off"
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                insert();
              }}
            />
          </FormField>
        ) : null}
        <div className="confirm-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {t("cancel")}
          </button>
          <button type="button" className="button button-primary" disabled={!chosen} onClick={insert}>
            {t("picture.insert")}
          </button>
        </div>
      </div>
    </Modal>
  );
}
