import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { clientI18n } from "#app/i18n/i18n.client.ts";
import { PageFactsProvider, pageFactsOfDocument } from "#app/page-facts.tsx";

const facts = pageFactsOfDocument();
const i18n = await clientI18n(JSON.parse(facts.messages));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PageFactsProvider value={facts}>
          <HydratedRouter />
        </PageFactsProvider>
      </I18nextProvider>
    </StrictMode>,
  );
});
