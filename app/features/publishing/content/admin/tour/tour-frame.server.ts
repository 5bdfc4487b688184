/** What every section of a tour's editor has around it: the list of sections with how far each is, and the way to the preview. */
import { inArray } from "drizzle-orm";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { besideEnglish, isEnglishAlone } from "#app/features/publishing/content/admin/editor/beside-english.server.ts";
import { gapsIn } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import type { EditedTour } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import type { StoredTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { schema } from "#db/database.server.ts";
import { checksOf, progressOf } from "./tour-checks.ts";
import { tourEditing } from "./tour-form.server.ts";

export type TourFrame = Awaited<ReturnType<typeof tourFrame>>;

type Stored = { tour: EditedTour; trip: StoredTrip; section: TourSection };

/** The frame of a section, as far as `loader` data can hold it. */
export async function tourFrame(context: RequestContext, { tour, trip, section }: Stored) {
  const { db, actor, now } = context;
  const { pictureTranslations } = schema;
  const names = [tour.facts.picture, ...tour.facts.gallery].filter(Boolean);
  const alts = await db
    .select({ name: pictureTranslations.pictureName, language: pictureTranslations.language, alt: pictureTranslations.alt })
    .from(pictureTranslations)
    .where(inArray(pictureTranslations.pictureName, names));
  const texts: Partial<Record<Language, Partial<TourText>>> = { ...tour.translations, [defaultLanguage]: tour.english };
  const checked = {
    tour: { facts: tour.facts, textIn: (language: Language) => texts[language] ?? {} },
    trip,
    altsOf: (picture: string) =>
      alts.flatMap(({ name, language, alt }) => (name === picture && alt.trim() !== "" && isLanguage(language) ? [language] : [])),
    gaps: gapsIn(tourEditing, tour),
    today: now().toISOString().slice(0, 10),
  };
  const checks = checksOf(checked);
  return {
    id: tour.id,
    title: tour.english.title,
    state: tour.state,
    version: tour.version,
    section,
    language: besideEnglish(context),
    englishAlone: isEnglishAlone(context),
    checks,
    progress: progressOf(checked, checks),
    mayDates: may(actor, "departures.change"),
  };
}
