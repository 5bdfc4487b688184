import { getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { maxNameLength, maxPhoneLength } from "#app/features/people/accounts/name-rules.ts";
import { askedPasswordLength, maxPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import type { ProfileError } from "./profile-form.server.ts";
import type { ProfileView } from "./profile.server.ts";

/** What the page answers to the sent dialog. */
export type ProfileAnswer = {
  sent?: SubmissionResult<ProfileError[]>;
  saved?: { passwordChanged: boolean; pendingEmail: string | undefined };
  failed?: "notAuthenticated" | "password" | "update";
  /** In place of the general text of `failed`. */
  message?: string;
};

type FieldName = "firstName" | "lastName" | "email" | "phone" | "currentPassword" | "currentEmail" | "newPassword" | "confirmPassword";
type Fields = Record<FieldName, string>;
type Props = { profile: ProfileView; open: boolean; answer: ProfileAnswer | undefined; onClose: () => void };

const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

const limits: Partial<Record<ProfileError, number>> = {
  nameTooLong: maxNameLength,
  phoneTooLong: maxPhoneLength,
  passwordTooLong: maxPasswordLength,
};

/** The edit dialog: it cannot be closed while it is saving. */
export function ProfileDialog({ profile, open, answer, onClose }: Props) {
  const { t } = useTranslation("profile");
  const navigation = useNavigation();
  const saving = navigation.state !== "idle" && navigation.formMethod === "POST" && navigation.formData?.has("firstName") === true;
  return (
    <Modal open={open} onClose={onClose} label={t("edit")} className="profile-dialog" locked={saving} openWithoutScript={open}>
      <h2 className="h3">{t("edit")}</h2>
      <ProfileForm profile={profile} answer={answer} saving={saving} onCancel={onClose} />
    </Modal>
  );
}

type FieldType = "text" | "email" | "tel" | "password";

/** The form, and for each of its fields what its box, its control and its key are. */
function useProfileForm({ firstName, lastName, email, phone = "" }: ProfileView, answer: ProfileAnswer | undefined) {
  const { t } = useTranslation("profile");
  const [form, fields] = useForm<Fields, Fields, ProfileError[]>({
    id: "profile",
    lastResult: answer?.sent,
    defaultValue: { firstName, lastName, email, phone },
    // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
    defaultNoValidate: false,
  });
  const { isEdited, onInput } = useEditedFields(answer);
  const field = (name: FieldName, type: FieldType, { autoComplete, hint }: { autoComplete: string; hint?: string }) => {
    const meta = fields[name];
    const [first] = isEdited(name) ? [] : (meta.errors ?? []);
    const error = first && t(`errors.${first}`, { limit: limits[first] ?? 0 });
    const { key, ...input } = getInputProps(meta, { type });
    return {
      around: { id: meta.id, errorId: meta.errorId, error, hint },
      input: { ...input, autoComplete, ...fieldControl(meta.id, { hint, error }) },
      key,
    };
  };
  return { form, onInput, field };
}

type FieldProps = Pick<ReturnType<typeof useProfileForm>, "field">;

/** Who has no password types her address to have it changed, as to delete the account. */
function PersonFields({ field, profile }: FieldProps & { profile: ProfileView }) {
  const { t } = useTranslation("profile");
  const first = field("firstName", "text", { autoComplete: "given-name" });
  const last = field("lastName", "text", { autoComplete: "family-name" });
  const mail = field("email", "email", { autoComplete: "email", hint: t("form.emailHint") });
  const proof = field("currentEmail", "email", { autoComplete: "off", hint: t("form.currentEmailHint") });
  const tel = field("phone", "tel", { autoComplete: "tel" });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...first.around} label={t("form.firstName")}>
          <input {...first.input} key={first.key} required minLength={2} maxLength={maxNameLength} />
        </FormField>
        <FormField {...last.around} label={t("form.lastName")}>
          <input {...last.input} key={last.key} required minLength={2} maxLength={maxNameLength} />
        </FormField>
      </div>
      <FormField {...mail.around} label={t("form.email")}>
        <input {...mail.input} key={mail.key} required maxLength={254} />
      </FormField>
      {profile.hasPassword ? null : (
        <FormField {...proof.around} label={t("delete.email.label", { email: profile.email })}>
          <input {...proof.input} key={proof.key} maxLength={254} />
        </FormField>
      )}
      <FormField
        {...tel.around}
        label={
          <>
            {t("form.phone")} <span className="field-optional">{t("form.optional")}</span>
          </>
        }
      >
        <input {...tel.input} key={tel.key} maxLength={maxPhoneLength} />
      </FormField>
    </>
  );
}

/** Three fields for who has a password; for others the way to one. */
function PasswordFields({ field, hasPassword }: FieldProps & Pick<ProfileView, "hasPassword">) {
  const { t } = useTranslation("profile");
  return (
    <fieldset className="dialog-part">
      <legend className="h4">{t("form.changePassword")}</legend>
      {hasPassword ? (
        passwordFields.map((name) => {
          const current = name === "currentPassword";
          const { around, input, key } = current
            ? field(name, "password", { autoComplete: "current-password", hint: t("form.currentPasswordHint") })
            : field(name, "password", { autoComplete: "new-password" });
          return (
            <FormField key={name} {...around} label={t(`form.${name}`)}>
              <PasswordInput {...input} key={key} minLength={current ? undefined : askedPasswordLength} maxLength={maxPasswordLength} />
            </FormField>
          );
        })
      ) : (
        <p>
          {t("form.noPassword")}{" "}
          <LocalLink className="text-link" to="/forgot-password">
            {t("form.setPassword")}
          </LocalLink>
        </p>
      )}
    </fieldset>
  );
}

type FormProps = { profile: ProfileView; answer: ProfileAnswer | undefined; saving: boolean; onCancel: () => void };

function ProfileForm({ profile, answer, saving, onCancel }: FormProps) {
  const { t } = useTranslation("profile");
  const path = localPath(useLanguage(), "/profile?edit=1");
  const { form, onInput, field } = useProfileForm(profile, answer);
  const note = useRef<HTMLParagraphElement>(null);
  const failed = answer?.failed;
  useEffect(() => {
    if (answer?.failed) note.current?.focus();
  }, [answer]);
  return (
    <Form
      method="post"
      action={path}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      onInput={onInput}
      preventScrollReset
    >
      {failed ? (
        <FailureNote note={note} title={t(`failed.${failed}.title`)}>
          {answer?.message ?? t(`failed.${failed}.text`)}
        </FailureNote>
      ) : null}
      <PersonFields field={field} profile={profile} />
      <PasswordFields field={field} hasPassword={profile.hasPassword} />
      <div className="dialog-buttons">
        <LocalLink
          className="button button-ghost"
          to="/profile"
          replace
          preventScrollReset
          aria-disabled={saving}
          onClick={(event) => {
            event.preventDefault();
            if (!saving) onCancel();
          }}
        >
          {t("form.cancel")}
        </LocalLink>
        <SendButton sending={saving}>{saving ? t("form.saving") : t("form.save")}</SendButton>
      </div>
    </Form>
  );
}
