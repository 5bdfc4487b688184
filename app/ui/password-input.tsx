import { Eye, EyeOff } from "#app/ui/icons.tsx";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "./hydrated.ts";

/** A password with a button that shows what was typed. Pasting and password managers work as everywhere. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const EyeIcon = shown ? EyeOff : Eye;
  return (
    <>
      <input {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="password-eye needs-script"
        data-ready={hydrated ? "" : undefined}
        aria-label={t("password.show")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <EyeIcon className="icon" />
      </button>
    </>
  );
}
