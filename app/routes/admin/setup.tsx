import { redirect } from "react-router";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { countDemo, removeDemoContent } from "#app/features/agency/demo/demo-changes.server.ts";
import { changeSettings, versionOf } from "#app/features/agency/settings/admin/settings-changes.server.ts";
import { parseSettings, sentFields, withRatesDay } from "#app/features/agency/settings/admin/settings-form.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { QuestionsPage, type QuestionAnswer } from "#app/features/agency/setup/questions-page.tsx";
import { keptFields, startOf } from "#app/features/agency/setup/setup-questions.server.ts";
import {
  pathAfter,
  questionIn,
  questionPath,
  sectionOf,
  setupQuestions,
  type SetupQuestion,
} from "#app/features/agency/setup/setup-questions.ts";
import { contextOf, requirePermission, type RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import settingsStyles from "#app/ui/styles/settings.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/setup";

export const handle: RouteHandle = { namespaces: ["setup", "settings"], query: ["question"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: settingsStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  const { db, env, now, account } = context;
  const question = questionIn(new URL(request.url).searchParams.get("question"));
  const settings = await readSettings(db);
  const today = dateInZone(now(), settings.hours.timeZone);
  const email = account?.email ?? "";
  return {
    question,
    stored:
      question === "demo" ? undefined : { values: startOf(question, settings, email), version: versionOf(settings[sectionOf[question]]) },
    demo: await countDemo(db),
    server: { mail: canEmail(context), cards: env.stripe !== undefined },
    today,
    meta: describeAdminPage(context, { title: translator(context.language)("setup:questions.title"), path: questionPath(question) }),
  };
}

/** Leads on to the next question, after the last one to the dashboard with a word that all is saved. */
function leadOn(context: RequestContext, question: SetupQuestion) {
  const t = translator(context.language);
  if (pathAfter(question) === "/admin")
    setFlash(context, { kind: "success", title: t("setup:questions.done.title"), text: t("setup:questions.done.text") });
  return redirect(localPath(context.language, pathAfter(question)), 303);
}

/** Saves one answer and leads on, or says what is wrong with it. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  const sent = sentFields(await formBody(request));
  const question = setupQuestions.find((known) => known === sent.question);
  const refused = (answer: Omit<QuestionAnswer, "at">, status?: number) => refuse(context, answer, status);
  if (!question) return refused({ problem: "unreadable" }, 400);
  if (question === "demo") {
    if (sent.demo !== "remove" || !(await isDemoContentShown(context.db))) return leadOn(context, question);
    const outcome = await removeDemoContent(context);
    return outcome.ok ? leadOn(context, question) : refused({ problem: outcome.reason, bookings: outcome.bookings });
  }
  const settings = await readSettings(context.db);
  const section = sectionOf[question];
  const today = dateInZone(context.now(), settings.hours.timeZone);
  const kept = keptFields(question, settings);
  const answered = { ...kept, ...sent };
  const values = question === "rates" ? withRatesDay(answered, kept, today) : answered;
  const parsed = parseSettings(section, values, today);
  if (!parsed.ok) return refused({ values, errors: parsed.errors });
  const outcome = await changeSettings(context, { section, value: parsed.value, seen: sent.version ?? "" });
  if (outcome.ok) return leadOn(context, question);
  const stored = { values: keptFields(question, outcome.now), version: versionOf(outcome.now[section]) };
  return refused({ values, problem: outcome.reason, stored });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function SetupRoute({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <QuestionsPage {...page} answer={actionData} />;
}
