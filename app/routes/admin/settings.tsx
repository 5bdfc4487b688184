import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { z } from "zod";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { changeSettings, versionOf } from "#app/features/agency/settings/admin/settings-changes.server.ts";
import { fieldsOf, parseSettings, sentFields, withRatesDay } from "#app/features/agency/settings/admin/settings-form.server.ts";
import {
  sectionId,
  settingsPath,
  settingsSections,
  type SettingsRefusal,
  type SettingsSection,
} from "#app/features/agency/settings/admin/settings-form.ts";
import { SettingsPage } from "#app/features/agency/settings/admin/settings-page.tsx";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
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
import { timeZones } from "#app/values/time-zones.ts";
import type { Route } from "./+types/settings";

export const handle: RouteHandle = { namespaces: ["settings"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: settingsStyles }];

const storedOf = (section: SettingsSection, settings: Settings) => ({
  values: fieldsOf(section, settings),
  version: versionOf(settings[section]),
});

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const actor = requirePermission(context, "settings.read");
  const { db, now } = context;
  // As they are stored now: a form that is filled in with settings of a second ago would only be refused.
  const settings = await readSettings(db);
  const title = translator(context.language)("settings:title");
  return {
    stored: {
      brand: storedOf("brand", settings),
      contacts: storedOf("contacts", settings),
      hours: storedOf("hours", settings),
      social: storedOf("social", settings),
      rates: storedOf("rates", settings),
      booking: storedOf("booking", settings),
      departures: storedOf("departures", settings),
      bankTransfer: storedOf("bankTransfer", settings),
    },
    mayChange: may(actor, "settings.change"),
    zones: timeZones(),
    today: dateInZone(now(), settings.hours.timeZone),
    meta: describeAdminPage(context, { title, path: settingsPath }),
  };
}

const sentSchema = z.object({ section: z.enum(settingsSections), version: z.string().min(1).max(64) });

/** Saves one section and shows the page anew, or says what was wrong with what was typed. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  const typed = sentFields(await formBody(request));
  const sent = sentSchema.safeParse(typed);
  if (!sent.success) return refuse(context, { problem: "unreadable" } satisfies SettingsRefusal, 400);
  const { section, version } = sent.data;
  const settings = await readSettings(context.db);
  const today = dateInZone(context.now(), settings.hours.timeZone);
  const values = section === "rates" ? withRatesDay(typed, fieldsOf(section, settings), today) : typed;
  const parsed = parseSettings(section, values, today);
  if (!parsed.ok) return refuse(context, { form: section, values, errors: parsed.errors } satisfies SettingsRefusal);
  const outcome = await changeSettings(context, { section, value: parsed.value, seen: version });
  if (!outcome.ok) {
    const stored = storedOf(section, outcome.now);
    return refuse(context, { form: section, values, problem: outcome.reason, stored } satisfies SettingsRefusal);
  }
  const { language } = context;
  const t = translator(language);
  const key = outcome.changed ? "done" : "unchanged";
  setFlash(context, {
    kind: "success",
    title: t(`settings:${key}.title`),
    text: t(`settings:${key}.text`, { section: t(`settings:${section}.title`) }),
  });
  return redirect(`${localPath(language, settingsPath)}#${sectionId(section)}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, zones, today, mayChange } = loaderData;
  return <SettingsPage stored={stored} zones={zones} today={today} mayChange={mayChange} answer={actionData} />;
}
