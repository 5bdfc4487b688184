import { useTranslation } from "react-i18next";
import { passwordStrength, passwordStrengths } from "#app/features/people/accounts/password-rules.ts";

/** Says how good a new password is while it is being typed; a rule before that. */
export function PasswordStrengthHint({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation("signIn");
  const strength = passwordStrength(password);
  const level = passwordStrengths.indexOf(strength);
  return (
    <div className="password-strength">
      {password === "" ? null : (
        <span className="password-bars" data-level={level} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      )}
      <p className="field-hint" id={id} aria-live="polite">
        {password === "" ? t("strength.rule") : t(`strength.${strength}`)}
      </p>
    </div>
  );
}
