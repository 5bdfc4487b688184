/** Whose notes there are: those of the site, and of each country, with how much of them a language has. */
import { sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { sharesOf, type Shares } from "#app/features/publishing/content/admin/guides/guide-list.server.ts";
import { noteTextSchema } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { siteScope } from "./note-scopes.ts";

const { noteTexts, tours } = schema;

export type NotesRow = { scope: string; sections: number; demo: boolean; shares: Shares; updatedAt: string | undefined };

/** The site first, then the countries by their names. */
export async function listNotes(db: Queryable, language: Language): Promise<NotesRow[]> {
  const rows = await db.select().from(noteTexts);
  const { countryName } = formatsFor(language);
  const scopes = [...new Set(rows.map(({ scope }) => scope))].filter((scope) => scope !== siteScope);
  const ordered = [siteScope, ...scopes.toSorted((one, other) => countryName(one).localeCompare(countryName(other), language))];
  return ordered.map((scope) => {
    const rowIn = (asked: string) => rows.find((row) => row.scope === scope && row.language === asked);
    const textIn = (asked: string) => noteTextSchema.parse(rowIn(asked)?.sections ?? {});
    const english = rowIn(defaultLanguage);
    return {
      scope,
      sections: Object.keys(textIn(defaultLanguage)).length,
      demo: english?.demo ?? false,
      shares: sharesOf(textIn),
      updatedAt: english?.updatedAt.toISOString(),
    };
  });
}

/** Countries that tours go to, by their codes. */
export async function countriesOfTours(db: Queryable): Promise<string[]> {
  const code = sql<string>`jsonb_array_elements_text(${tours.trip} -> 'countries')`;
  const rows = await db.selectDistinct({ code }).from(tours);
  return rows.map((row) => row.code);
}
