import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { defaultLanguage, languageFacts, languages, localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Modal } from "#app/ui/modal.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { ToastMessage } from "#app/ui/toast.ts";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import type { EditedMember } from "./team-changes.server.ts";
import { memberLimits, positionName, teamErrors, type TeamAnswer } from "./team-member.ts";

type Props = {
  /** Whom the dialog edits; without one it adds. */
  member: EditedMember | undefined;
  answer: TeamAnswer | undefined;
  /** Why nothing was saved, where no field says it. */
  feedback: (ToastMessage & { at: string }) | undefined;
};

const focused = (element: HTMLElement | null) => element?.focus();

const closedPath = "/about#team";

/** A text field of the dialog, with what was sent or stored. */
function TextField({
  name,
  label,
  placeholder,
  maxLength,
  value,
  error,
  language,
  hint,
}: {
  name: string;
  label: ReactNode;
  placeholder?: string;
  maxLength: number;
  value: string;
  error: string | undefined;
  language?: string;
  hint?: string;
}) {
  const id = useId();
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error} hint={hint}>
      <input
        {...fieldControl(id, { hint, error })}
        name={name}
        lang={language}
        maxLength={maxLength}
        placeholder={placeholder}
        defaultValue={value}
        autoComplete="off"
      />
    </FormField>
  );
}

function ImageFields({
  member,
  errorOf,
  valueOf,
}: {
  member: Props["member"];
  errorOf: (name: string) => string | undefined;
  valueOf: (name: string, stored: string) => string;
}) {
  const { t } = useTranslation("team");
  const id = useId();
  const fileError = errorOf("image");
  return (
    <fieldset className="grid gap-4">
      <legend className="label-head mb-2">{t("image")}</legend>
      <div className="field">
        <label htmlFor={id}>{t("upload")}</label>
        <input
          id={id}
          className="file-input"
          type="file"
          name="image"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-invalid={fileError ? true : undefined}
          aria-describedby={`${id}-hint${fileError ? ` ${id}-error` : ""}`}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {t("uploadHint")}
        </p>
        {fileError ? (
          <p className="field-error" id={`${id}-error`}>
            {fileError}
          </p>
        ) : null}
      </div>
      <TextField
        name="imagePath"
        label={t("address")}
        maxLength={memberLimits.imagePath}
        value={valueOf("imagePath", member?.imagePath ?? "")}
        error={errorOf("imagePath")}
        hint={t("addressHint")}
      />
      {member ? (
        <label className="choice">
          <input type="checkbox" name="removeImage" />
          {t("removeImage")}
        </label>
      ) : null}
    </fieldset>
  );
}

function DialogForm({ member, answer, feedback, titleId }: Props & { titleId: string }) {
  const { t } = useTranslation(["team", "admin"]);
  const formats = useFormats();
  const language = useLanguage();
  const navigation = useNavigation();
  const saving = navigation.state !== "idle" && navigation.formMethod === "POST";
  const { isEdited, onInput } = useEditedFields(answer?.at);
  const errorOf = (name: string) => {
    const error = isEdited(name) ? undefined : teamErrors.find((key) => key === errorIn(answer, name));
    return error && t(`errors.${error}`);
  };
  const valueOf = (name: string, stored: string) => typedIn(answer, name, stored);
  const others = languages.filter((other) => other !== defaultLanguage);
  const positionField = (code: (typeof languages)[number], label: ReactNode, placeholder?: string) => (
    <TextField
      key={code}
      name={positionName(code)}
      label={label}
      placeholder={placeholder}
      language={code}
      maxLength={memberLimits.position}
      value={valueOf(positionName(code), member?.positions[code] ?? "")}
      error={errorOf(positionName(code))}
    />
  );
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      // Without JavaScript the page is drawn anew from its top: the fragment leads back to the dialog.
      action={`${localPath(language, "/about")}${member ? `?edit=${member.id}` : "?edit=new"}#team`}
      className="confirm"
      aria-labelledby={titleId}
      noValidate
      preventScrollReset
      onInput={onInput}
    >
      <h2 className="h3" id={titleId}>
        {member ? t("editTitle") : t("addTitle")}
      </h2>
      {answer?.result?.error ? (
        <p className="note note-bad" role="alert" tabIndex={-1} key={answer.at} ref={focused}>
          {t("summary")}
        </p>
      ) : null}
      {feedback ? (
        <p className="note note-bad" role="alert" tabIndex={-1} key={feedback.at} ref={focused}>
          <span>
            <b>{formats.sentence(feedback.title)}</b> {feedback.text}
          </span>
        </p>
      ) : null}
      <input type="hidden" name="intent" value="save" />
      {member ? <input type="hidden" name="id" value={member.id} /> : null}
      <TextField
        name="name"
        label={t("name")}
        placeholder={t("namePlaceholder")}
        maxLength={memberLimits.name}
        value={valueOf("name", member?.name ?? "")}
        error={errorOf("name")}
      />
      {positionField(defaultLanguage, t("position"), t("positionPlaceholder"))}
      <details open={others.some((code) => errorOf(positionName(code))) || undefined}>
        <summary className="more-link">
          <span>{t("otherLanguages")}</span>
        </summary>
        <div className="mt-3 grid gap-4">
          <p className="field-hint">{t("otherLanguagesHint")}</p>
          {others.map((code) => positionField(code, <span lang={code}>{languageFacts[code].name}</span>))}
        </div>
      </details>
      <ImageFields member={member} errorOf={errorOf} valueOf={valueOf} />
      <div className="confirm-actions">
        <LocalLink className="button button-secondary" to={closedPath} prefetch="none" replace preventScrollReset>
          {t("admin:list.cancel")}
        </LocalLink>
        <SendButton sending={saving}>{saving ? t("saving") : t("save")}</SendButton>
      </div>
    </Form>
  );
}

/** Adds or edits a member. A state of the address: without JavaScript it stands in the page. */
export function TeamDialog(props: Props) {
  const { t } = useTranslation("team");
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const language = useLanguage();
  const titleId = useId();
  if (!hydrated) return <DialogForm {...props} titleId={titleId} />;
  return (
    <Modal
      open
      onClose={() => void navigate(localPath(language, closedPath), { replace: true, preventScrollReset: true })}
      label={props.member ? t("editTitle") : t("addTitle")}
      className="dialog"
      locked={navigation.formMethod === "POST"}
    >
      <DialogForm {...props} titleId={titleId} />
    </Modal>
  );
}
