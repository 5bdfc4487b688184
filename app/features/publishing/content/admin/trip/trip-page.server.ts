/** What a section of a tour's trip shows, and what its form is answered. */
import { redirect } from "react-router";
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { besideEnglish, isEnglishAlone } from "#app/features/publishing/content/admin/editor/beside-english.server.ts";
import { markOf } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { discardDraft, draftOfPage } from "#app/features/publishing/content/admin/drafts/drafts.server.ts";
import { countBookedAhead } from "#app/features/publishing/content/editing/tell-travellers.server.ts";
import { guidesToChoose, updateTrip, type StoredTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import type { TripFormSection } from "#app/features/publishing/content/tour-sections.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { refuse } from "#app/platform/forms.server.ts";
import { fieldsOf } from "./trip-fields.server.ts";
import type { TripRefusal } from "./trip-form.ts";
import { readSection } from "./trip-form.server.ts";

type Asked = { section: TripFormSection; trip: StoredTrip };

const draftOf = ({ facts, wordsIn }: StoredTrip, language: OtherLanguage) => ({ facts, english: wordsIn("en"), other: wordsIn(language) });

/** What stands in the fields of a section: without those of another language where English is alone. */
function shownTrip(context: RequestContext, { section, trip }: Asked) {
  const all = Object.entries(fieldsOf(section, draftOf(trip, besideEnglish(context)), trip.durationDays));
  const isOther = ([name]: [string, string]) => name.split(".").includes("other");
  const fields = Object.fromEntries(isEnglishAlone(context) ? all.filter((field) => !isOther(field)) : all);
  return { fields, seen: markOf(fields) };
}

/** What is kept of the section's form while somebody types. */
const draftForm = (context: RequestContext, { section, trip }: Asked) => ({
  kind: "tour" as const,
  id: String(trip.id),
  form: section,
  language: isEnglishAlone(context) ? defaultLanguage : besideEnglish(context),
});

export async function loadTrip(context: RequestContext, asked: Asked) {
  const { section, trip } = asked;
  const { draft, fields: typed } = await draftOfPage(context, draftForm(context, asked), trip.version);
  const shown = shownTrip(context, asked);
  return {
    fields: typed ?? shown.fields,
    // What she goes on with was begun on another version: then that version counts alone.
    seen: draft.version === trip.version ? shown.seen : "",
    section,
    version: draft.version,
    draft,
    told: section === "points" ? await countBookedAhead(context.db, trip.id, context.now()) : 0,
    timeZone: context.settings.hours.timeZone,
    durationDays: trip.durationDays,
    guides: await guidesToChoose(context.db),
  };
}

const sentSchema = z.object({ version: z.coerce.number().int().min(0), seen: z.string().max(64).default("") });

/** Saves one section and shows it anew, or says what was wrong with what was typed. */
export async function answerTrip(
  context: RequestContext,
  { id, form, published, ...asked }: Asked & { id: string; form: FormData; published: boolean },
) {
  const { section, trip } = asked;
  const [language, alone] = [besideEnglish(context), isEnglishAlone(context)];
  const fields = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const sent = sentSchema.safeParse(fields);
  if (!sent.success) return refuse(context, { problem: "unreadable" } satisfies TripRefusal, 400);
  const draft = draftOf(trip, language);
  const read = readSection(section, fields, { draft, durationDays: trip.durationDays });
  if (!read.ok)
    return refuse(context, { form: section, fields, errors: read.errors, version: sent.data.version } satisfies TripRefusal, 400);
  // Whatever has changed meanwhile in other sections is not in the way of this one.
  const version = sent.data.seen === shownTrip(context, asked).seen ? trip.version : sent.data.version;
  const changed = alone ? { ...read.draft, other: draft.other } : read.draft;
  const outcome = await updateTrip(context, { id: Number(id), version, language, ...changed });
  if (!outcome.ok) {
    const problem = outcome.reason === "stale" ? "stale" : "absent";
    return refuse(context, { form: section, fields, problem, version: trip.version } satisfies TripRefusal);
  }
  await discardDraft(context, draftForm(context, asked));
  const t = translator(context.language);
  setFlash(context, {
    kind: "success",
    title: published ? t("tripAdmin:done.title") : t("contentAdmin:done.savedDraft.title"),
    text: published ? t("tripAdmin:done.text", { section: t(`tourAdmin:sections.${section}`) }) : t("contentAdmin:done.savedDraft.text"),
  });
  return redirect(localPath(context.language, tourPath(id, { section, language: alone ? defaultLanguage : language })), 303);
}
