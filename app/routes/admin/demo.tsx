import { redirect } from "react-router";
import { z } from "zod";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { demoPath } from "#app/features/agency/demo/demo-address.ts";
import { countDemo, loadDemoContent, openDemoBookings, removeDemoContent } from "#app/features/agency/demo/demo-changes.server.ts";
import { DemoPage } from "#app/features/agency/demo/demo-page.tsx";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { samplesIn } from "#app/features/agency/settings/sample-settings.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/demo";

export const handle: RouteHandle = { namespaces: ["setup"], query: ["remove"] };
export const headers = personalPage;
export const meta = pageMeta;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  const { db } = context;
  const [counts, shown, booked] = await Promise.all([countDemo(db), isDemoContentShown(db), openDemoBookings(db)]);
  return {
    counts,
    shown,
    booked,
    asked: new URL(request.url).searchParams.has("remove"),
    meta: describeAdminPage(context, { title: translator(context.language)("setup:demo.title"), path: demoPath }),
  };
}

const formSchema = z.object({ intent: z.enum(["remove", "load"]) });

/** Takes the demo content out, or loads it again. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  const read = await readForm(request, formSchema);
  if (!read.ok) return refuse(context, { problem: "unreadable" }, 400);
  const { intent } = read.value;
  const outcome = intent === "remove" ? await removeDemoContent(context) : await loadDemoContent(context);
  if (!outcome.ok) return refuse(context, { problem: outcome.reason, bookings: outcome.bookings });
  const t = translator(context.language);
  const done = intent === "remove" ? "removed" : "loaded";
  // What the settings still hold of the example is no demo content, and stays.
  const left = intent === "remove" ? samplesIn(await readSettings(context.db)) : [];
  const what = formatsFor(context.language).list(left.map((section) => t(`setup:demo.samples.${section}`)));
  const text = left.length > 0 ? t("setup:demo.removed.left", { what }) : t(`setup:demo.${done}.text`);
  setFlash(context, { kind: "success", title: t(`setup:demo.${done}.title`), text });
  return redirect(localPath(context.language, demoPath), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function DemoRoute({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <DemoPage {...page} answer={actionData} />;
}
