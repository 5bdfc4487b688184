import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { maxEmailLength, maxNameLength, maxPhoneLength, nameFields, profileErrors } from "#app/features/people/accounts/account-fields.ts";
import { useAccountForm, type AccountField } from "#app/features/people/accounts/account-form.ts";
import { maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import type { ProfileView } from "./profile.server.ts";

/** What the page answers to the sent dialog. */
export type ProfileAnswer = FormAnswer<"password" | "too_many", { saved: { passwordChanged: boolean; pendingEmail: string | undefined } }>;

type Props = { profile: ProfileView; open: boolean; answer: ProfileAnswer | undefined; onClose: () => void };

const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

/** Why nothing was saved, in words; undefined where no more is to be said than stands at the fields. */
export function useProfileProblem(answer: ProfileAnswer | undefined): { title: string; text: string } | undefined {
  const { t } = useTranslation("profile");
  const problem = answer?.problem;
  if (!problem) return undefined;
  const failed = problem === "password" ? problem : problem === "forbidden" ? "notAuthenticated" : "update";
  const text = problem === "too_many" ? t("failed.tooMany", { count: answer.waitMinutes ?? 0 }) : t(`failed.${failed}.text`);
  return { title: t(`failed.${failed}.title`), text };
}

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

type FieldProps = { field: AccountField; profile: ProfileView };

/** Who has no password types her address to have it changed, as to delete the account. */
function PersonFields({ field, profile }: FieldProps) {
  const { t } = useTranslation("profile");
  const hint = t(useCanEmail() ? "form.emailHint" : "form.emailHintUnsent");
  const mail = field("email", { initial: profile.email, hint });
  const proof = field("currentEmail", { hint: t("form.currentEmailHint") });
  const tel = field("phone", { initial: profile.phone });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {nameFields.map(({ name, autoComplete }) => {
          const { box, control } = field(name, { initial: profile[name] });
          return (
            <FormField key={name} {...box} label={t(`form.${name}`)}>
              <input {...control} type="text" autoComplete={autoComplete} required minLength={2} maxLength={maxNameLength} />
            </FormField>
          );
        })}
      </div>
      <FormField {...mail.box} label={t("form.email")}>
        <input {...mail.control} type="email" autoComplete="email" required maxLength={maxEmailLength} />
      </FormField>
      {profile.hasPassword ? null : (
        <FormField {...proof.box} label={t("delete.email.label", { email: profile.email })}>
          <input {...proof.control} type="email" autoComplete="off" maxLength={maxEmailLength} />
        </FormField>
      )}
      <FormField
        {...tel.box}
        label={
          <>
            {t("form.phone")} <span className="field-optional">{t("form.optional")}</span>
          </>
        }
      >
        <input {...tel.control} type="tel" autoComplete="tel" maxLength={maxPhoneLength} />
      </FormField>
    </>
  );
}

/** Three fields for who has a password; for others the way to one. */
function PasswordFields({ field, profile: { hasPassword } }: FieldProps) {
  const { t } = useTranslation("profile");
  return (
    <fieldset className="dialog-part">
      <legend className="h4">{t("form.changePassword")}</legend>
      {hasPassword ? (
        passwordFields.map((name) => {
          const current = name === "currentPassword";
          const { box, control } = field(name, current ? { hint: t("form.currentPasswordHint") } : {});
          const asked = current ? { autoComplete: "current-password" } : { autoComplete: "new-password", minLength: minPasswordLength };
          return (
            <FormField key={name} {...box} label={t(`form.${name}`)}>
              <PasswordInput {...control} {...asked} maxLength={maxPasswordLength} />
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
  const { form, field } = useAccountForm("profile", answer, { keys: profileErrors, text: (key, values) => t(`errors.${key}`, values) });
  const note = useRef<HTMLParagraphElement>(null);
  const problem = useProfileProblem(answer);
  useEffect(() => {
    if (answer?.problem) note.current?.focus();
  }, [answer]);
  return (
    <Form {...form} action={path} preventScrollReset>
      {problem ? (
        <FailureNote note={note} title={problem.title}>
          {problem.text}
        </FailureNote>
      ) : null}
      <PersonFields field={field} profile={profile} />
      <PasswordFields field={field} profile={profile} />
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
