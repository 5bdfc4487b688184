import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { providerNames, type SignInProvider } from "#app/platform/sign-in-providers.ts";
import { ProviderIcon } from "./provider-icons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";

/**
 * Sign-in with an account of another site (specification 4, Social sign-in). `choices` come from the loader (`providerChoices`);
 * `redirectTo` is where to go afterwards. The page names the namespace `oauth`.
 */
export function ProviderButtons({ choices, redirectTo }: { choices: ProviderChoice[]; redirectTo?: string | undefined }) {
  const { t } = useTranslation("oauth");
  const language = useLanguage();
  const id = useId();
  const [clicked, setClicked] = useState<SignInProvider>();

  useEffect(() => {
    // Whoever comes back by the browser's button finds the page as she left it.
    const begin = ({ persisted }: PageTransitionEvent) => void (persisted && setClicked(undefined));
    window.addEventListener("pageshow", begin);
    return () => window.removeEventListener("pageshow", begin);
  }, []);

  return (
    <div className="provider-buttons" role="group" aria-labelledby={`${id}-label`}>
      <p className="provider-buttons-label" id={`${id}-label`}>
        {t("buttons.label")}
      </p>
      {choices.map(({ provider, enabled }) => {
        const name = providerNames[provider];
        const busy = clicked === provider;
        return (
          <form
            key={provider}
            method="post"
            action={localPath(language, `/auth/sign-in/${provider}`)}
            onSubmit={() => setClicked(provider)}
          >
            {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
            <button
              className="button button-provider button-wide"
              disabled={!enabled || clicked !== undefined}
              aria-busy={busy}
              aria-describedby={enabled ? undefined : `${id}-${provider}`}
            >
              {busy ? <span className="spinner" aria-hidden="true" /> : <ProviderIcon provider={provider} />}
              {busy ? t("buttons.connecting", { provider: name }) : name}
            </button>
            {enabled ? null : (
              <p className="field-hint" id={`${id}-${provider}`}>
                {t("buttons.unavailable", { provider: name })}
              </p>
            )}
          </form>
        );
      })}
    </div>
  );
}
