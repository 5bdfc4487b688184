import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { clientI18n } from "#app/i18n/i18n.client.ts";
import { keepLanguage, rememberedLanguage, pathInChosenLanguage } from "#app/i18n/language-choice.ts";
import { PageFactsProvider, pageFactsOfDocument } from "#app/page-facts.tsx";
import { guardReloads, watchedRouter } from "#app/ui/reload-guard.ts";

/** A choice whose cookie has gone is still in the storage: then this page is not the one that was wanted. */
function restoreLanguage(): boolean {
  const chosen = rememberedLanguage();
  const path = pathInChosenLanguage(location.pathname, location.search, chosen);
  if (chosen === undefined || path === undefined) return false;
  keepLanguage(chosen);
  location.replace(path + location.hash);
  return true;
}

/**
 * What is broken off on purpose fails with an AbortError: a view transition by going back while it runs, the data of a page by going
 * on before they have come. React Router leaves some of these promises to the browser: an error on the console where nothing is wrong.
 */
function ignoreWhatIsBrokenOff(): void {
  addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}

async function startPage(): Promise<void> {
  const facts = pageFactsOfDocument();
  const i18n = await clientI18n(JSON.parse(facts.messages));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <PageFactsProvider value={facts}>
            <HydratedRouter instrumentations={[watchedRouter]} />
          </PageFactsProvider>
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

ignoreWhatIsBrokenOff();
guardReloads();
if (!restoreLanguage()) await startPage();
