import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { tourCategories } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { fieldId, useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { EditorGroup } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { GalleryField } from "./gallery-field.tsx";
import { ItineraryField } from "./itinerary-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { useRearranging, WishButton, type Rearranging } from "#app/features/publishing/content/admin/editor/rearranging.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";
import { detailNames } from "#app/features/publishing/content/admin/editor/tour-fields.ts";

/** Enter in a field saves, and presses none of the buttons between the fields: without JavaScript the first button of a form is pressed. */
function SaveByEnter() {
  const hydrated = useHydrated();
  return hydrated ? null : <button className="sr-only" tabIndex={-1} aria-hidden="true" />;
}

export function CategoryField() {
  const { t } = useTranslation(["contentAdmin", "common"]);
  const categories = tourCategories.map((category) => ({ value: category, name: t(`common:categories.${category}`) }));
  return <EditorField name="facts.category" options={[{ value: "", name: t("editor.choose") }, ...categories]} />;
}

/** The zone of the place where a tour starts. One that is known by another name today stays as it is. */
export function ZoneField({ zones }: { zones: readonly string[] }) {
  const { t } = useTranslation("contentAdmin");
  const { value } = useEditorField("facts.timeZone");
  const known = value === "" || zones.includes(value) ? zones : [value, ...zones];
  const options = known.map((zone) => ({ value: zone, name: zone.replaceAll("_", " ") }));
  return <EditorField name="facts.timeZone" hint={t("hints.timeZone")} options={[{ value: "", name: t("editor.choose") }, ...options]} />;
}

function FeaturedField() {
  const { t } = useTranslation("contentAdmin");
  const label = useFieldLabel();
  const { id, hintId, value } = useEditorField("facts.featured");
  return (
    <div>
      <label className="choice">
        <input type="checkbox" id={id} name="facts.featured" defaultChecked={value === "on"} aria-describedby={hintId} />
        <b>{label("facts.featured")}</b>
      </label>
      <p className="field-hint" id={hintId}>
        {t("hints.featured")}
      </p>
    </div>
  );
}

/** Category, price, group and place. */
export function BasicFields({ zones, hasStop }: { zones: readonly string[]; hasStop: boolean }) {
  const { t } = useTranslation("contentAdmin");
  return (
    <EditorGroup alone title={t("editor.tourFacts")}>
      <div className="editor-fields">
        <CategoryField />
        <EditorField name="facts.basePriceUsd" hint={t("hints.price")} inputMode="numeric" maxLength={7} />
        <EditorField name="facts.discountPercent" hint={t("hints.discount")} inputMode="numeric" maxLength={4} />
        <EditorField name="facts.groupMin" inputMode="numeric" maxLength={4} />
        <EditorField name="facts.groupMax" hint={t("hints.groupMax")} inputMode="numeric" maxLength={4} />
        <ZoneField zones={zones} />
        <PlaceField hasStop={hasStop} />
        <FeaturedField />
      </div>
    </EditorGroup>
  );
}

/** Title, summary and description; what is and is not included, and the lines of the Details tab that are not true for this tour. */
export function TextFields({ places }: { places: readonly string[] }) {
  const { t } = useTranslation(["contentAdmin", "tour"]);
  const formats = useFormats();
  const { language } = useEditor().page;
  return (
    <>
      <EditorGroup alone title={t("editor.texts")}>
        <TextPair field="title" maxLength={70} />
        <TextPair field="destination" hint={t("hints.destination")} rows={2} maxLength={90} />
        <p className="field-hint places-hint">
          {places.length > 0 ? t("places.some", { places: formats.list([...places]) }) : t("places.none")}
        </p>
        <TextPair field="summary" hint={t("hints.summary", { least: 40, most: 165 })} rows={3} maxLength={165} />
        <TextPair field="description" hint={t("hints.paragraphs", { least: 2, most: 6 })} rows={10} />
        <TextPair field="highlights" hint={t("hints.lines", { least: 5, most: 9 })} rows={7} />
      </EditorGroup>
      <EditorGroup title={t("editor.details")}>
        <TextPair field="included" hint={t("hints.lines", { least: 4, most: 14 })} rows={7} />
        <TextPair field="notIncluded" hint={t("hints.lines", { least: 3, most: 10 })} rows={5} />
        <p className="field-hint" id={fieldId("english.details")} tabIndex={-1}>
          <span id={fieldId(`translations.${language}.details`)} tabIndex={-1}>
            {t("hints.details")}
          </span>
        </p>
        {detailNames.map((detail) => (
          <TextPair
            key={detail}
            field={`details.${detail}`}
            hint={t("hints.insteadOf", { text: t(`tour:details.${detail}Text`) })}
            rows={2}
            maxLength={400}
          />
        ))}
      </EditorGroup>
    </>
  );
}

/** The length of the tour; the days that are to be written follow it. */
function DurationField({ rearranging }: { rearranging: Rearranging }) {
  const { t } = useTranslation("contentAdmin");
  const refit = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.form) rearranging.rearrange(target.form, "itinerary fit");
  };
  return (
    <div onInput={refit} className="grid gap-2">
      <EditorField name="facts.durationDays" hint={t("hints.duration")} inputMode="numeric" maxLength={4} />
      <span className="without-script">
        <WishButton
          rearranging={rearranging}
          wish="itinerary fit"
          anchor={fieldId("english.itinerary")}
          className="button button-secondary button-small"
        >
          {t("itinerary.fit")}
        </WishButton>
      </span>
    </div>
  );
}

/** The length of a tour and its days: what is told of each, and what is known of it. */
export function DaysFields() {
  const { t } = useTranslation("contentAdmin");
  const itinerary = useRearranging();
  return (
    <>
      <SaveByEnter />
      <EditorGroup alone title={t("fields.text.itinerary")}>
        <div className="editor-fields">
          <DurationField rearranging={itinerary} />
        </div>
        <ItineraryField rearranging={itinerary} />
      </EditorGroup>
    </>
  );
}

/** The main picture, and those after it. */
export function PictureFields({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation("contentAdmin");
  return (
    <>
      <SaveByEnter />
      <EditorGroup alone title={t("editor.pictures")}>
        <PictureField name="facts.picture" choices={pictures} />
        <GalleryField choices={pictures} />
      </EditorGroup>
    </>
  );
}
