import { useTranslation } from "react-i18next";
import { continents } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { EditorGroup } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { SlugField } from "#app/features/publishing/content/admin/editor/slug-field.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";

/** The fields of a destination. */
export function DestinationFields({ pictures, isNew }: { pictures: readonly Picture[]; isNew: boolean }) {
  const { t } = useTranslation(["contentAdmin", "common"]);
  const choices = continents.map((continent) => ({ value: continent, name: t(`common:continents.${continent}`) }));
  return (
    <>
      <EditorGroup title={t("editor.texts")}>
        <TextPair field="name" hint={t("hints.placeCountry")} maxLength={80} />
        <TextPair field="summary" hint={t("hints.summary", { least: 40, most: 165 })} rows={3} maxLength={165} />
        <TextPair field="description" hint={t("hints.paragraphs", { least: 2, most: 6 })} rows={12} />
        <TextPair field="highlights" hint={t("hints.lines", { least: 4, most: 9 })} rows={7} />
        <TextPair field="bestTimeToVisit" rows={4} maxLength={400} />
      </EditorGroup>
      <EditorGroup title={t("editor.facts")}>
        <div className="editor-fields">
          <EditorField name="facts.continent" options={[{ value: "", name: t("editor.choose") }, ...choices]} />
          <EditorField name="facts.currency" hint={t("hints.currency")} maxLength={3} />
          <EditorField name="facts.popularRank" hint={t("hints.popularRank")} inputMode="numeric" maxLength={2} />
          <EditorField name="facts.latitude" hint={t("hints.latitude")} inputMode="decimal" maxLength={20} />
          <EditorField name="facts.longitude" hint={t("hints.longitude")} inputMode="decimal" maxLength={20} />
          {isNew ? <SlugField /> : null}
        </div>
        <PictureField name="facts.picture" choices={pictures} />
      </EditorGroup>
    </>
  );
}
