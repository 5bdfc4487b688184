import { useTranslation } from "react-i18next";
import { articleCategories } from "#app/features/publishing/blog/blog-terms.ts";
import { useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { EditorField } from "#app/features/publishing/content/admin/editor/editor-field.tsx";
import { EditorGroup } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { PictureField } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { SlugField } from "#app/features/publishing/content/admin/editor/slug-field.tsx";
import { TextPair, usePairNames } from "#app/features/publishing/content/admin/editor/text-pair.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { Select } from "#app/ui/select.tsx";
import { RichTextField } from "./rich-text-field.tsx";

type Named = { slug: string; name: string };
type Props = { authors: readonly Named[]; articles: readonly Named[]; pictures: readonly Picture[]; isNew: boolean };

/** The text in English and, beside it, in the chosen language. */
function BodyPair({ pictures }: Pick<Props, "pictures">) {
  const { t } = useTranslation("articles");
  const { language } = useEditor().page;
  const names = usePairNames("body");
  return (
    <div className="text-pair">
      <RichTextField name={names.english} lang="en" pictures={pictures} hint={t("body")} />
      <RichTextField key={language} name={names.other} lang={language} pictures={pictures} hint={t("body")} />
    </div>
  );
}

function Featured() {
  const { t } = useTranslation("articles");
  const name = "facts.featured";
  const label = useFieldLabel()(name);
  const { id, value } = useEditorField(name);
  return (
    <div className="field">
      <p className="field-label">{label}</p>
      <div>
        <label className="choice" htmlFor={id}>
          <input id={id} type="checkbox" name={name} defaultChecked={value === "on"} />
          {t("hints.featured")}
        </label>
      </div>
    </div>
  );
}

const mostRelated = 3;

/** Up to three articles, each of its own field. */
function Related({ articles }: Pick<Props, "articles">) {
  const { t } = useTranslation("articles");
  const formats = useFormats();
  const name = "facts.related";
  const label = useFieldLabel()(name);
  const { page } = useEditor();
  const { id, errorId, value, error } = useEditorField(name);
  const chosen = value.split("\n");
  const others = articles.filter(({ slug }) => slug !== page.piece?.slug);
  const choices = [{ value: "", name: t("hints.none") }, ...others.map(({ slug, name: title }) => ({ value: slug, name: title }))];
  return (
    <fieldset id={id} tabIndex={-1} className="related-articles">
      <legend className="field-label">{label}</legend>
      <p className="field-hint mb-2">{t("hints.related")}</p>
      <div className="editor-fields">
        {[...Array(mostRelated).keys()].map((index) => (
          <FormField
            key={index}
            id={`${id}-${index}`}
            errorId={errorId}
            label={t("hints.relatedNumber", { number: formats.number(index + 1) })}
            error={index === 0 ? error : undefined}
          >
            <Select
              id={`${id}-${index}`}
              name={name}
              defaultValue={chosen[index] ?? ""}
              aria-describedby={error && index === 0 ? errorId : undefined}
              options={choices}
            />
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}

/** The fields of an article. */
export function ArticleFields({ authors, articles, pictures, isNew }: Props) {
  const { t } = useTranslation(["contentAdmin", "articles", "blog"]);
  const choose = { value: "", name: t("editor.choose") };
  return (
    <>
      <EditorGroup title={t("editor.texts")}>
        <TextPair field="title" maxLength={90} />
        <TextPair field="excerpt" hint={t("articles:hints.excerpt")} rows={3} maxLength={220} />
        <TextPair field="tags" hint={t("articles:hints.tags")} rows={4} />
        <BodyPair pictures={pictures} />
      </EditorGroup>
      <EditorGroup title={t("editor.facts")}>
        <div className="editor-fields">
          <EditorField
            name="facts.category"
            options={[choose, ...articleCategories.map((category) => ({ value: category, name: t(`blog:categories.${category}`) }))]}
          />
          <EditorField name="facts.author" options={[choose, ...authors.map(({ slug, name }) => ({ value: slug, name }))]} />
          <EditorField name="facts.date" type="date" />
          <Featured />
          {isNew ? <SlugField /> : null}
        </div>
        <Related articles={articles} />
        <PictureField name="facts.picture" choices={pictures} />
      </EditorGroup>
    </>
  );
}
