import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuickUpload } from "#app/features/publishing/pictures/admin/quick-upload.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { useEditorField } from "./editor-context.ts";
import { useFieldLabel } from "./editor-labels.ts";

type Props = {
  /** Where it stands in the piece: `facts.picture`. */
  name: string;
  /** The pictures there are; each has its name, and what it shows in words. */
  choices: readonly Picture[];
};

/** Chooses the picture of a piece. */
export function PictureField({ name, choices }: Props) {
  const label = useFieldLabel()(name);
  const { id, value, error } = useEditorField(name);
  return <PictureChooser {...{ name, choices, label, id, value, error }} />;
}

type ChooserProps = Props & { label: string; id: string; value: string; error: string | undefined };

/** Chooses one of the pictures that the site has, or a new one. The chosen one stands above; the others unfold below it. */
export function PictureChooser({ name, choices, label, id, value, error }: ChooserProps) {
  const { t } = useTranslation("contentAdmin");
  const errorId = `${id}-error`;
  const [chosen, setChosen] = useState(value);
  const hydrated = useHydrated();
  const fields = useRef<HTMLFieldSetElement>(null);
  const current = choices.find((picture) => picture.name === chosen);
  return (
    <fieldset className="picture-field" ref={fields} id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{label}</legend>
      {current ? (
        <figure className="picture-chosen">
          <PictureImage picture={current} decorative eager />
          <figcaption>{current.alt || current.name}</figcaption>
        </figure>
      ) : null}
      <FieldError id={errorId} error={error} />
      <details className="picture-choices" open={!current}>
        <summary>{current ? t("picture.another") : t("picture.choose")}</summary>
        <div className="picture-grid">
          {choices.map((picture) => (
            <label key={picture.name} title={picture.alt}>
              <input
                type="radio"
                name={name}
                value={picture.name}
                checked={picture.name === chosen}
                onChange={() => setChosen(picture.name)}
              />
              <PictureImage picture={picture} decorative />
              <span className="sr-only">{picture.alt || picture.name}</span>
            </label>
          ))}
        </div>
      </details>
      {hydrated ? (
        <QuickUpload
          onAdded={(added) => {
            setChosen(added);
            // The form learns of it as of any other typing.
            fields.current?.dispatchEvent(new Event("input", { bubbles: true }));
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
