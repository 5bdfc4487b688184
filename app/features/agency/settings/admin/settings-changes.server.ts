/** What administrators change in the settings. Each change shows on every page at once, in every process. */
import crypto from "node:crypto";
import { eq } from "drizzle-orm";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { changedFields } from "#app/features/agency/audit/changed-fields.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema } from "#db/database.server.ts";
import type { SettingsSection } from "./settings-form.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";

const { settings } = schema;

/** Tells what a form was filled in with from what is stored now, also where nobody has set anything yet. */
export const versionOf = (value: Settings[SettingsSection]): string =>
  crypto.createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** As the audit log tells it: field by field. */
const factsOf = (value: Settings[SettingsSection]): Record<string, unknown> => (Array.isArray(value) ? { links: value } : { ...value });

export type SettingsChange = {
  section: SettingsSection;
  value: Settings[SettingsSection];
  /** `versionOf` what the form was filled in with. */
  seen: string;
};

/** `stale`: somebody else has saved the section since; nothing is changed, and `now` is what she has saved. */
export type SettingsOutcome = { ok: true; changed: boolean } | { ok: false; reason: "stale"; now: Settings };

/** Replaces a section of the settings, unless somebody else has done so since it was read. The same form sent twice is done once. */
export async function changeSettings(
  context: Pick<Context, "db" | "now" | "actor" | "language" | "reading">,
  { section, value, seen }: SettingsChange,
): Promise<SettingsOutcome> {
  const actor = requirePermission(context, "settings.change");
  const { db, now } = context;
  return db.transaction(async (tx): Promise<SettingsOutcome> => {
    const [row] = await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, section)).for("update");
    const before = await readSettings(tx);
    const stored = versionOf(before[section]);
    if (versionOf(value) === stored) return { ok: true, changed: false };
    if (stored !== seen) return { ok: false, reason: "stale", now: before };
    const set = { value, updatedAt: now() };
    if (row) await tx.update(settings).set(set).where(eq(settings.key, section));
    else {
      // Nothing to lock where nobody has set it yet: of two, the database takes the first.
      const added = await tx
        .insert(settings)
        .values({ key: section, ...set })
        .onConflictDoNothing()
        .returning({ key: settings.key });
      if (added.length === 0) return { ok: false, reason: "stale", now: await readSettings(tx) };
    }
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "settings.changed",
      subjectType: "settings",
      subjectId: section,
      ...changedFields(factsOf(before[section]), factsOf(value)),
    });
    await bumpCatalogueVersion(tx);
    return { ok: true, changed: true };
  });
}
