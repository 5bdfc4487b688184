import { useTranslation } from "react-i18next";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { EditorGroup } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { SlugField } from "#app/features/publishing/content/admin/editor/slug-field.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { PlaceField } from "./place-field.tsx";
import { CategoryField, ZoneField } from "./tour-editor.tsx";

/** What a draft cannot be without; all else follows in its sections. */
export function NewTourFields({ pictures, zones }: { pictures: readonly Picture[]; zones: readonly string[] }) {
  const { t } = useTranslation(["tourAdmin", "contentAdmin"]);
  return (
    <>
      <EditorGroup title={t("new.title")}>
        <p className="text-sm text-muted">{t("new.text")}</p>
        <EditorField name="english.title" lang="en" maxLength={70} />
        <div className="editor-fields">
          <CategoryField />
          <EditorField name="facts.durationDays" hint={t("hints.duration")} inputMode="numeric" maxLength={4} />
          <EditorField name="facts.basePriceUsd" hint={t("contentAdmin:hints.price")} inputMode="numeric" maxLength={7} />
          <EditorField name="facts.groupMin" inputMode="numeric" maxLength={4} />
          <EditorField name="facts.groupMax" hint={t("contentAdmin:hints.groupMax")} inputMode="numeric" maxLength={4} />
          <ZoneField zones={zones} />
          <PlaceField hasStop={false} />
          <SlugField />
        </div>
      </EditorGroup>
      <EditorGroup title={t("contentAdmin:editor.pictures")}>
        <PictureField name="facts.picture" choices={pictures} />
      </EditorGroup>
    </>
  );
}
