/** Reads what is known of a trip beside its texts. */
import { and, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { alias } from "drizzle-orm/pg-core";
import { guideFactsSchema, noteTextSchema, tripFactsSchema, tripTextSchema, type NoteText } from "./trip-content.ts";
import { soloTravellers } from "./solo-travellers.server.ts";
import { tripOf, tripTextIn, type Trip } from "./trip.ts";

const { tours, tourTranslations, guides, guideTranslations, pictures, pictureTranslations, noteTexts } = schema;
const guideInEnglish = alias(guideTranslations, "guide_in_english");
/** As far as it is written: a text may lack any field. */
const someText = tripTextSchema.partial();

async function storedTrip(db: Queryable, language: Language, tourId: number) {
  const [row] = await db
    .select({ facts: tours.trip, own: tourTranslations.trip, inEnglish: english.tour.trip })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(eq(tours.id, tourId));
  if (!row?.facts) return undefined;
  const text = tripTextIn(someText.parse(row.own ?? {}), someText.parse(row.inEnglish ?? {}));
  return { facts: tripFactsSchema.parse(row.facts), text };
}

/** A trip with who leads it as a rule. */
export type TourTrip = Trip & {
  guide: Guide | undefined;
  /** In the server's words, which the page's scripts need not hold: what is women-led, with how many came alone. */
  womenLines: string[];
};

type TourOfTrip = { id: number; price: { price: number } };
type Question = { tour: TourOfTrip; today: CalendarDate };
type TripViewer = Pick<Viewer, "language" | "currency" | "rates">;
type StoredTrip = Awaited<ReturnType<typeof storedTrip>>;

async function shownTrip(db: Queryable, viewer: TripViewer, { tour, today, stored }: Question & { stored: StoredTrip }) {
  if (!stored) return undefined;
  const { language, currency, rates } = viewer;
  const trip = tripOf({ ...stored, price: tour.price.price, currency, rates, today });
  const [[guide], solo] = await Promise.all([guideOfTour(db, language, tour.id), soloTravellers(db, tour.id, today)]);
  const t = translator(language);
  return {
    ...trip,
    guide,
    womenLines: [...trip.womenLed.map((fact) => t(`trip:womenLed.${fact}`)), ...(solo ? [t("tripNotes:solo", solo)] : [])],
  } satisfies TourTrip;
}

/** The trip of a tour; undefined where nobody has written any facts. The price is that of one traveller in the viewer's currency; `today` is a date at the agency. */
export async function tripOfTour(db: Queryable, viewer: TripViewer, question: Question): Promise<TourTrip | undefined> {
  return shownTrip(db, viewer, { ...question, stored: await storedTrip(db, viewer.language, question.tour.id) });
}

/** The trip of a tour with the sections of its notes. */
export async function tripAndNotes(
  db: Queryable,
  viewer: TripViewer,
  question: Question,
): Promise<{ trip: TourTrip | undefined; texts: NoteText }> {
  const stored = await storedTrip(db, viewer.language, question.tour.id);
  const [trip, texts] = await Promise.all([shownTrip(db, viewer, { ...question, stored }), notesOf(db, viewer.language, stored)]);
  return { trip, texts };
}

export type Guide = {
  id: number;
  slug: string;
  name: string;
  place: string;
  about: string;
  /** BCP 47 tags, her own language first. */
  languages: string[];
  /** Their names in the language shown. Written here: a browser knows fewer languages by name than the server (not Balinese). */
  languageNames: string;
  since: number;
  picture: Picture;
};

const guidesById = (db: Queryable, language: Language, ids: number[]): Promise<Guide[]> =>
  someGuides(db, language, inArray(guides.id, ids));

const guideOfTour = (db: Queryable, language: Language, tourId: number): Promise<Guide[]> =>
  someGuides(db, language, inArray(guides.id, db.select({ id: tours.guideId }).from(tours).where(eq(tours.id, tourId))));

/** The guide of that web name; undefined where it is nobody's. */
export const guideBySlug = async (db: Queryable, language: Language, slug: string): Promise<Guide | undefined> =>
  (await someGuides(db, language, eq(guides.slug, slug)))[0];

/** A guide as the home page shows her, with the first of her tours. */
export type GuideOfTour = Pick<Guide, "name" | "place" | "picture"> & { tour: { slug: string; title: string } };

/** Those who lead a published tour, each once. */
export async function guidesOfTours(db: Queryable, language: Language): Promise<GuideOfTour[]> {
  const led = await db
    .select({ guideId: tours.guideId, slug: tours.slug, title: inLanguage<string>(tourTranslations.title, english.tour.title) })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(and(eq(tours.state, "published"), isNotNull(tours.guideId)))
    .orderBy(tours.id);
  const known = await guidesById(
    db,
    language,
    led.flatMap(({ guideId }) => guideId ?? []),
  );
  return led.flatMap(({ guideId, slug, title }, index) => {
    const guide = known.find(({ id }) => id === guideId);
    const before = led.slice(0, index).some((other) => other.guideId === guideId);
    return guide && !before ? [{ name: guide.name, place: guide.place, picture: guide.picture, tour: { slug, title } }] : [];
  });
}

const namedLanguages = (languages: string[], formats: ReturnType<typeof formatsFor>) => ({
  languages,
  languageNames: formats.list(languages.map(formats.languageName)),
});

async function someGuides(db: Queryable, language: Language, which: SQL): Promise<Guide[]> {
  const rows = await db
    .select({
      id: guides.id,
      slug: guides.slug,
      languages: guides.languages,
      since: guides.since,
      guideName: inLanguage<string>(guideTranslations.name, guideInEnglish.name),
      place: inLanguage<string>(guideTranslations.place, guideInEnglish.place),
      about: inLanguage<string>(guideTranslations.about, guideInEnglish.about),
      ...pictureColumns,
    })
    .from(guides)
    .innerJoin(guideInEnglish, and(eq(guideInEnglish.guideId, guides.id), eq(guideInEnglish.language, defaultLanguage)))
    .leftJoin(guideTranslations, and(eq(guideTranslations.guideId, guides.id), eq(guideTranslations.language, language)))
    .innerJoin(pictures, eq(pictures.name, guides.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(which);
  const formats = formatsFor(language);
  return rows.map(({ id, slug, languages, since, guideName, place, about, ...picture }) => ({
    id,
    slug,
    ...namedLanguages(guideFactsSchema.shape.languages.parse(languages), formats),
    since,
    name: guideName,
    place,
    about,
    picture: shownPicture(picture),
  }));
}

/** The sections of a trip's notes in a language: the tour's own, else the first of its countries that has one, else the site's; each in English where it is not translated. */
async function notesOf(db: Queryable, language: Language, stored: StoredTrip): Promise<NoteText> {
  const scopes = ["site", ...(stored?.facts.countries ?? []).toReversed()];
  const rows = await db
    .select()
    .from(noteTexts)
    .where(and(inArray(noteTexts.scope, scopes), inArray(noteTexts.language, [language, defaultLanguage])));
  const sectionsOf = (scope: string): NoteText => {
    const writtenIn = (asked: string) =>
      noteTextSchema.parse(rows.find((row) => row.scope === scope && row.language === asked)?.sections ?? {});
    return { ...writtenIn(defaultLanguage), ...writtenIn(language) };
  };
  return Object.assign({}, ...scopes.map(sectionsOf), stored?.text.notes ?? {});
}
