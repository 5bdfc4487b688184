import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuickUpload } from "#app/features/publishing/pictures/admin/quick-upload.tsx";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { EditorContext, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { MoveButtons, useRearranging, WishButton, type Rearranging } from "#app/features/publishing/content/admin/editor/rearranging.tsx";
import { galleryOf } from "#app/features/publishing/content/admin/editor/tour-fields.ts";

const field = "facts.gallery";
const fewest = 4;

type Props = {
  /** The pictures there are; each has its name, and what it shows in words. */
  choices: readonly Picture[];
};

function Chosen({ choices, rearranging, anchor }: Props & { rearranging: Rearranging; anchor: string }) {
  const { t } = useTranslation("contentAdmin");
  const names = galleryOf(rearranging.values);
  return (
    <ol className="gallery-rows">
      {names.map((name, at) => {
        const picture = choices.find((known) => known.name === name);
        const words = picture?.alt || name;
        return (
          <li key={name}>
            <input type="hidden" name={field} value={name} />
            {picture ? <PictureImage picture={picture} decorative /> : null}
            <span className="gallery-words">{words}</span>
            <MoveButtons
              rearranging={rearranging}
              field={field}
              anchor={anchor}
              at={at}
              count={names.length}
              name={t("gallery.entry", { at: at + 1, total: names.length, words })}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The pictures of a tour in their order. What each shows in words is the picture's own, wherever it is used. */
export function GalleryField({ choices }: Props) {
  const rearranging = useRearranging();
  return (
    <EditorContext value={rearranging.editor}>
      <Gallery choices={choices} rearranging={rearranging} />
    </EditorContext>
  );
}

function Gallery({ choices, rearranging }: Props & { rearranging: Rearranging }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const label = useFieldLabel()(field);
  const { id, errorId, hintId, error } = useEditorField(field);
  const names = galleryOf(rearranging.values);
  // Stays as it is while pictures come and go.
  const [open] = useState(names.length < fewest);
  const fields = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  const addId = (at: number) => `${id}-add-${at}`;
  return (
    <fieldset className="picture-field" ref={fields} id={id} tabIndex={-1} aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className="field-label">{label}</legend>
      <p className="field-hint" id={hintId}>
        {t("hints.gallery", { least: fewest, most: 12 })}
      </p>
      <p className="text-sm" role="status">
        {t("gallery.count", { total: formats.number(names.length) })}
      </p>
      <FieldError id={errorId} error={error} />
      <Chosen choices={choices} rearranging={rearranging} anchor={id} />
      <details className="picture-choices" open={open}>
        <summary>{t("gallery.add")}</summary>
        <div className="picture-grid">
          {choices
            .filter(({ name }) => !names.includes(name))
            .map((picture, at) => (
              <WishButton
                key={picture.name}
                id={addId(at)}
                rearranging={rearranging}
                wish={`${field} add ${picture.name}`}
                anchor={id}
                className="picture-add"
                focus={[addId(at), addId(at - 1), id]}
                label={t("gallery.addOne", { words: picture.alt || picture.name })}
              >
                <PictureImage picture={picture} decorative />
              </WishButton>
            ))}
        </div>
      </details>
      {hydrated ? (
        <QuickUpload
          onAdded={(added) => {
            if (fields.current?.form) rearranging.rearrange(fields.current.form, `${field} add ${added}`);
          }}
        />
      ) : (
        <LocalLink className="text-link" to={picturesPath} prefetch="none">
          {t("picture.library")}
        </LocalLink>
      )}
    </fieldset>
  );
}
