import { useTranslation } from "react-i18next";
import { EditorField } from "./editor-field.tsx";

/** Where a new piece will be found; made from its English name where nothing is typed. */
export function SlugField() {
  const { t } = useTranslation("contentAdmin");
  return <EditorField name="slug" hint={t("hints.slug")} maxLength={80} />;
}
