import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/form-field.tsx";
import { fieldId, useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { MoveButtons, Rearranged, type Rearranging } from "#app/features/publishing/content/admin/editor/rearranging.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";
import { daysShown, daysWanted, originName, typedDuration } from "#app/features/publishing/content/admin/editor/tour-fields.ts";

type RowProps = { rearranging: Rearranging; day: number; count: number };

function DayRow({ rearranging, day, count }: RowProps) {
  const { t } = useTranslation("contentAdmin");
  const { values } = rearranging;
  const wanted = daysWanted(values);
  const tooMany = wanted !== undefined && day >= wanted;
  const origin = originName("english.itinerary", day);
  const name = t("itinerary.day", { day: day + 1 });
  const note = `${fieldId("english.itinerary")}-${day}-note`;
  return (
    <fieldset className="day-row" data-too-many={tooMany ? "" : undefined} aria-describedby={tooMany ? note : undefined}>
      <legend className="sr-only">{name}</legend>
      <input type="hidden" name={origin} value={values[origin] ?? ""} />
      <div className="day-row-head">
        <b aria-hidden="true">{name}</b>
        <MoveButtons rearranging={rearranging} field="itinerary" anchor={fieldId("english.itinerary")} at={day} count={count} name={name} />
      </div>
      <FieldError id={note} error={tooMany ? t("itinerary.tooMany", { days: typedDuration(values) ?? 0 }) : undefined} />
      <TextPair field={`itinerary.${day}.title`} maxLength={80} />
      <TextPair field={`itinerary.${day}.description`} rows={4} maxLength={1200} />
    </fieldset>
  );
}

function Days({ rearranging }: { rearranging: Rearranging }) {
  const { t } = useTranslation("contentAdmin");
  const { language } = useEditor().page;
  const { id, errorId, error } = useEditorField("english.itinerary");
  const count = daysShown(rearranging.values);
  return (
    <div className="day-rows" id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <p className="field-hint" id={fieldId(`translations.${language}.itinerary`)} tabIndex={-1}>
        {t("itinerary.hint")}
      </p>
      <FieldError id={errorId} error={error} />
      {Array.from({ length: count }, (_, day) => (
        <DayRow key={day} rearranging={rearranging} day={day} count={count} />
      ))}
    </div>
  );
}

/**
 * The days of a tour, but for the last: as many rows as its length asks for. Rows over that number stay as long as something is
 * written in them, and say so; they are not saved, and not thrown away either.
 */
export function ItineraryField({ rearranging }: { rearranging: Rearranging }) {
  return (
    <Rearranged rearranging={rearranging}>
      <Days rearranging={rearranging} />
    </Rearranged>
  );
}
