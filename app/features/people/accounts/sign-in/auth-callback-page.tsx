import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { providerNames, type SignInProvider } from "#app/platform/sign-in-providers.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ProviderFailureReason } from "#app/features/people/accounts/providers/provider-failure.ts";

type Failure = { reason: ProviderFailureReason; provider: SignInProvider | undefined; reference: string | undefined };

/** Shown between the provider and the site, or in place of it. */
export function AuthCallbackPage({ goTo, failure }: { goTo?: string; failure?: Failure }) {
  const { t } = useTranslation(["oauth", "common"]);
  const title = t(failure ? "failed.title" : "completing.title");
  return (
    <div className="page-width section-tight">
      <title>{`${title} | ${t("common:brand")}`}</title>
      <meta name="robots" content="noindex" />
      {failure ? (
        <EmptyState picture="error" heading={title} headingLevel={1}>
          <FailureText {...failure} />
          <LocalLink className="button button-primary" to="/sign-in">
            {t("failed.return")}
          </LocalLink>
        </EmptyState>
      ) : null}
      {goTo ? (
        <>
          {/* The browser's own way on: it needs no JavaScript and leaves this page out of the history. */}
          <meta httpEquiv="refresh" content={`0; url=${goTo}`} />
          <div className="empty-state">
            <span className="spinner" aria-hidden="true" />
            <h1 className="h3">{title}</h1>
            <p className="lead" role="status">
              {t("completing.text")}
            </p>
            <a className="button button-secondary" href={goTo}>
              {t("completing.continue")}
            </a>
          </div>
        </>
      ) : null}
    </div>
  );
}

function FailureText({ reason, provider, reference }: Failure) {
  const { t } = useTranslation("oauth");
  const name = provider ? providerNames[provider] : t("failed.theProvider");
  return (
    <div role="alert" className="grid gap-3">
      <p className="lead">{t(`failed.reasons.${reason}`, { provider: name })}</p>
      {reference ? <p className="text-sm text-muted">{t("failed.reference", { reference })}</p> : null}
    </div>
  );
}
