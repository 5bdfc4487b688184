import { Fragment, Suspense } from "react";
import { openContext } from "#app/features/people/accounts/session/session.server.ts";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import { layoutData } from "#app/features/site/layout/layout-data.server.ts";
import { FlashMessage } from "#app/features/site/layout/flash-message.tsx";
import { LanguageSuggestion } from "#app/features/site/layout/language-suggestion.tsx";
import { SessionWatch } from "#app/features/site/layout/session-watch.tsx";
import { SiteFooter } from "#app/features/site/layout/site-footer.tsx";
import { SiteHeader } from "#app/features/site/layout/site-header.tsx";
import { SlimHeader } from "#app/features/site/layout/slim-header.tsx";
import { useLayout, useSlim, useWholeAtOnce } from "#app/features/site/layout/use-layout.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { messagesElementId, usePageFacts } from "#app/page-facts.tsx";
import { SavedSync } from "#app/features/people/saved/saved-sync.tsx";
import { NotFound } from "#app/features/site/layout/not-found.tsx";
import { ErrorPage, isUnreachable } from "#app/features/site/layout/error-page.tsx";
import { EarlyInput, EarlyInputRepeated } from "#app/ui/early-input.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { PageProgress } from "#app/ui/page-progress.tsx";
import { RouteAnnouncer } from "#app/ui/route-announcer.tsx";
import { ToastHost } from "#app/ui/toast-host.tsx";
import type { Route } from "./+types/root";
import styles from "./app.css?url";
import muktaDevanagari from "./ui/fonts/mukta-400-devanagari.woff2?url";
import muktaLatin from "./ui/fonts/mukta-400-latin.woff2?url";
import rozhaDevanagari from "./ui/fonts/rozha-400-devanagari.woff2?url";
import rozhaLatin from "./ui/fonts/rozha-400-latin.woff2?url";

const preloadedFont = (href: string) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" as const });

const devanagariFonts = [rozhaDevanagari, muktaDevanagari];

export const links: Route.LinksFunction = () => [
  preloadedFont(rozhaLatin),
  preloadedFont(muktaLatin),
  { rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/icons/favicon-32.png", sizes: "32x32", type: "image/png" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** What loaders, actions and verbs are given first. */
export const middleware: Route.MiddlewareFunction[] = [openContext];

export function loader({ request, context }: Route.LoaderArgs) {
  return layoutData(request, context);
}

/** The layout stays as it is from page to page; a form (the currency) may change it, and so does another language. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
  // A page that is asked for again: another tab has signed in or out.
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  // The list of an account may have changed on another device: its own pages show it as it is. The cart comes with the number in its link.
  if (/\/(?:saved|profile|cart)$/.test(nextUrl.pathname)) return defaultShouldRevalidate;
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) && defaultShouldRevalidate;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const facts = usePageFacts();
  const layout = useLayout();
  const slim = useSlim();
  const PagePart = useWholeAtOnce() ? Fragment : Suspense;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <html lang={language} dir="ltr" data-error-id={facts.errorId} data-unavailable={facts.unavailable ? "true" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF5EA" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#072A32" media="(prefers-color-scheme: dark)" />
        {/* With a precedence React writes it before the scripts' preloads: nothing is painted until it is there. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Meta />
        <Links nonce="" />
        {language === "hi" ? devanagariFonts.map((href) => <link key={href} {...preloadedFont(href)} />) : null}
      </head>
      <body>
        <EarlyInput nonce={facts.nonce} />
        <InPageLink className="skip-link" place="main">
          {t("skipToContent")}
        </InPageLink>
        {/* Each part comes alive by itself, sooner where it is touched: in one piece a slow phone would stand still. */}
        <Suspense>
          {slim ? <SlimHeader layout={layout} /> : <SiteHeader layout={layout} />}
          <EarlyInputRepeated part="header" />
        </Suspense>
        <main id="main" tabIndex={-1} className="outline-none">
          <FlashMessage flash={layout?.flash} />
          <PagePart>
            {children}
            <EarlyInputRepeated part="main" />
          </PagePart>
        </main>
        <Suspense>
          <SiteFooter layout={layout} />
          <EarlyInputRepeated part="footer" />
        </Suspense>
        <LanguageSuggestion />
        <PageProgress />
        <RouteAnnouncer />
        {/* Who is signed in works with forms, and hears by toasts what came of them. */}
        <ToastHost ahead={layout?.account !== undefined} />
        {layout?.account ? <SavedSync account={layout.account} /> : null}
        {layout ? <SessionWatch accountId={layout.account?.id ?? null} /> : null}
        <script
          type="application/json"
          id={messagesElementId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: facts.messages }}
        />
        <EarlyInputRepeated part="page" />
        <ScrollRestoration nonce={facts.nonce} />
        <Scripts nonce={facts.nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What is refused for a while says for how long. */
export function headers({ errorHeaders }: Route.HeadersArgs): Record<string, string> {
  const wait = errorHeaders?.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} unreachable={isUnreachable(error)} />;
}
