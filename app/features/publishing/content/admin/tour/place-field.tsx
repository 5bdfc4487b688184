import { useTranslation } from "react-i18next";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { placeField, placeText } from "#app/features/publishing/content/admin/editor/coordinates.ts";
import { useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";

/** Where a tour is, as it is copied from a map. `hasStop`: left empty, it is where the first day stops first. */
export function PlaceField({ hasStop }: { hasStop: boolean }) {
  const { t } = useTranslation("tourAdmin");
  const label = useFieldLabel()(placeField);
  const { page, answer } = useEditor();
  const { id, errorId, error } = useEditorField(placeField);
  const values = answer?.values ?? page.values;
  const typed = values[placeField] ?? placeText(values["facts.latitude"], values["facts.longitude"]);
  const hint = hasStop ? t("hints.placeOrStop") : t("hints.place");
  return (
    <FormField id={id} errorId={errorId} label={label} error={error} hint={hint}>
      <input {...fieldControl(id, { hint, error })} name={placeField} type="text" autoComplete="off" maxLength={60} defaultValue={typed} />
    </FormField>
  );
}
