import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, redirect, useSearchParams } from "react-router";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { answerText } from "#app/features/agency/trip-data/answer-text.ts";
import { readTripDataAddress, tripDataPath } from "#app/features/agency/trip-data/trip-data-address.ts";
import { answerTripDataForm } from "#app/features/agency/trip-data/trip-data-form.server.ts";
import { readTripDataPage } from "#app/features/agency/trip-data/trip-data-page.server.ts";
import { TripDataView } from "#app/features/agency/trip-data/trip-data-view.tsx";
import { largestCsvFile } from "#app/platform/body-limits.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { serverI18n, translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import tripDataStyles from "#app/ui/styles/trip-data.css?url";
import type { Route } from "./+types/trip-data";

export const handle: RouteHandle = { namespaces: ["tripData"], query: ["tab", "q", "region", "country", "activity", "day", "preview"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: tripDataStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.read");
  const { db } = context;
  const { searchParams } = new URL(request.url);
  const [page, clock] = await Promise.all([
    readTripDataPage(db, readTripDataAddress(searchParams), searchParams.get("preview")),
    adminClock(context),
  ]);
  const title = translator(context.language)("tripData:title");
  return { page, clock, meta: describeAdminPage(context, { title, path: tripDataPath }) };
}

/** Everything that the page's forms ask for. Where it is done, the page that shows it follows. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "tripData.change");
  const { answer, status } = await answerTripDataForm(context, request);
  if (!("done" in answer)) return data(answer, status);
  const { language } = context;
  const t = serverI18n(language).getFixedT(language, "tripData");
  const told = answerText(answer, { t, number: formatsFor(language).number, largest: largestCsvFile });
  if (told) setFlash(context, told);
  return redirect(localPath(language, answer.show), 303);
}

export default function TripData({ loaderData: { page, clock }, actionData }: Route.ComponentProps) {
  return <TripDataView page={page} clock={clock} answer={actionData} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("tripData");
  const [params] = useSearchParams();
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t(`${readTripDataAddress(params).tab}.failed`)} />
    </>
  );
}
