import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { languageFacts, localPath } from "#app/i18n/languages.ts";
import { providerNames, type SignInProvider } from "#app/platform/sign-in-providers.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { ProviderIcon } from "./provider-icons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";

/**
 * Sign-in with an account of another site: those that are set up stand above the form with the password, the others below it, where they are
 * quiet. `choices` come from the loader (`providerChoices`); `query` keeps where to go afterwards. The page names the namespace `oauth`.
 */
export function ProviderButtons({ place, choices: all, query }: { place: "above" | "below"; choices: ProviderChoice[]; query: string }) {
  const { t } = useTranslation("oauth");
  const language = useLanguage();
  const reasonId = useId();
  const [clicked, setClicked] = useState<SignInProvider>();

  useEffect(() => {
    // Whoever comes back by the browser's button finds the page as she left it.
    const begin = ({ persisted }: PageTransitionEvent) => void (persisted && setClicked(undefined));
    window.addEventListener("pageshow", begin);
    return () => window.removeEventListener("pageshow", begin);
  }, []);

  const isSetUp = place === "above";
  const choices = all.filter(({ enabled }) => enabled === isSetUp);
  if (choices.length === 0) return null;
  const named = choices.map(({ provider }) => providerNames[provider]);
  const names = new Intl.ListFormat(languageFacts[language].locale, { type: "disjunction" }).format(named);
  return (
    <div className="grid gap-5">
      <div>
        <div className="provider-row" data-place={place} role="group" aria-label={t("buttons.label")}>
          {choices.map(({ provider }) => (
            <form
              key={provider}
              method="post"
              action={`${localPath(language, `/auth/sign-in/${provider}`)}${query}`}
              onSubmit={() => setClicked(provider)}
            >
              <SendButton
                look="button-provider button-wide"
                icon={<ProviderIcon provider={provider} />}
                disabled={!isSetUp}
                sending={clicked !== undefined}
                pressed={clicked === provider}
                aria-describedby={isSetUp ? undefined : reasonId}
              >
                {providerNames[provider]}
              </SendButton>
            </form>
          ))}
        </div>
        {isSetUp ? null : (
          <p className="field-hint" id={reasonId}>
            {t("buttons.unavailable", { provider: names })}
          </p>
        )}
        <p className="sr-only" role="status">
          {clicked ? t("buttons.connecting", { provider: providerNames[clicked] }) : null}
        </p>
      </div>
      {isSetUp ? <p className="auth-or">{t("buttons.or")}</p> : null}
    </div>
  );
}
