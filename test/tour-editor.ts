/** The editor of tours as an administrator's browser has it, with German beside English. */
import { tourForEditing, type EditedTour } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { storedTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import { typedPiece } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { daysEditing } from "#app/features/publishing/content/admin/tour/tour-days-form.server.ts";
import { tourEditing } from "#app/features/publishing/content/admin/tour/tour-form.server.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import type { Database } from "#db/database.server.ts";
import { departWeekly } from "./departures.ts";
import type { Visitor } from "./visitor.ts";

export type Fields = Record<string, string>;

/** A section of the editor; the bare address is that of the basics. */
export const editorAt = (id: number | string, section?: TourSection, language = "de") =>
  `/admin/content/tours/${id}${section ? `/${section}` : ""}?language=${language}`;

/** The sections that hold the fields of a tour itself. */
export const ownSections = ["basics", "texts", "days", "pictures"] as const satisfies TourSection[];

export async function storedTour(db: Database, id: number): Promise<EditedTour> {
  const stored = await tourForEditing(db, id);
  if (!stored) throw new Error(`no tour ${id}`);
  return stored;
}

/** What stands in the forms of a tour's own sections, together: each of them reads its fields and no others. */
export async function tourForm(db: Database, id: number, language: OtherLanguage = "de"): Promise<Fields> {
  const stored = await storedTour(db, id);
  const trip = await storedTrip(db, id);
  if (!trip) throw new Error(`no trip ${id}`);
  const { beside } = daysEditing(trip, language);
  return { form: "save", version: String(stored.version), ...typedPiece(tourEditing.fields, stored, language), ...beside?.values };
}

/** `open` gives the database and the administrator once the site is open. */
export function tourEditor(open: () => { db: Database; admin: Visitor }) {
  let made = 0;
  return {
    stateOf: (id: number) => storedTour(open().db, id),
    formOf: (id: number) => tourForm(open().db, id),
    /** A new tour, as a draft: begun in the short form, then section by section as the first of the demo is, under another title. Published, it departs each week. */
    async draft(): Promise<{ id: number; slug: string; title: string; fields: Fields }> {
      const { db, admin } = open();
      made += 1;
      const title = `Journey ${String.fromCharCode(64 + made)}${made}`;
      const sent = { ...(await tourForm(db, 1)), version: "0", slug: "", "english.title": title };
      const answer = await admin.post(editorAt("new"), sent);
      const id = Number(/\/tours\/(\d+)\/texts\?language=de$/.exec(answer.headers.get("Location") ?? "")?.[1]);
      if (answer.status !== 303 || !id) throw new Error(`not created: ${answer.status}`);
      for (const section of ownSections) {
        const { version } = await storedTour(db, id);
        const saved = await admin.post(editorAt(id, section), { ...sent, version: String(version) });
        if (saved.status !== 303) throw new Error(`${section} not saved: ${saved.status}`);
      }
      await departWeekly(db, id);
      return { id, slug: (await storedTour(db, id)).slug, title, fields: await tourForm(db, id) };
    },
    async setState(id: number, state: string): Promise<void> {
      const { db, admin } = open();
      const { version } = await storedTour(db, id);
      const answer = await admin.post(editorAt(id, "publication"), { form: "publication", version: String(version), state });
      if (answer.status !== 303) throw new Error(`not ${state}: ${answer.status}`);
    },
  };
}

/** How many days a form has. */
export const daysIn = (fields: Fields) => Object.keys(fields).filter((name) => /^english\.itinerary\.\d+\.title$/.test(name)).length;

/** The form without one of its days, in both languages. */
export const withoutDay = (fields: Fields, day: number): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes(`.itinerary.${day}.`)));
