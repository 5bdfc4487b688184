/** What is decided about a piece as a whole: whether visitors see it, and where. Each is a form of its own beside the texts. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { publicationStates, publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { answerTo } from "#app/values/form-answer.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { useErrorText } from "./editor-labels.ts";
import type { EditedPiece, EditorAnswer, EditorForm, EditorPage } from "./editor-form.ts";
import { StateBadge } from "#app/features/publishing/content/admin/state-badge.tsx";

type Props = { page: EditorPage; piece: EditedPiece; answer: EditorAnswer | undefined; unsaved: boolean };

/** True while one of the editor's forms is on its way. */
export function useSending(form: EditorForm): boolean {
  const navigation = useNavigation();
  return navigation.state !== "idle" && navigation.formData?.get("form") === form;
}

type SideFormProps = Pick<Props, "piece" | "unsaved"> & { form: EditorForm; title: string; send: string; children: ReactNode };

function SideForm({ piece, unsaved, form, title, send, children }: SideFormProps) {
  const { t } = useTranslation("contentAdmin");
  const sending = useSending(form);
  const head = `editor-${form}`;
  return (
    <section className="panel" aria-labelledby={head}>
      <h2 className="h4" id={head}>
        {title}
      </h2>
      <Form method="post" className="side-form" preventScrollReset noValidate>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="version" value={piece.version} />
        {children}
        <SendButton sending={sending} disabled={unsaved} look="button-secondary">
          {send}
        </SendButton>
        {unsaved ? <p className="field-hint">{t("editor.saveFirst")}</p> : null}
      </Form>
    </section>
  );
}

export function Publication(props: Props) {
  const { t } = useTranslation("contentAdmin");
  const { piece } = props;
  return (
    <SideForm
      {...props}
      form="publication"
      title={props.page.section ? t("list.state") : t("publication.title")}
      send={t("publication.send")}
    >
      <p>
        {t("publication.now")} <StateBadge state={piece.state} />
      </p>
      <fieldset key={`${piece.state} ${piece.version}`}>
        <legend className="sr-only">{t("publication.title")}</legend>
        {publicationStates.map((state) => (
          <div key={state} className="publication-choice">
            <label className="choice">
              <input type="radio" name="state" value={state} defaultChecked={state === piece.state} aria-describedby={`means-${state}`} />
              <b>{t(`states.${state}`)}</b>
            </label>
            <p className="field-hint" id={`means-${state}`}>
              {t(`publication.means.${state}`)}
            </p>
          </div>
        ))}
      </fieldset>
      {props.page.kind === "tour" ? <p className="field-hint">{t("publication.tour")}</p> : null}
    </SideForm>
  );
}

export function Address(props: Props) {
  const { t } = useTranslation("contentAdmin");
  const errorText = useErrorText();
  const { page, piece, answer } = props;
  const sent = answerTo(answer, "address");
  const error = sent?.errors?.slug;
  if (page.kind === "testimonial") return null;
  const describedBy = ["slug-hint", error && "slug-error"].filter(Boolean).join(" ");
  return (
    <SideForm {...props} form="address" title={t("address.title")} send={t("address.send")}>
      <p className="text-sm text-muted break-words">{publicPathOf(page.kind, piece.slug)}</p>
      <div className="field">
        <label htmlFor="field-slug">{t("fields.slug")}</label>
        <div className="input" data-invalid={error ? "" : undefined}>
          <input
            key={`${piece.slug} ${sent?.at}`}
            id="field-slug"
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            defaultValue={sent?.values?.slug ?? piece.slug}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </div>
        <p className="field-hint" id="slug-hint">
          {t("address.hint")}
        </p>
        <FieldError id="slug-error" error={error && errorText(error)} />
      </div>
    </SideForm>
  );
}

/** A draft made from this tour; the moment at which the page was made tells one wish from the next. */
export function Duplicate(props: Props) {
  const { t } = useTranslation("contentAdmin");
  if (props.page.kind !== "tour") return null;
  return (
    <SideForm {...props} form="duplicate" title={t("duplicate.title")} send={t("duplicate.send")}>
      <input type="hidden" name="once" value={props.page.clock.now} />
      <p className="field-hint">{t("duplicate.hint")}</p>
    </SideForm>
  );
}
