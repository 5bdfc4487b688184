import { useTranslation } from "react-i18next";
import type { Picture } from "#app/ui/picture.tsx";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { EditorGroup } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";

const ratings = [5, 4, 3, 2, 1];

/** The fields of a testimonial. */
export function TestimonialFields({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation("contentAdmin");
  const stars = ratings.map((count) => ({ value: String(count), name: t("stars", { count }) }));
  return (
    <>
      <EditorGroup title={t("editor.facts")}>
        <div className="editor-fields">
          <EditorField name="facts.name" hint={t("hints.traveller")} maxLength={60} />
          <EditorField name="facts.rating" options={[{ value: "", name: t("editor.choose") }, ...stars]} />
        </div>
        <PictureField name="facts.picture" choices={pictures} />
      </EditorGroup>
      <EditorGroup title={t("editor.texts")}>
        <TextPair field="text" hint={t("hints.said", { least: 40, most: 400 })} rows={5} maxLength={400} />
        <TextPair field="country" hint={t("hints.country")} maxLength={40} />
      </EditorGroup>
    </>
  );
}
