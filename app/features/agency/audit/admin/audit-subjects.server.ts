/** What entries of the log are about. Names are looked up when the log is read: it outlives the people, and keeps no names of them. */
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { adminBookingPath, departurePath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { editorPath, guidePath, notesOfPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { siteScope } from "#app/features/publishing/content/admin/notes/note-scopes.ts";
import { enquiryPath } from "#app/features/people/enquiries/admin/enquiry-list.ts";
import { picturePath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { reviewPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { sectionId, settingsPath, settingsSections } from "#app/features/agency/settings/admin/settings-form.ts";
import { tripDataAddress } from "#app/features/agency/trip-data/trip-data-address.ts";
import { codePath } from "#app/features/selling/bookings/admin/promo-codes/promo-code-form.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { subjectKey, type AuditSubject, type SubjectKind } from "./audit-subjects.ts";

const { bookings, dataUploads, departures, destinationTranslations, enquiries, pictures, articleTranslations, profiles } = schema;
const { guideTranslations, promoCodes, reviews, subscriptions, teamMembers, testimonials, tourTranslations } = schema;

type FoundSubject = AuditSubject & { id: number | string };
type Finder = (db: Queryable, ids: string[], language: Language) => Promise<FoundSubject[]> | FoundSubject[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const number = /^\d{1,9}$/;

type Named = { table: PgTable; id: PgColumn; name: PgColumn; where?: SQL; path: (id: string, name: string) => string };

/** Things whose name stands in one column. Ids that cannot be one of them are not asked for. */
const named =
  ({ table, id, name, where, path }: Named): Finder =>
  async (db, ids) => {
    const whole = id.dataType === "number";
    const known = ids.filter((one) => (id.columnType === "PgUUID" ? uuid : whole ? number : /./).test(one));
    if (known.length === 0) return [];
    const rows = await db
      .select({ id: sql<string>`${id}::text`, name: sql<string>`${name}` })
      .from(table)
      .where(and(inArray(id, whole ? known.map(Number) : known), where));
    return rows.map((row) => ({ id: row.id, name: row.name, path: path(row.id, row.name) }));
  };

const inEnglish = (language: PgColumn) => eq(language, defaultLanguage);

const findDepartures: Finder = async (db, ids, language) => {
  const known = ids.filter((id) => uuid.test(id));
  if (known.length === 0) return [];
  const rows = await db
    .select({ id: departures.id, title: tourTranslations.title, startDate: departures.startDate })
    .from(departures)
    .innerJoin(tourTranslations, and(eq(tourTranslations.tourId, departures.tourId), inEnglish(tourTranslations.language)))
    .where(inArray(departures.id, known));
  const { date } = formatsFor(language);
  return rows.map(({ id, title, startDate }) => ({ id, name: `${title}, ${date(startDate)}`, path: departurePath(id) }));
};

const findUploads: Finder = async (db, ids) => {
  const known = ids.filter((id) => uuid.test(id));
  if (known.length === 0) return [];
  const { id, fileName, kind } = dataUploads;
  const rows = await db.select({ id, fileName, kind }).from(dataUploads).where(inArray(id, known));
  return rows.flatMap((row) => (row.fileName ? [{ id: row.id, name: row.fileName, path: tripDataAddress({ tab: row.kind }) }] : []));
};

const findProfiles: Finder = async (db, ids) => {
  const known = ids.filter((id) => uuid.test(id));
  if (known.length === 0) return [];
  const { id, firstName, lastName, email } = profiles;
  const rows = await db.select({ id, firstName, lastName, email }).from(profiles).where(inArray(id, known));
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim() || row.email,
    path: `/users?q=${encodeURIComponent(row.email)}`,
  }));
};

const findSettings: Finder = (_db, ids, language) => {
  const t = translator(language);
  return settingsSections
    .filter((section) => ids.includes(section))
    .map((section) => ({ id: section, name: t(`settings:${section}.title`), path: `${settingsPath}#${sectionId(section)}` }));
};

const findNotes: Finder = (_db, ids, language) => {
  const t = translator(language);
  const { countryName } = formatsFor(language);
  const nameOf = (scope: string) => (scope === siteScope ? t("guidesAdmin:notes.site") : countryName(scope));
  return ids.map((id) => ({ id, name: nameOf(id), path: notesOfPath(id) }));
};

const finders: Record<SubjectKind, Finder> = {
  booking: named({ table: bookings, id: bookings.id, name: bookings.reference, path: (_, reference) => adminBookingPath(reference) }),
  departure: findDepartures,
  "promo-code": named({ table: promoCodes, id: promoCodes.id, name: promoCodes.code, path: (id) => codePath(id) }),
  enquiry: named({ table: enquiries, id: enquiries.id, name: enquiries.reference, path: (id) => enquiryPath(id) }),
  profile: findProfiles,
  subscription: named({
    table: subscriptions,
    id: subscriptions.id,
    name: subscriptions.email,
    path: (_, email) => `/admin/newsletter?q=${encodeURIComponent(email)}`,
  }),
  tour: named({
    table: tourTranslations,
    id: tourTranslations.tourId,
    name: tourTranslations.title,
    where: inEnglish(tourTranslations.language),
    path: (id) => editorPath("tour", id),
  }),
  destination: named({
    table: destinationTranslations,
    id: destinationTranslations.destinationId,
    name: destinationTranslations.name,
    where: inEnglish(destinationTranslations.language),
    path: (id) => editorPath("destination", id),
  }),
  article: named({
    table: articleTranslations,
    id: articleTranslations.articleId,
    name: articleTranslations.title,
    where: inEnglish(articleTranslations.language),
    path: (id) => editorPath("article", id),
  }),
  testimonial: named({ table: testimonials, id: testimonials.id, name: testimonials.name, path: (id) => editorPath("testimonial", id) }),
  guide: named({
    table: guideTranslations,
    id: guideTranslations.guideId,
    name: guideTranslations.name,
    where: inEnglish(guideTranslations.language),
    path: (id) => guidePath(id),
  }),
  notes: findNotes,
  review: named({ table: reviews, id: reviews.id, name: reviews.name, path: (id) => reviewPath(id) }),
  picture: named({ table: pictures, id: pictures.name, name: pictures.name, path: (name) => picturePath(name) }),
  "team-member": named({ table: teamMembers, id: teamMembers.id, name: teamMembers.name, path: (id) => `/about?edit=${id}#team` }),
  "data-upload": findUploads,
  settings: findSettings,
};

type Entry = { subjectType: string; subjectId: string };

/** What is still there of what the entries are about: its name in the page's language and where administrators see it, by `subjectKey`. */
export async function subjectsOf(db: Queryable, entries: readonly Entry[], language: Language): Promise<Record<string, AuditSubject>> {
  const found = await Promise.all(
    Object.entries(finders).map(async ([kind, find]) => {
      const ids = [...new Set(entries.filter(({ subjectType }) => subjectType === kind).map(({ subjectId }) => subjectId))];
      const subjects = ids.length > 0 ? await find(db, ids, language) : [];
      return subjects.map(({ id, ...subject }) => [subjectKey({ subjectType: kind, subjectId: String(id) }), subject] as const);
    }),
  );
  return Object.fromEntries(found.flat());
}
