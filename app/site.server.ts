/** The site as a function from request to answer; tests call it without a socket. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { markMessages } from "#app/i18n/i18n.server.ts";
import { languageRedirect } from "#app/i18n/language-redirect.server.ts";
import { pictureAnswer } from "#app/features/publishing/pictures/pictures.server.ts";
import type { VisitCounter } from "#app/features/agency/visits/visits.server.ts";
import { cleanAddress } from "#app/platform/clean-address.server.ts";
import { createHttpApp, formTargets, type RenderPage } from "#app/platform/http-app.server.ts";
import { ownOrigins } from "#app/platform/http-security.server.ts";
import { PageCache } from "#app/platform/page-cache.server.ts";
import { requestContext, servicesContext, type Services } from "#app/platform/request-context.server.ts";
import { declaredQuery } from "./declared-query.server.ts";
import { readableRequest } from "./readable-request.server.ts";

/** For the test that looks for untranslated text: every message of this build is marked until the returned function is called. */
export const showPseudoLanguage = () => markMessages();

/** The built site over these services. */
export async function createApp(services: Services & { visits?: VisitCounter }) {
  const build = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const allowedActionOrigins = ownOrigins(services.env.origin).map((origin) => new URL(origin).host);
  const mode = services.env.mode === "development" ? "development" : "production";
  const handler = createRequestHandler({ ...build, allowedActionOrigins }, mode);
  const render: RenderPage = async (request, info) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, info);
    return handler(readableRequest(request), context);
  };
  const pageCache = mode === "production" ? new PageCache(formTargets(services.env)) : undefined;
  const declared = declaredQuery(build);
  const app = createHttpApp({
    services,
    render,
    pageCache,
    declaredQuery: declared,
    answerFirst: (request) => languageRedirect(request) ?? cleanAddress(request),
    answerFile: (request) => pictureAnswer(services.db, request),
    onPageView: (view) => services.visits?.record(view),
  });
  return Object.assign(app, { pageCache, declaredQuery: declared });
}
