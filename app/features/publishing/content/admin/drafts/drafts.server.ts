/** Drafts that keep themselves: what somebody types into an editor's form, beside the piece, until she saves or discards it. */
import { and, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { z } from "zod";
import { schema, type Database, type Queryable } from "#db/database.server.ts";
import { requirePermission, type RequestContext } from "#app/features/people/access/context.server.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import { contentKinds, type ContentKind } from "#app/features/publishing/content/content-terms.ts";
import { tourSections } from "#app/features/publishing/content/tour-sections.ts";
import { languages } from "#app/i18n/languages.ts";
import { newPieceId, versionsOf } from "#app/features/publishing/content/versions/versions.server.ts";
import { beginAttempt, rateLimits, type RateVerdict } from "#app/platform/rate-limit.server.ts";
import type { ContentContext } from "#app/features/publishing/content/editing/content-changes.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { DraftForm, KeptAnswer, PageDraft } from "./draft.ts";

const { contentDrafts, profiles } = schema;

/** Characters of one draft; an editor with two full languages has a third of it. */
const largest = 400_000;
/** Drafts of one person; the oldest go. */
const mostDrafts = 40;
const keptMs = 30 * 24 * 3_600_000;
/** How long ago somebody else has typed who is taken to be at it still. */
const atItMs = 15 * 60_000;

const pieceId = z.string().regex(/^(new|\d{1,9}|[\da-f-]{36})$/);
const forms = ["editor", ...tourSections];
export const draftFormSchema = z.object({
  kind: z.enum(contentKinds),
  id: pieceId,
  form: z.enum(forms),
  language: z.enum(languages),
});
const fieldsSchema = z.record(z.string().max(200), z.string());
/** What the browser sends: fields as JSON, as many as the form has. */
export const draftSchema = draftFormSchema.extend({
  version: z.coerce.number().int().min(0),
  fields: z.string().transform((text, issues) => {
    try {
      return fieldsSchema.parse(JSON.parse(text));
    } catch {
      issues.addIssue({ code: "custom", message: "no fields" });
      return z.NEVER;
    }
  }),
});

const rowOf = ({ kind, id, form, language }: DraftForm) => ({ kind, pieceId: id, form: `${form} ${language}` });
const isOf = (profileId: string, of: DraftForm) => {
  const { kind, pieceId: id, form } = rowOf(of);
  const { profileId: owner, kind: ofKind, pieceId: ofPiece, form: ofForm } = contentDrafts;
  return and(eq(owner, profileId), eq(ofKind, kind), eq(ofPiece, id), eq(ofForm, form));
};

type Surroundings = Pick<KeptAnswer, "changed" | "others">;

/** Whether a piece has been saved since `version`, by whom, and who else has typed into the form just now. */
async function surroundings(
  db: Queryable,
  of: DraftForm,
  { version, me, now }: { version: number; me: string; now: Date },
): Promise<Surroundings> {
  const { kind, id, form } = of;
  if (id === newPieceId) return { others: [] };
  const [last] = await versionsOf(db, { kind, id });
  const typing = await db
    .selectDistinctOn([profiles.id], { first: profiles.firstName, last: profiles.lastName, at: contentDrafts.at })
    .from(contentDrafts)
    .innerJoin(profiles, eq(profiles.id, contentDrafts.profileId))
    .where(
      and(
        eq(contentDrafts.kind, kind),
        eq(contentDrafts.pieceId, id),
        // In this form, in whichever language beside English: sections are saved alone.
        inArray(
          contentDrafts.form,
          languages.map((language) => `${form} ${language}`),
        ),
        ne(contentDrafts.profileId, me),
        gt(contentDrafts.at, new Date(now.getTime() - atItMs)),
      ),
    )
    .orderBy(profiles.id, desc(contentDrafts.at));
  return {
    ...(last && last.version > version && last.by !== undefined && { changed: { name: last.by, at: last.at, version: last.version } }),
    others: typing.map(({ first, last: family, at }) => ({ name: `${first} ${family}`.trim(), at: at.toISOString() })),
  };
}

async function isThere(db: Queryable, kind: ContentKind, id: string): Promise<boolean> {
  if (id === newPieceId) return true;
  const table = contentTables[kind];
  return (
    (kind === "testimonial") === id.includes("-") && (await db.$count(table, eq(table.id, kind === "testimonial" ? id : Number(id)))) > 0
  );
}

type KeepOutcome =
  | { ok: true; kept: KeptAnswer }
  | { ok: false; reason: "absent" | "too_large" }
  | { ok: false; reason: "too_many"; wait: number };

/** Keeps what stands in a form, and tells what has become of its piece meanwhile. The piece itself stays as it is. */
export async function keepDraft(
  context: ContentContext & Pick<Services, "secret">,
  sent: z.infer<typeof draftSchema>,
): Promise<KeepOutcome> {
  const actor = requirePermission(context, "content.change");
  const { db } = context;
  const { version, fields, ...of } = sent;
  if (JSON.stringify(fields).length > largest) return { ok: false, reason: "too_large" };
  const verdict: RateVerdict = await beginAttempt(context, [{ limit: rateLimits.draft, source: actor.id }]);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  if (!(await isThere(db, of.kind, of.id))) return { ok: false, reason: "absent" };
  const at = context.now();
  await db.transaction(async (tx) => {
    const { profileId, kind, pieceId: piece, form } = contentDrafts;
    await tx
      .insert(contentDrafts)
      .values({ ...rowOf(of), profileId: actor.id, fields, version, at })
      .onConflictDoUpdate({ target: [profileId, kind, piece, form], set: { fields, version, at } });
    const older = tx
      .select({ at: contentDrafts.at })
      .from(contentDrafts)
      .where(eq(profileId, actor.id))
      .orderBy(desc(contentDrafts.at))
      .offset(mostDrafts)
      .limit(mostDrafts);
    await tx.delete(contentDrafts).where(and(eq(profileId, actor.id), inArray(contentDrafts.at, older)));
  });
  return { ok: true, kept: { at: at.toISOString(), ...(await surroundings(db, of, { version, me: actor.id, now: at })) } };
}

/** Forgets what she had typed into a form: it is saved, or she does not want it. */
export async function discardDraft(context: ContentContext, of: DraftForm): Promise<void> {
  const actor = requirePermission(context, "content.change");
  await context.db.delete(contentDrafts).where(isOf(actor.id, of));
}

/**
 * What the page of a form knows of drafts, and the fields where she goes on with hers (`?draft=continue`). `version` is the piece's
 * as it is now; 0 for a new one.
 */
export async function draftOfPage(
  context: RequestContext,
  of: DraftForm,
  version: number,
): Promise<{ draft: PageDraft; fields: Record<string, string> | undefined }> {
  const { id: me } = requirePermission(context, "content.change");
  const { db, request, now } = context;
  const [kept] = await db.select().from(contentDrafts).where(isOf(me, of));
  const shown = kept !== undefined && new URL(request.url).searchParams.get("draft") === "continue";
  const begun = kept?.version ?? version;
  return {
    draft: {
      of,
      version: shown ? begun : version,
      kept: kept && { at: kept.at.toISOString(), shown },
      ...(await surroundings(db, of, { version: begun, me, now: now() })),
    },
    fields: shown ? fieldsSchema.parse(kept.fields) : undefined,
  };
}

/** Forgets what was typed 30 days ago and never saved (docs/product.md, Versions and drafts). */
export async function forgetOldDrafts(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(contentDrafts)
    .where(lt(contentDrafts.at, new Date(now.getTime() - keptMs)))
    .returning({ id: contentDrafts.pieceId });
  return gone.length;
}
