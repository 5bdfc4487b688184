import { useTranslation } from "react-i18next";
import { meals, stayKinds } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { dayFactName, type DayRow } from "./day-names.ts";

function MealBox({ name, label }: { name: string; label: string }) {
  const { id, value } = useEditorField(name);
  return (
    <label className="choice">
      <input type="checkbox" id={id} name={name} value="on" defaultChecked={value === "on"} />
      {label}
    </label>
  );
}

type PairProps = { row: DayRow; field: "stayPlace" | "stayName" | "stops" | "activities"; hint?: string; rows?: number };

/** English and the language beside it. The English lines of stops and activities hold more than names. */
function DayPair({ row, field, hint, rows }: PairProps) {
  const { t } = useTranslation("tripAdmin");
  const formats = useFormats();
  const { language, englishAlone } = useEditor().page;
  const lines = field === "stops" || field === "activities";
  const label = (shown: typeof language | "en") => `${t(`fields.${field}`)} (${formats.languageName(shown)})`;
  const size = rows === undefined ? {} : { rows };
  return (
    <div className="text-pair">
      <EditorField {...size} name={dayFactName(lines ? "facts" : "english", row, field)} label={label("en")} hint={hint} lang="en" />
      {englishAlone ? null : (
        <EditorField
          {...size}
          name={dayFactName("other", row, field)}
          label={label(language)}
          hint={lines ? t("hints.names") : hint}
          lang={language}
        />
      )}
    </div>
  );
}

/** What is known of a day: meals, night, ways, stops, and what can be added to it. */
export function DayFacts({ row }: { row: DayRow }) {
  const { t } = useTranslation(["tripAdmin", "trip"]);
  const fact = (field: string) => dayFactName("facts", row, field);
  const stays = stayKinds.map((kind) => ({ value: kind, name: t(`trip:stays.${kind}`) }));
  return (
    <>
      <fieldset className="day-meals">
        <legend className="field-label">{t("trip:facts.meals")}</legend>
        {meals.map((meal) => (
          <MealBox key={meal} name={fact(meal)} label={t(`trip:meals.${meal}`)} />
        ))}
      </fieldset>
      <div className="editor-fields">
        <EditorField name={fact("stay")} label={t("trip:facts.stays")} options={[{ value: "", name: t("none") }, ...stays]} />
        <EditorField name={fact("ascent")} label={t("fields.ascent")} inputMode="numeric" />
      </div>
      <DayPair row={row} field="stayPlace" />
      <DayPair row={row} field="stayName" />
      <EditorField name={fact("legs")} label={t("fields.legs")} rows={3} hint={t("hints.legs")} />
      <DayPair row={row} field="stops" rows={5} hint={t("hints.stops")} />
      <DayPair row={row} field="activities" rows={3} hint={t("hints.activities")} />
    </>
  );
}
