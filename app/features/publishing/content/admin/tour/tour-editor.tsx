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
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { useRearranging, WishButton, type Rearranging } from "#app/features/publishing/content/admin/editor/rearranging.tsx";
import { SlugField } from "#app/features/publishing/content/admin/editor/slug-field.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";
import { detailNames } from "#app/features/publishing/content/admin/editor/tour-fields.ts";

type Props = {
  pictures: readonly Picture[];
  isNew: boolean;
  /** Time zones to propose. */
  zones: readonly string[];
  /** Names of the destinations that list the tour as it is saved. */
  places: readonly string[];
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Enter in a field saves, and presses none of the buttons between the fields: without JavaScript the first button of a form is pressed. */
function SaveByEnter() {
  const hydrated = useHydrated();
  return hydrated ? null : <button className="sr-only" tabIndex={-1} aria-hidden="true" />;
}

function Texts({ isNew, places }: Pick<Props, "isNew" | "places">) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  return (
    <EditorGroup title={t("editor.texts")}>
      <TextPair field="title" maxLength={70} />
      <TextPair field="destination" hint={t("hints.destination")} rows={2} maxLength={90} />
      {isNew ? null : (
        <p className="field-hint places-hint">
          {places.length > 0 ? t("places.some", { places: formats.list([...places]) }) : t("places.none")}
        </p>
      )}
      <TextPair field="summary" hint={t("hints.summary", { least: 40, most: 165 })} rows={3} maxLength={165} />
      <TextPair field="description" hint={t("hints.paragraphs", { least: 2, most: 6 })} rows={10} />
      <TextPair field="highlights" hint={t("hints.lines", { least: 5, most: 9 })} rows={7} />
    </EditorGroup>
  );
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

function Facts({ isNew, zones, rearranging }: Pick<Props, "isNew" | "zones"> & { rearranging: Rearranging }) {
  const { t } = useTranslation(["contentAdmin", "common"]);
  const formats = useFormats();
  const choose = { value: "", name: t("editor.choose") };
  const categories = tourCategories.map((category) => ({ value: category, name: t(`common:categories.${category}`) }));
  const days = weekdays.map((weekday) => ({ value: String(weekday), name: formats.weekday(weekday, "long") }));
  return (
    <EditorGroup title={t("editor.tourFacts")}>
      <div className="editor-fields">
        <EditorField name="facts.category" options={[choose, ...categories]} />
        <DurationField rearranging={rearranging} />
        <EditorField name="facts.basePriceUsd" hint={t("hints.price")} inputMode="numeric" maxLength={7} />
        <EditorField name="facts.discountPercent" hint={t("hints.discount")} inputMode="numeric" maxLength={4} />
        <EditorField name="facts.groupMin" inputMode="numeric" maxLength={4} />
        <EditorField name="facts.groupMax" hint={t("hints.groupMax")} inputMode="numeric" maxLength={4} />
        <EditorField name="facts.startWeekday" hint={t("hints.startWeekday")} options={[choose, ...days]} />
        <EditorField name="facts.timeZone" hint={t("hints.timeZone")} maxLength={60} list="tour-zones" />
        <EditorField name="facts.latitude" hint={t("hints.latitude")} inputMode="decimal" maxLength={20} />
        <EditorField name="facts.longitude" hint={t("hints.longitude")} inputMode="decimal" maxLength={20} />
        <FeaturedField />
        {isNew ? <SlugField /> : null}
      </div>
      <datalist id="tour-zones">
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </EditorGroup>
  );
}

/** What is and is not included, and the lines of the Details tab that are not true for this tour. */
function Details() {
  const { t } = useTranslation(["contentAdmin", "tour"]);
  const { language } = useEditor().page;
  return (
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
  );
}

/** The fields of a tour. */
export function TourFields({ pictures, isNew, zones, places }: Props) {
  const { t } = useTranslation("contentAdmin");
  const itinerary = useRearranging();
  return (
    <>
      <SaveByEnter />
      <Texts isNew={isNew} places={places} />
      <Facts isNew={isNew} zones={zones} rearranging={itinerary} />
      <EditorGroup title={t("fields.text.itinerary")}>
        <ItineraryField rearranging={itinerary} />
      </EditorGroup>
      <Details />
      <EditorGroup title={t("editor.pictures")}>
        <PictureField name="facts.picture" choices={pictures} />
        <GalleryField choices={pictures} />
      </EditorGroup>
    </>
  );
}
